# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
error() { printf 'public class Main {\n    public static void main(String[] a) {\n        if (a.length == 0) {\n            System.out.println("x");\n    }\n}\n' | j; }
workaround_2() { printf 'public class Main {\n    public static void main(String[] args) {\n        System.out.println("hi");\n' | wrong; printf 'public class Main {\n    public static void main(String[] args) {\n        System.out.println("hi");\n    }\n}\n' | j | grep -qx hi; }
workaround_3() { printf 'public class Main {\n    void f() {\n' >Main.java; test "$(grep -o '{' Main.java | wc -l; grep -o '}' Main.java | wc -l)" = "2
0"; }
