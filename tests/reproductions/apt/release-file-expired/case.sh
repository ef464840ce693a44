# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

old() { repo tool:1.0:; apt_here; ( cd repo && RDATE='-20 days' UNTIL='-10 days' release ); }
error() { old; apt-get -q update 2>&1 | grep '^E:'; }
error_zh() { error; }
dead_end_2() { old; grep -q trusted=yes etc/apt/sources.list || exit 99; apt-get -q update 2>&1 | grep '^E:'; }
dead_end_3() { old; apt-get -q update >/dev/null 2>&1; rm -rf state/lists/*; apt-get -q update 2>&1 | grep '^E:'; }
workaround_3() { old; sed -i 's/trusted=yes/trusted=yes check-valid-until=no/' etc/apt/sources.list; apt-get -qq update && apt-get install -s tool | grep '^Inst tool'; }
workaround_4() { old; apt-get -qq -o Acquire::Check-Valid-Until=false update && apt-get install -s tool | grep '^Inst tool'; }
