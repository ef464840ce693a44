# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gradle java
# packages: gradle
# version: gradle -v 2>/dev/null | grep ^Gradle

java_home() { dirname "$(dirname "$(readlink -f "$(command -v java)")")"; }
real() { export GRADLE_USER_HOME="$PWD/home"; gradle --version; }
error() { export JAVA_HOME=/nowhere/jdk-17; real; }
dead_end_1() { JAVA_HOME="$(java_home)/bin"; export JAVA_HOME; real; }
dead_end_2() { export JAVA_HOME=/nowhere/jdk-17; PATH="$(java_home)/bin:$PATH"; must java -version; real; }
workaround_1() { JAVA_HOME="$(java_home)"; export JAVA_HOME; real | grep '^Gradle '; }
workaround_2() { export JAVA_HOME=/nowhere/jdk-17; unset JAVA_HOME; real | grep '^Gradle '; }
workaround_3() {
    printf '#!/bin/sh\nexport JAVA_HOME=/nowhere/jdk-17\nexec gradle --version\n' >gradlew; chmod +x gradlew
    JAVA_HOME="$(java_home)"; export JAVA_HOME; export GRADLE_USER_HOME="$PWD/home"
    ./gradlew >before 2>&1; grep -q 'invalid directory: /nowhere/jdk-17' before || missed 'the line in gradlew does no harm'
    line="$(grep -n JAVA_HOME ./gradlew ./mvnw ~/.mavenrc ~/.bashrc ~/.profile 2>/dev/null | sed -n 's/^[^:]*gradlew:\([0-9]*\):.*/\1/p')"
    sed -i "${line}d" gradlew
    ./gradlew | grep '^Gradle '
}
