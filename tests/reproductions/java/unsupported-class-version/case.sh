# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

# A class "from a newer JDK": the version number in the class file is raised (byte 6 and 7).
newer() { printf '\000\377' | dd of="$1" bs=1 seek=6 conv=notrunc status=none; }
setup() { mkdir -p src; echo 'public class Main { public static void main(String[] a) { System.out.println("hi"); } }' >src/Main.java; must javac -d out src/Main.java; }
error() { setup; newer out/Main.class; java -cp out Main; }
error_zh() { error; }
dead_end_1() { setup; newer out/Main.class; JAVA_HOME=/usr/lib/jvm/newer java -cp out Main; }
dead_end_2() {
    mkdir -p src lib out
    echo 'public class Dep { public static String hi() { return "hi"; } }' >src/Dep.java; must javac -d lib src/Dep.java
    echo 'public class Main { public static void main(String[] a) { System.out.println(Dep.hi()); } }' >src/Main.java
    must javac --release 8 -cp lib -d out src/Main.java
    newer lib/Dep.class; java -cp out:lib Main
}
workaround_3() { setup; newer out/Main.class; javac --release 8 -d out src/Main.java 2>log.txt && java -cp out Main | grep -qx hi && javap -v -cp out Main | grep -q 'major version: 52'; }
