# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash git findmnt
# packages: bash git util-linux
# version: bash --version | head -1

plain() { printf '#!/bin/bash\necho it runs\n' >script.sh; chmod 644 script.sh; }
error() { plain; bash -c './script.sh'; }
error_zh() { error; }
dead_end_1() { plain; if [ "$(id -u)" = 0 ]; then bash -c './script.sh'; else sudo -n ./script.sh 2>/dev/null; bash -c './script.sh'; fi; }
workaround_1() { plain; chmod +x script.sh; ./script.sh | grep 'it runs'; }
workaround_2() { plain; bash script.sh | grep 'it runs'; }
workaround_3() { must git init -q r; cd r || exit 99; plain; must git config core.fileMode false; must git add script.sh; git update-index --chmod=+x script.sh; git commit -q -m "Make script.sh executable"; must git -c core.fileMode=true clone -q . ../c; cd ../c && ./script.sh | grep 'it runs'; }
workaround_4() { plain; findmnt -no TARGET,OPTIONS -T script.sh | grep -E 'r[ow]'; }
