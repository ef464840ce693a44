# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gradle
# packages: gradle
# version: gradle -v 2>/dev/null | grep ^Gradle

g() { export GRADLE_USER_HOME="$PWD/home"; gradle --offline --no-daemon -q "$@" 2>&1; }

error() { echo "plugins { id 'com.acme.nope' version '1.0' }" >build.gradle; g help; }
dead_end_1() { printf "plugins { id 'com.acme.nope' version '1.0' }\nrepositories { maven { url '/usr/share/maven-repo' } }\n" >build.gradle; g help; }
dead_end_2() { printf "plugins { id 'java'; id 'com.acme.nope' version '1.0' }\ndependencies { compile 'com.acme.nope:com.acme.nope.gradle.plugin:1.0' }\n" >build.gradle; g help; }
