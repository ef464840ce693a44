# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven libsurefire-java libmaven-compiler-plugin-java libmaven-resources-plugin-java libmaven-jar-plugin-java junit4
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

setup() {
    repo; mkdir -p src/main/java src/test/java
    pom '<properties><maven.compiler.release>17</maven.compiler.release><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties><dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.x</version><scope>test</scope></dependency></dependencies>'
    echo 'public class App { static int two() { return 3; } }' >src/main/java/App.java
    echo 'public class AppTest { @org.junit.Test public void two() { org.junit.Assert.assertEquals(2, App.two()); } }' >src/test/java/AppTest.java
}
error() { setup; m test; }
dead_end_1() { setup; m test >first.txt 2>&1; rm -r target; m test; }
dead_end_2() { setup; m -e test; }
workaround_1() {
    setup; m test >first.txt 2>&1; grep -q 'expected:<2> but was:<3>' target/surefire-reports/*.txt || return 1
    sed -i 's/return 3/return 2/' src/main/java/App.java
    m -Dtest=AppTest#two test
}
workaround_2() { setup; m package -DskipTests && test -f target/app-1.0.jar; }
