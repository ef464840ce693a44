# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
pom() { printf '<project>%s%s</project>\n' "$P" "$1" >pom.xml; }
m() { echo '<settings/>' >empty.xml; mvn -B -o -s empty.xml -Dmaven.repo.local="$PWD/repo" "$@"; }
repo() { must cp -rs /usr/share/maven-repo repo; }

# what PowerShell makes of an unquoted -Dmaven.test.skip=true: two arguments
error() { pom ''; m validate -Dmaven .test.skip=true; }
dead_end_1() { pom ''; m -Dmaven .test.skip=true validate; }
workaround_1() { pom ''; m validate "-Dmaven.test.skip=true"; }
workaround_2() { pom ''; m validate -DskipTests; }
workaround_4() { pom ''; repo; m complie >wrong.txt 2>&1; m compile; }
