# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

m() { echo '<settings/>' >"$TMPDIR/empty.xml"; mvn -B -o -s "$TMPDIR/empty.xml" -Dmaven.repo.local="$TMPDIR/repo" "$@"; }
child() { mkdir -p work/app; printf '<project><modelVersion>4.0.0</modelVersion><parent><groupId>com.example</groupId><artifactId>parent</artifactId><version>1.0</version>%s</parent><artifactId>app</artifactId>%s</project>\n' "$1" "$2" >work/app/pom.xml; }
parent() { mkdir -p work/parent; echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>parent</artifactId><version>1.0</version><packaging>pom</packaging></project>' >work/parent/pom.xml; }
error() { child ''; cd work/app && m validate; }
dead_end_1() {
    mkdir -p work/app; echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version><dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId></dependency></dependencies></project>' >work/app/pom.xml
    cd work/app && m validate | tee out.txt; grep -q "dependencies.dependency.version.*is missing" out.txt && missed 'the build fails at what was inherited'
}
dead_end_2() { child ''; cd work/app && m -U validate; }
workaround_3() {
    parent; child ''
    # what "mvn -N install" of a parent does: its POM into the local repository
    mkdir -p repo/com/example/parent/1.0; cp work/parent/pom.xml repo/com/example/parent/1.0/parent-1.0.pom
    cd work/app && m validate
}
workaround_4() { parent; child '<relativePath>../parent/pom.xml</relativePath>'; cd work/app && m validate; }
workaround_5() {
    parent; child '<relativePath/>'; mkdir -p repo/com/example/parent/1.0; cp work/parent/pom.xml repo/com/example/parent/1.0/parent-1.0.pom
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>foreign</artifactId><version>1</version></project>' >work/pom.xml
    cd work/app && m validate | tee out.txt; grep -q 'BUILD SUCCESS' out.txt && ! grep -q 'points at' out.txt
}
