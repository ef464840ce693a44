# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    mkdir -p src/com/example out
    echo 'package com.example; public class Main { public static void main(String[] a) { System.out.println("hi"); } }' >src/com/example/Main.java
    must javac -d out src/com/example/Main.java
}
error() { setup; must jar cf app.jar -C out .; java -jar app.jar; }
error_zh() { error; }
dead_end_1() { setup; mkdir out/META-INF; printf 'Main-Class: com.example.Main\n' >out/META-INF/MANIFEST.MF; (cd out && jar cf ../app.jar META-INF com); java -jar app.jar; }
dead_end_2() { setup; printf 'Main-Class: com.example.Main' >manifest.txt; must jar cfm app.jar manifest.txt -C out .; java -jar app.jar; }
workaround_5() {
    setup; jar cfe app.jar com.example.Main -C out . && java -jar app.jar | grep -qx hi || return 1
    must jar cf app.jar -C out .; jar ufe app.jar com.example.Main && java -jar app.jar | grep -qx hi
}
workaround_6() { setup; must jar cf app.jar -C out .; java -cp app.jar com.example.Main | grep -qx hi; }
