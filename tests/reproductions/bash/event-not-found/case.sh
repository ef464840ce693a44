# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1
# quick: yes

typed() { printf '%s\n' "$1" | bash --norc --noprofile -i 2>&1 | grep -v 'job control\|ioctl\|exit$'; }
error() { typed 'echo hello!there'; }
dead_end_1() { typed 'echo "hello!there"'; }
dead_end_2() { typed 'printf "<%s>" "a\!b"' | grep -F '<a!b>' || missed "the backslash is part of the text"; }
workaround_1() { typed "printf '<%s>\n' 'pass!word'" | grep -Fx '<pass!word>'; }
workaround_2() { printf 'set +H\nprintf "<%%s>\\n" "pass!word"\n' | bash --norc --noprofile -i 2>/dev/null | grep -Fx '<pass!word>'; }
workaround_3() { printf 'read -rs PGPASSWORD && export PGPASSWORD\npass!word\nenv | grep PGPASSWORD\n' | bash --norc --noprofile -i 2>/dev/null | grep -Fx 'PGPASSWORD=pass!word'; }
