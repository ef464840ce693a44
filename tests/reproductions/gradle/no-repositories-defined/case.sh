# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gradle jar
# packages: default-jdk-headless gradle
# version: gradle -v 2>/dev/null | grep ^Gradle

g() { export GRADLE_USER_HOME="$PWD/home"; gradle --offline --no-daemon -q "$@" 2>&1; }

dep() {
    mkdir -p repo/com/acme/x/1 e "$1"; echo x >e/x; must jar cf repo/com/acme/x/1/x-1.jar -C e .
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></project>' >repo/com/acme/x/1/x-1.pom
    echo "apply plugin: 'java'
configurations { lib }
dependencies { lib 'com.acme:x:1' }
task show { doLast { println configurations.lib.files*.name } }" >>"$1/build.gradle"
}
R="repositories { maven { url \"file://\$rootDir/repo\" } }"
error() { dep .; g show; }
dead_end_1() { echo "buildscript { $R }" >build.gradle; dep .; g show; }
dead_end_2() { echo "$R" >build.gradle; echo "include 'sub'" >settings.gradle; dep sub; g :sub:show; }
workaround_1() { dep .; echo "$R" >>build.gradle; g show | grep -F 'x-1.jar'; }
workaround_2() { echo "allprojects { $R }" >build.gradle; echo "include 'sub'" >settings.gradle; dep sub; g :sub:show | grep -F 'x-1.jar'; }
