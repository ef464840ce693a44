# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

# what PowerShell makes of an unquoted -Dmaven.test.skip=true: two arguments
error() { pom ''; m validate -Dmaven .test.skip=true; }
dead_end_1() { pom ''; m -Dmaven .test.skip=true validate; }
workaround_1() { pom ''; m validate "-Dmaven.test.skip=true"; }
workaround_2() { pom ''; m validate -DskipTests; }
workaround_4() { pom ''; repo; m complie >wrong.txt 2>&1; m compile; }
