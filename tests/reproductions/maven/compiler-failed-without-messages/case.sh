# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven libmaven-compiler-plugin-java libmaven-resources-plugin-java
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"


B='<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding><maven.compiler.release>17</maven.compiler.release>'
setup() { repo; mkdir -p src/main/java; pom "<properties>$B<maven.compiler.fork>true</maven.compiler.fork><maven.compiler.maxmem>${1:-1m}</maven.compiler.maxmem></properties>"; echo "${2:-public class App { \}}" >src/main/java/App.java; }
error() { setup; m compile; }
dead_end_1() { setup; m compile >first.log 2>&1; rm -rf target; m compile; }
dead_end_2() { setup; m -e compile; }
workaround_1() { setup 256m 'public class App { Missing m; }'; m compile 2>&1 | grep -n -A3 -E 'COMPILATION ERROR|\.java:\[[0-9]+,[0-9]+\]' | grep -q 'App.java:.1,19.*cannot find symbol'; }
workaround_2() { setup 1024m; m compile && test -f target/classes/App.class; }
workaround_3() { setup 256m; m -X compile >build.log 2>&1; grep -A20 'Command line options' build.log | grep -q -- '-d '; }
