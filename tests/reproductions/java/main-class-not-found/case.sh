# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar unzip
# packages: default-jdk-headless unzip
# version: java -version 2>&1 | head -1

setup() {
    mkdir -p src/com/example lib d
    echo 'package dep; public class Dep { public static String hi() { return "hi"; } }' >Dep.java
    must javac -d d Dep.java; must jar cf lib/dep.jar -C d .; rm -r Dep.java d
    echo 'package com.example; public class App { public static void main(String[] a) { System.out.println("hi"); } }' >src/com/example/App.java
    echo 'package com.example; public class Uses extends dep.Dep { public static void main(String[] a) { System.out.println(hi()); } }' >src/com/example/Uses.java
}
error() { setup; must javac -d out src/com/example/App.java; java -cp out App; }
error_zh() { error; }
dead_end_1() { echo 'public class App { public static void main(String[] a) { } }' >App.java; must javac App.java; java App.class; }
dead_end_2() { setup; must javac -d out src/com/example/App.java; cd out/com/example && java App; }
dead_end_3() {
    echo 'public class App { public static void main(String[] a) { } }' >App.java; must javac App.java
    CLASSPATH=/usr/lib/jvm/default-java/lib java App
}
workaround_1() { setup; javac -d out src/com/example/App.java && java -cp out com.example.App | grep -qx hi; }
workaround_4() { setup; must javac -cp 'lib/*' -d out src/com/example/Uses.java; java -cp "out:lib/*" com.example.Uses | grep -qx hi; }
workaround_5() {
    setup; must javac -d out src/com/example/App.java; must jar cfe app.jar App -C out .
    unzip -p app.jar META-INF/MANIFEST.MF | grep -q 'Main-Class: App' && jar tf app.jar | grep -qx com/example/App.class || return 1
    must jar ufe app.jar com.example.App; java -jar app.jar | grep -qx hi
}
workaround_6() {
    echo 'public class Main { public static void main(String[] a) { System.out.println("hi"); } }' >Main.java; must javac Main.java
    export CLASSPATH=/usr/lib/jvm/default-java/lib
    unset CLASSPATH; java -cp . Main | grep -qx hi
}
