# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn jar
# packages: default-jdk-headless maven libmaven-compiler-plugin-java libmaven-resources-plugin-java
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

on() { echo '<settings/>' >empty.xml; mvn -B -s empty.xml -Dmaven.repo.local="$PWD/repo" "$@"; }
setup() {
    repo
    mkdir -p remote/com/acme/x/1 e; echo x >e/x; must jar cf remote/com/acme/x/1/x-1.jar -C e .
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></project>' >remote/com/acme/x/1/x-1.pom
    pom "<repositories><repository><id>corp</id><url>file://$PWD/remote</url></repository></repositories><dependencies><dependency><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></dependency></dependencies>"
}
error() { setup; m compile; }
dead_end_1() { setup; m -U compile; }
copied() {
    setup; mkdir -p repo/com/acme/x/1; cp remote/com/acme/x/1/* repo/com/acme/x/1/
    printf 'x-1.jar>other=\nx-1.pom>other=\n' >repo/com/acme/x/1/_remote.repositories
}
dead_end_2() { copied; m compile; }
workaround_1() { setup; on compile; }
workaround_2() { setup; on compile >first.txt && m compile; }
workaround_3() {
    copied; m compile >refused.txt && return 1
    find repo/com/acme -name _remote.repositories -delete; m compile
}
