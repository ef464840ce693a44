# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn jar
# packages: default-jdk-headless maven libmaven-compiler-plugin-java libmaven-resources-plugin-java
# version: mvn -version 2>/dev/null | head -1

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
repo() { must cp -rs /usr/share/maven-repo repo; echo '<settings/>' >settings.xml; }
m() { mvn -B -s settings.xml -Dmaven.repo.local="$PWD/repo" "$@"; }

# The address is never reached: Maven refuses it before; the mirror of the workarounds is a folder.
setup() {
    repo; mkdir -p remote/com/acme/x/1 e; echo x >e/x; must jar cf remote/com/acme/x/1/x-1.jar -C e .
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></project>' >remote/com/acme/x/1/x-1.pom
    printf '<project>%s<repositories><repository><id>corp</id><url>%s</url></repository></repositories><dependencies><dependency><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></dependency></dependencies></project>\n' "$P" "${1:-http://repo.example.com/maven2}" >pom.xml
}
error() { setup; m compile; }
dead_end_1() { setup; m -U compile; }
dead_end_2() {
    setup
    echo '<settings><mirrors><mirror><id>aliyun</id><mirrorOf>central</mirrorOf><url>https://maven.aliyun.com/repository/public</url></mirror></mirrors></settings>' >settings.xml
    m compile
}
workaround_2() {
    setup
    printf '<settings><mirrors><mirror>\n  <id>replace-old-repo</id>\n  <mirrorOf>corp</mirrorOf>\n  <url>file://%s/remote</url>\n</mirror></mirrors></settings>\n' "$PWD" >settings.xml
    m compile && test -f repo/com/acme/x/1/x-1.jar
}
