# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn javac
# packages: default-jdk-headless maven libmaven-compiler-plugin-java libmaven-resources-plugin-java
# version: mvn -version 2>/dev/null | head -1

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
repo() { must cp -rs /usr/share/maven-repo repo; echo '<settings/>' >settings.xml; }
m() { mvn -B -s settings.xml -Dmaven.repo.local="$PWD/repo" "$@"; }

setup() {
    repo; mkdir -p src/main/java; echo 'public class App { }' >src/main/java/App.java
    printf '<project>%s<properties><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>%s</properties></project>\n' "$P" "$1" >pom.xml
}
# Debian's compiler plugin raises 5 to 7 by itself; other builds of it pass 5 on to javac, as here.
error() { echo 'public class App { }' >App.java; javac -source 5 -target 5 App.java; }
error_zh() { error; }
workaround_1() { setup '<maven.compiler.release>17</maven.compiler.release>'; m -o compile && test -f target/classes/App.class; }
workaround_3() { setup ''; m -o -Dmaven.compiler.source=8 -Dmaven.compiler.target=8 compile && test -f target/classes/App.class; }
