# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven libmaven-compiler-plugin-java libmaven-resources-plugin-java
# version: mvn -version 2>/dev/null | head -1

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
repo() { must cp -rs /usr/share/maven-repo repo; echo '<settings/>' >settings.xml; }
m() { mvn -B -s settings.xml -Dmaven.repo.local="$PWD/repo" "$@"; }

setup() {
    repo; mkdir -p src/main/java; echo 'public class App { }' >src/main/java/App.java
    printf '<project>%s<properties><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>%s</properties></project>\n' "$P" "$1" >pom.xml
}
# a release that no JDK of today knows
error() { setup '<maven.compiler.release>99</maven.compiler.release>'; m -o compile; }
error_zh() { error; }
dead_end_1() { setup '<maven.compiler.source>99</maven.compiler.source><maven.compiler.target>99</maven.compiler.target>'; m -o compile; }
workaround_4() { setup '<maven.compiler.release>17</maven.compiler.release>'; m -o compile && test -f target/classes/App.class; }
