# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gradle
# packages: gradle
# version: gradle -v 2>/dev/null | grep ^Gradle

g() { export GRADLE_USER_HOME="$PWD/home"; gradle --offline --no-daemon -q "$@" 2>&1; }

setup() { mkdir app; echo "rootProject.name = 'app'" >app/settings.gradle; echo "task hello { doLast { println 'hello from app' } }" >app/build.gradle; }
error() { setup; echo >build.gradle; g hello; }
dead_end_1() { setup; echo >build.gradle; g clean hello; }
dead_end_2() { setup; g init >/dev/null; g hello; }
workaround_1() { setup; cd app; g tasks --all | grep -x hello; }
workaround_2() { setup; g hello >/dev/null && missed 'the task is here already'; cd app; g tasks --all | grep -qx hello && g hello | grep -x 'hello from app'; }
workaround_3() { echo >build.gradle; g jar >/dev/null && missed 'jar is here already'; echo "plugins { id 'java' }" >build.gradle; g jar && test -d build/libs; }
