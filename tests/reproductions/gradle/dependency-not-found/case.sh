# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gradle jar
# packages: default-jdk-headless gradle
# version: gradle -v 2>/dev/null | grep ^Gradle

g() { export GRADLE_USER_HOME="$PWD/home"; gradle --no-daemon -q "$@" 2>&1; }
publish() { mkdir -p "repo/com/acme/x/$1" e; echo x >e/x; must jar cf "repo/com/acme/x/$1/x-$1.jar" -C e .; echo "<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>x</artifactId><version>$1</version></project>" >"repo/com/acme/x/$1/x-$1.pom"; }
build() { mkdir -p other; echo "$2
configurations { lib }
dependencies { lib $1 }
task show { doLast { println configurations.lib.files*.name } }" >build.gradle; }
OTHER='repositories { maven { url "file://$rootDir/other" } }'
BOTH='repositories { maven { url "file://$rootDir/other" }; maven { url "file://$rootDir/repo" } }'
error() { publish 1; build "'com.acme:x:1'" "$OTHER"; g show; }
dead_end_1() { publish 1; build "'com.acme:x:1'" "$OTHER"; g --refresh-dependencies show; }
dead_end_2() { publish 1; build "'com.acme:x:1'" "buildscript { repositories { maven { url \"file://\$rootDir/repo\" } } }
$OTHER"; g show; }
dead_end_3() { publish 1; build "'com.acme:x:+'" "$OTHER"; g show; }
workaround_1() { publish 1; build "'com.acme:x:1'" "$BOTH"; g show | grep -qx '\[x-1.jar\]'; }
workaround_3() {
    publish 1; build "'com.acme:x:2'" "$BOTH"; g show >first.log 2>&1; grep -q 'Could not find com.acme:x:2' first.log || return 1
    build "'com.acme:x:1'" "$BOTH"; g show | grep -qx '\[x-1.jar\]'
}
workaround_7() { mkdir -p libs; publish 1; cp repo/com/acme/x/1/x-1.jar libs/sdk.jar; build "files('libs/sdk.jar')" "$OTHER"; g show | grep -qx '\[sdk.jar\]'; }
