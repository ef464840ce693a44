# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

setup() { mkdir app; pom ''; mv pom.xml app/; }
error() { setup; m validate; }
dead_end_1() { setup; m validate app/; }
dead_end_2() { setup; M2_HOME=/usr/share/maven m validate; }
workaround_1() { setup; find . -name pom.xml -not -path '*/target/*' | grep -qx ./app/pom.xml && cd app && m validate; }
workaround_2() { setup; m -f app/pom.xml validate; }
