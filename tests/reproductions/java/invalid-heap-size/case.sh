# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() { echo 'public class App { public static void main(String[] a) { System.out.println("hi"); } }' >App.java; must javac App.java; must jar cfe app.jar App App.class; }
error() { setup; java -Xmx9999999g -jar app.jar; }
dead_end_1() { setup; java -Xms9999999g -Xmx9999999g -jar app.jar; }
dead_end_2() { setup; java -Xmx2gb -jar app.jar; }
workaround_1() { setup; java -Xms256m -Xmx1g -jar app.jar | grep -qx hi; }
workaround_2() { java -version 2>&1 | grep -q '64-Bit'; }
workaround_3() { export JAVA_TOOL_OPTIONS=-Xmx64m; env | grep -E 'JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS|_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS' | grep -qx 'JAVA_TOOL_OPTIONS=-Xmx64m'; }
