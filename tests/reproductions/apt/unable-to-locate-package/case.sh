# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: apt-get dpkg-deb sha256sum
# packages: apt dpkg coreutils
# version: apt-get --version | head -1

. "$CASE_DIR/../ownrepository.sh"

error() { repo tool:1.0:; apt_here; apt-get install -y tool; }
error_zh() { error; }
dead_end_1() { repo tool:1.0:; apt_here; apt-get install -y -f --fix-missing tool; }
dead_end_3() { repo tool:1.0:; apt_here; must apt-get update; cp repo/pool/tool_1.0.deb app.deb; apt-get install -y app.deb; }
workaround_1() { repo tool:1.0:; apt_here; apt-get -qq update; apt-get install -y -s tool | grep '^Inst tool'; }
workaround_3() { repo mytool:1.0:; apt_here; must apt-get update; apt-cache search --names-only tool | grep mytool && apt-get install -y -s mytool | grep '^Inst mytool'; }
workaround_6() { repo other:1.0:; apt_here; must apt-get update; dpkg --print-architecture && apt-cache policy other | grep "Candidate: 1.0" && test -z "$(apt-cache policy tool)"; }
