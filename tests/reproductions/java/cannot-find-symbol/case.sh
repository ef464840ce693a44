# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: javac -version

plain() { printf '%s\npublic class App { public static void main(String[] a) { List<String> l = new ArrayList<>(); System.out.println("size " + l.size()); } }\n' "$1" >App.java; }
packaged() {
    mkdir -p src/com/example
    echo 'package com.example; class Helper { static String hi() { return "hi"; } }' >src/com/example/Helper.java
    echo 'package com.example; public class Main { public static void main(String[] a) { System.out.println(Helper.hi()); } }' >src/com/example/Main.java
}
library() {
    mkdir -p d lib; echo 'package dep; public class Dep { public static String hi() { return "hi"; } }' >Dep.java
    must javac -d d Dep.java; must jar cf lib/dep.jar -C d .; rm Dep.java
    mkdir -p src/com/example
    printf 'package com.example;\nimport static dep.Dep.hi;\npublic class Main { public static void main(String[] a) { System.out.println(hi()); } }\n' >src/com/example/Main.java
}
error() { plain ''; javac App.java; }
error_zh() { error; }
dead_end_1() {
    library
    javac -d out src/com/example/Main.java && java -cp 'out:lib/*' com.example.Main
}
dead_end_2() { packaged; cd src/com/example && javac Main.java; }
dead_end_3() { plain 'import java.util;'; javac App.java; }
workaround_1() { plain 'import java.util.List; import java.util.ArrayList;'; javac App.java && java App | grep -qx 'size 0'; }
workaround_4() { library; javac -cp "lib/*" -d out src/com/example/Main.java && java -cp "out:lib/*" com.example.Main | grep -qx hi; }
workaround_5() { packaged; javac -d out -sourcepath src src/com/example/Main.java && java -cp out com.example.Main | grep -qx hi; }
