# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar unzip
# packages: default-jdk-headless unzip
# version: java -version 2>&1 | head -1

setup() {
    mkdir -p d lib out src/com/example
    echo 'package dep; public class Dep { public static String hi() { return "hi"; } }' >Dep.java
    must javac -d d Dep.java; must jar cf lib/dep.jar -C d .; rm -r Dep.java d
    echo 'package com.example; public class Main { public static void main(String[] a) { System.out.println(dep.Dep.hi()); } }' >src/com/example/Main.java
    must javac -cp 'lib/*' -d out src/com/example/Main.java
    must jar cfe app.jar com.example.Main -C out .
}
error() { setup; java -jar app.jar; }
dead_end_1() { setup; java -cp 'lib/*' -jar app.jar; }
dead_end_2() { setup; must jar uf app.jar lib/dep.jar; java -jar app.jar; }
dead_end_3() { setup; must javac -cp 'lib/*' -d out src/com/example/Main.java; java -cp out com.example.Main; }
workaround_4() { setup; java -cp "app.jar:lib/*" com.example.Main | grep -qx hi; }
workaround_5() { setup; for j in lib/*.jar; do unzip -l "$j" | grep -q 'dep/Dep.class' && echo "$j"; done | grep -qx lib/dep.jar; }
workaround_7() {
    setup; printf 'Main-Class: com.example.Main\nClass-Path: lib/dep.jar\n' > manifest.txt
    jar cfm app.jar manifest.txt -C out . && java -jar app.jar | grep -qx hi
}
