# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

torn() { repo tool:1.0:; apt_here; cp repo/Packages good; echo "# half an update" >>repo/Packages; }
error() { torn; apt-get -q update 2>&1 | grep -A8 '^[EW]:'; }
error_zh() { error; }
dead_end_1() { torn; apt-get -q update >/dev/null 2>&1; apt-get -q update; }
dead_end_2() { torn; apt-get -q --allow-unauthenticated --allow-insecure-repositories update; }
workaround_1() { torn; apt-get -q update >/dev/null 2>&1; cp good repo/Packages; rm -rf state/lists/*; apt-get clean; apt-get -qq update && apt-get install -s tool | grep '^Inst tool'; }
workaround_4() { torn; ( cd repo && index ); apt-get -qq update && apt-get install -s tool | grep '^Inst tool'; }
