# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

gone() { mkdir -p empty; repo tool:1.0:; apt_here; echo "deb file:$PWD/empty ./" >etc/apt/sources.list; }
error() { gone; apt-get -q update 2>&1 | grep '^[EN]:'; }
error_zh() { error; }
dead_end_1() { gone; echo "deb [trusted=yes] file:$PWD/empty ./" >etc/apt/sources.list; apt-get -q update >out 2>&1; apt-get install -s tool >>out 2>&1; tail -2 out; grep -q '^Inst tool' out || missed "no package list there"; }
workaround_1() { gone; grep -rnE "^(deb|URIs|Suites)" etc/apt/sources.list etc/apt/sources.list.d/ | grep empty && . /etc/os-release && test -n "$PRETTY_NAME"; }
workaround_2() { gone; sed -i -E "s#file:[^ ]*/empty#file:$PWD/repo#; s#^deb #deb [trusted=yes] #" etc/apt/sources.list; apt-get -qq update && apt-get install -s tool | grep '^Inst tool'; }
workaround_4() { gone; cp etc/apt/sources.list etc/apt/sources.list.d/vendor.list; echo "deb [trusted=yes] file:$PWD/repo ./" >etc/apt/sources.list; apt-get -qq update >/dev/null 2>&1 && exit 1; rm etc/apt/sources.list.d/vendor.list; apt-get -qq update && apt-get install -s tool | grep '^Inst tool'; }
