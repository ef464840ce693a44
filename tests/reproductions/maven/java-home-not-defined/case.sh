# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn java
# packages: maven
# version: mvn -version 2>/dev/null | head -1

java_home() { dirname "$(dirname "$(readlink -f "$(command -v java)")")"; }
real() { export GRADLE_USER_HOME="$PWD/home"; mvn -version; }
error() { export JAVA_HOME=/nowhere/jdk-17; real; }
dead_end_1() { JAVA_HOME="$(java_home)/bin"; export JAVA_HOME; real; }
dead_end_2() { export JAVA_HOME=/nowhere/jdk-17; PATH="$(java_home)/bin:$PATH"; must java -version; real; }
workaround_1() { JAVA_HOME="$(java_home)"; export JAVA_HOME; real | grep 'Apache Maven'; }
workaround_3() { export JAVA_HOME=/nowhere/jdk-17; unset JAVA_HOME; real | grep 'Apache Maven'; }
workaround_4() { echo 'export JAVA_HOME=/nowhere/jdk-17' >gradlew; grep -n JAVA_HOME ./gradlew ./mvnw ~/.mavenrc ~/.bashrc ~/.profile 2>/dev/null | grep '/nowhere/jdk-17'; }
