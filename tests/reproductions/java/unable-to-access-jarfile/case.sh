# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    mkdir target; echo 'public class App { public static void main(String[] a) { System.out.println("hi"); } }' >App.java
    must javac App.java; must jar cfe 'target/my app.jar' App App.class
}
error() { setup; java -jar 'my app.jar'; }
dead_end_1() { setup; PATH="/usr/lib/jvm/default-java/bin:$PATH" java -jar 'my app.jar'; }
dead_end_2() { setup; java -cp target -jar 'my app.jar'; }
workaround_1() { setup; ls -l target/*.jar && java -jar "$PWD/target/my app.jar" | grep -qx hi; }
