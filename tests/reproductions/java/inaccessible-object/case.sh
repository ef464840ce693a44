# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    mkdir -p src/com/example out
    cat >src/com/example/Main.java <<'X'
package com.example;
public class Main {
    public static void main(String[] a) throws Exception {
        java.lang.reflect.Field f = java.util.ArrayList.class.getDeclaredField("elementData");
        f.setAccessible(true);
        System.out.println("opened");
    }
}
X
    must javac -d out src/com/example/Main.java
    must jar cfe app.jar com.example.Main -C out .
}
error() { setup; java -jar app.jar; }
dead_end_1() { setup; java --illegal-access=permit -jar app.jar; }
dead_end_2() { setup; java --add-exports java.base/java.util=ALL-UNNAMED -jar app.jar; }
dead_end_3() { setup; java -jar app.jar --add-opens java.base/java.util=ALL-UNNAMED; }
workaround_2() { setup; java --add-opens java.base/java.util=ALL-UNNAMED -jar app.jar | grep -qx opened; }
workaround_5() { setup; export JDK_JAVA_OPTIONS="--add-opens java.base/java.util=ALL-UNNAMED"; java -jar app.jar 2>/dev/null | grep -qx opened; }
workaround_6() {
    setup; printf 'Main-Class: com.example.Main\nAdd-Opens: java.base/java.util\n' > manifest.txt
    jar cfm app.jar manifest.txt -C out . && java -jar app.jar | grep -qx opened
}
