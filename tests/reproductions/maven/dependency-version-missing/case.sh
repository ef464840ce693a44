# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

D='<dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId></dependency></dependencies>'
error() { pom "$D"; m validate; }
dead_end_1() { pom "$D"; rm -rf repo; m -U validate; }
dead_end_2() { pom "<properties><junit.version>4.13.2</junit.version></properties>$D"; m validate; }
workaround_1() {
    pom '<dependencies><dependency>
  <groupId>junit</groupId>
  <artifactId>junit</artifactId>
  <version>4.13.2</version>
  <scope>test</scope>
</dependency></dependencies>'
    m validate
}
workaround_4() {
    pom "<dependencyManagement>
  <dependencies>
    <dependency>
      <groupId>junit</groupId>
      <artifactId>junit</artifactId>
      <version>4.13.2</version>
    </dependency>
  </dependencies>
</dependencyManagement>$D"
    m validate
}
