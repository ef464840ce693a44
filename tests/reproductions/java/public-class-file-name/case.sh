# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: javac -version

one() { echo 'public class Foo { public static void main(String[] a) { System.out.println("hi"); } }'; }
error() { one >app.java; javac app.java; }
error_zh() { error; }
dead_end_1() { one >foo.java; javac foo.java; }
workaround_1() { one >app.java; mkdir src; mv app.java src/; f=src/app.java; mv "$f" "$(dirname "$f")/Foo.java"; cd src; javac Foo.java && java Foo | grep -qx hi; }
workaround_2() { one | sed "s/Foo/Main/" >Main.java; javac Main.java && java Main | grep -qx hi; }
workaround_3() {
    { one; echo 'public class Helper { }'; } >Foo.java; javac Foo.java 2>/dev/null && return 1
    { one; echo 'class Helper { }'; } >Foo.java
    javac Foo.java && java Foo | grep -qx hi
}
workaround_4() { one >app.java; java app.java | grep -qx hi; }
