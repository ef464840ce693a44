# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

multi() { mkdir web; printf '<project><modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>shop-web</artifactId><version>1.0</version></project>\n' >web/pom.xml; pom "<packaging>pom</packaging><modules>$1</modules>"; }
error() { multi '<module>web</module><module>core</module>'; m validate; }
dead_end_1() { multi '<module>web</module><module>core</module>'; m -pl web validate; }
dead_end_2() { multi '<module>shop-web</module>'; m validate; }
workaround_2() {
    multi '
  <module>web</module>
'
    m validate
}
workaround_3() { multi '<module>web</module><module>core</module>'; mkdir core; sed 's/shop-web/core/' web/pom.xml >core/pom.xml; m validate; }
