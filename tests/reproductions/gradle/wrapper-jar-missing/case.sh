# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java git javac jar gradle
# packages: default-jdk-headless git gradle
# version: java -version 2>&1 | head -1

# the last line of every gradlew script
setup() {
    mkdir -p gradle/wrapper; touch gradle/wrapper/gradle-wrapper.properties
    printf '#!/bin/sh\nexec java -classpath gradle/wrapper/gradle-wrapper.jar org.gradle.wrapper.GradleWrapperMain "$@"\n' >gradlew
    chmod +x gradlew
}
# a jar with that class, as another project has it
other() {
    mkdir -p c/org/gradle/wrapper other/gradle/wrapper
    echo 'package org.gradle.wrapper; public class GradleWrapperMain { public static void main(String[] a) { System.out.println("wrapper runs"); } }' >c/org/gradle/wrapper/GradleWrapperMain.java
    must javac -d c c/org/gradle/wrapper/GradleWrapperMain.java; must jar cf other/gradle/wrapper/gradle-wrapper.jar -C c org
}
error() { setup; ./gradlew build; }
error_zh() { error; }
dead_end_1() { setup; CLASSPATH=/usr/share/java ./gradlew build; }
dead_end_2() { setup; chmod +x gradlew; ./gradlew build; }
workaround_1() { setup; export GRADLE_USER_HOME="$PWD/home"; echo >build.gradle; must gradle --offline --no-daemon wrapper --gradle-version 8.14; ls gradle/wrapper/gradle-wrapper.jar && java -classpath gradle/wrapper/gradle-wrapper.jar org.gradle.wrapper.GradleWrapperMain --version 2>&1 | grep -q gradle-8.14-bin.zip; }
workaround_3() { setup; other; mkdir app; mv gradle gradlew app; cd app && cp ../other/gradle/wrapper/gradle-wrapper.jar gradle/wrapper/ && ./gradlew build | grep -qx 'wrapper runs'; }
workaround_4() {
    setup; other; cp other/gradle/wrapper/gradle-wrapper.jar gradle/wrapper/
    must git init -q .; echo '*.jar' >.gitignore
    echo '!gradle/wrapper/gradle-wrapper.jar' >> .gitignore
    git add -f gradle/wrapper/gradle-wrapper.jar && git ls-files | grep -qx gradle/wrapper/gradle-wrapper.jar
}
