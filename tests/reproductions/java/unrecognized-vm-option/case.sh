# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() { echo 'public class App { public static void main(String[] a) { System.out.println("hi"); } }' >App.java; must javac App.java; must jar cfe app.jar App App.class; }
error() { setup; java -XX:MaxPermSize=128m -jar app.jar; }
dead_end_1() { setup; java -XX:+UnlockExperimentalVMOptions -XX:+UseConcMarkSweepGC -jar app.jar; }
dead_end_2() { setup; java -XX:UseConcMarkSweepGC -jar app.jar; }
workaround_2() {
    setup
    java -XX:MaxMetaspaceSize=256m -XX:+UseG1GC "-Xlog:gc*:file=gc.log:time,level,tags:filecount=2,filesize=100M" -jar app.jar | grep -qx hi && test -s gc.log
}
workaround_4() { setup; java -XX:+IgnoreUnrecognizedVMOptions -XX:+UseConcMarkSweepGC -jar app.jar | grep -qx hi; }
