# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn jlink
# packages: maven libmaven-compiler-plugin-java libmaven-resources-plugin-java default-jdk-headless
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"


setup() { repo; mkdir -p src/main/java; pom "<properties><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding><maven.compiler.release>17</maven.compiler.release></properties>$1"; echo 'public class App { }' >src/main/java/App.java; }
jre() { must jlink --add-modules java.se,jdk.unsupported --output jre; }
error() { setup; jre; JAVA_HOME="$PWD/jre" m compile; }
dead_end_1() { setup '<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId><artifactId>maven-compiler-plugin</artifactId></plugin></plugins></build>'; jre; JAVA_HOME="$PWD/jre" m compile; }
dead_end_2() { setup; jre; PATH="$(dirname "$(readlink -f "$(command -v javac)")"):$PATH" JAVA_HOME="$PWD/jre" m compile; }
workaround_1() { jre; JAVA_HOME="$PWD/jre" mvn -version | grep -q "runtime: $PWD/jre" && test ! -e jre/bin/javac; }
workaround_2() { setup; jre; JAVA_HOME="$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")" m compile && test -f target/classes/App.class; }
