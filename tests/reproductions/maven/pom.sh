# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
pom() { printf '<project>%s%s</project>\n' "$P" "$1" >pom.xml; }
m() { echo '<settings/>' >empty.xml; mvn -B -o -s empty.xml -Dmaven.repo.local="$PWD/repo" "$@"; }
repo() { must cp -rs /usr/share/maven-repo repo; }
