# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn jar
# packages: default-jdk-headless maven libmaven-compiler-plugin-java libmaven-resources-plugin-java
# version: mvn -version 2>/dev/null | head -1

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
repo() { must cp -rs /usr/share/maven-repo repo; echo '<settings/>' >settings.xml; }
m() { mvn -B -s settings.xml -Dmaven.repo.local="$PWD/repo" "$@"; }

setup() {
    repo; mkdir -p remote other/com/acme/x/1 e; echo x >e/x; must jar cf other/com/acme/x/1/x-1.jar -C e .
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></project>' >other/com/acme/x/1/x-1.pom
    printf '<project>%s<repositories><repository><id>central</id><url>file://%s/remote</url></repository></repositories><dependencies><dependency><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></dependency></dependencies></project>\n' "$P" "$PWD" >pom.xml
}
error() { setup; m compile; }
dead_end_1() { setup; m compile >first.txt 2>&1; rm -rf target; m compile; }
dead_end_2() { setup; m compile >first.txt 2>&1; m -U compile; }
workaround_2() {
    setup; m compile >first.txt 2>&1
    cp -r other/. remote/                        # the cause is mended
    find "$PWD/repo" -name '*.lastUpdated' | grep -q . || return 1
    find "$PWD/repo" -name '*.lastUpdated' -delete
    m compile && test -f repo/com/acme/x/1/x-1.jar
}
workaround_4() {
    repo; mkdir -p web core
    printf '<project>%s<packaging>pom</packaging><modules><module>web</module><module>core</module></modules></project>\n' "$P" >pom.xml
    printf '<project><modelVersion>4.0.0</modelVersion><parent><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version></parent><artifactId>core</artifactId></project>\n' >core/pom.xml
    printf '<project><modelVersion>4.0.0</modelVersion><parent><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version></parent><artifactId>web</artifactId><dependencies><dependency><groupId>com.example</groupId><artifactId>core</artifactId><version>1.0</version></dependency></dependencies></project>\n' >web/pom.xml
    m -o -pl web compile >alone.txt 2>&1 && return 1
    m -o -pl web -am compile
}
