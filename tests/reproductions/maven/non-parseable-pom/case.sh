# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven
# version: mvn -version 2>/dev/null | head -1

. "$CASE_DIR/../pom.sh"

error() { pom '<name>A & B</name>'; m validate; }
dead_end_1() { pom '<name>A & B</name>'; mkdir target; rm -r target; m clean; }
dead_end_2() { pom '<plugin><artifactId>maven-jar-plugin</artifactId></plugin>'; m validate; }
workaround_1() { pom '<name>A & B</name>'; sed -i 's/A & B/A \&amp; B/' pom.xml; m validate; }
workaround_2() {
    printf '<project>%s\n<<<<<<< HEAD\n<name>A</name>\n=======\n<name>B</name>\n>>>>>>> other\n</project>\n' "$P" >pom.xml
    m validate >first.txt 2>&1; grep -q 'Non-parseable POM' first.txt || return 1
    test "$(grep -n '^<<<<<<<\|^=======\|^>>>>>>>' pom.xml | wc -l)" = 3 || return 1
    sed -i '/^<<<<<<</d; /^=======/,/^>>>>>>>/d' pom.xml; m validate
}
