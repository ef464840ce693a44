# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn
# packages: maven libmaven-compiler-plugin-java
# version: mvn -version 2>/dev/null | head -1

# A project of packaging pom binds no compiler plugin, so the prefix "compiler" is unknown in it until the plugin is declared.
P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version><packaging>pom</packaging>'
G='<groupId>org.apache.maven.plugins</groupId><artifactId>maven-compiler-plugin</artifactId><version>3.10.1</version>'
setup() { must cp -rs /usr/share/maven-repo repo; echo '<settings/>' >empty.xml; printf '<project>%s%s</project>\n' "$P" "$1" >pom.xml; }
m() { mvn -B -o -s empty.xml -Dmaven.repo.local="$PWD/repo" "$@"; }
multi() {
    setup '<modules><module>spring</module></modules>'; mkdir spring
    printf '<project><modelVersion>4.0.0</modelVersion><parent><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version></parent><artifactId>spring</artifactId><build><plugins><plugin>%s</plugin></plugins></build></project>\n' "$G" >spring/pom.xml
}
error() { setup ''; m compiler:compile; }
dead_end_1() { setup "<dependencies><dependency>$G</dependency></dependencies>"; m compiler:compile; }
dead_end_2() { multi; m compiler:compile; }
workaround_1() { multi; m -pl spring compiler:compile | tee out.txt; grep -q 'BUILD SUCCESS' out.txt; }
workaround_2() { setup "<build><plugins><plugin>$G</plugin></plugins></build>"; m compiler:compile | tee out.txt; grep -q 'BUILD SUCCESS' out.txt; }
workaround_4() { setup ''; m org.apache.maven.plugins:maven-compiler-plugin:3.10.1:compile | tee out.txt; grep -q 'BUILD SUCCESS' out.txt; }
