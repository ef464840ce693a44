# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gradle java javac jar
# packages: gradle default-jdk-headless
# version: gradle -v 2>/dev/null | grep ^Gradle

g() { export GRADLE_USER_HOME="$PWD/home"; gradle --offline --no-daemon -q "$@" 2>&1; }
# a repository in a folder, with a real plugin com.acme.hello 1.0
setup() {
    mkdir -p src c/META-INF/gradle-plugins repo/com/acme/hello/com.acme.hello.gradle.plugin/1.0
    echo 'public class Hello implements org.gradle.api.Plugin<org.gradle.api.Project> { public void apply(org.gradle.api.Project p) { System.out.println("plugin applied"); } }' >src/Hello.java
    must javac --release 8 -cp '/usr/share/gradle/lib/*' -d c src/Hello.java
    echo implementation-class=Hello >c/META-INF/gradle-plugins/com.acme.hello.properties
    at=repo/com/acme/hello/com.acme.hello.gradle.plugin/1.0/com.acme.hello.gradle.plugin-1.0
    must jar cf $at.jar -C c .
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.acme.hello</groupId><artifactId>com.acme.hello.gradle.plugin</artifactId><version>1.0</version></project>' >$at.pom
    echo "plugins { id 'com.acme.hello' version '1.0' }" >build.gradle
}
managed() { echo "pluginManagement { repositories { maven { url 'repo' }; gradlePluginPortal() } }" >settings.gradle; }

error() { setup; g help; }
dead_end_1() { setup; printf "plugins { id 'com.acme.hello' version '1.0' }\nrepositories { maven { url 'repo' } }\n" >build.gradle; g help; }
dead_end_2() { setup; printf "plugins { id 'java'; id 'com.acme.hello' version '1.0' }\nrepositories { maven { url 'repo' } }\ndependencies { compile 'com.acme.hello:com.acme.hello.gradle.plugin:1.0' }\n" >build.gradle; g help; }
workaround_1() { setup; managed; g help | grep -qx 'plugin applied'; }
workaround_2() { setup; managed; echo "plugins { id 'com.acme.hello' version '2.0' }" >build.gradle; g help >/dev/null && missed 'that version exists'; echo "plugins { id 'com.acme.hello' version '1.0' apply false }" >build.gradle; g help; }
