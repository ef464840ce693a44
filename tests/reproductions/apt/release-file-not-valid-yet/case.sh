# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

slow() { repo tool:1.0:; apt_here; ( cd repo && RDATE='+2 days' release ); }
error() { slow; apt-get -q update 2>&1 | grep '^E:'; }
error_zh() { error; }
dead_end_1() { slow; apt-get clean; rm -rf state/lists/*; apt-get -q update 2>&1 | grep '^E:'; }
dead_end_2() { slow; apt-get -q -o Acquire::Check-Valid-Until=false update 2>&1 | grep '^E:'; }
workaround_5() { slow; apt-get -qq -o Acquire::Check-Date=false update && apt-get install -s tool | grep '^Inst tool'; }
