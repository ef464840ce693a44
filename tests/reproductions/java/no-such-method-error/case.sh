# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    mkdir n o app
    echo 'package dep; public class Dep { public static String hi() { return "hi"; } }' >Dep.java; must javac -d n Dep.java; must jar cf new.jar -C n .
    echo 'package dep; public class Dep { }' >Dep.java; must javac -d o Dep.java; must jar cf old.jar -C o .
    echo 'public class Main { public static void main(String[] a) { System.out.println(dep.Dep.hi()); } }' >Main.java
    rm -r Dep.java n o
    must javac -cp new.jar -d app Main.java
}
error() { setup; java -cp app:old.jar Main; }
dead_end_1() { setup; java -cp app:old.jar:new.jar Main; }
dead_end_2() { setup; must javac -cp new.jar -d app Main.java; java -cp app:old.jar Main; }
workaround_4() { setup; java -verbose:class -cp "app:old.jar:new.jar" Main 2>/dev/null | grep 'dep.Dep ' | grep -q old.jar; }
workaround_6() { setup; rm old.jar; java -cp "app:new.jar" Main | grep -qx hi; }
