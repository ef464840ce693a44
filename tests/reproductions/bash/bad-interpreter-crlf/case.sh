# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash file git
# packages: bash file git
# version: bash --version | head -1
# quick: yes

crlf() { printf '#!/bin/bash\r\nfor i in 1 2\r\ndo\r\n  echo "run $i"\r\ndone\r\n' >script.sh; chmod +x script.sh; }
error() { crlf; bash -c ./script.sh; bash script.sh; }
error_zh() { error; }
dead_end_1() { crlf; chmod 777 script.sh; bash -c ./script.sh; }
dead_end_2() { crlf; bash script.sh; }
dead_end_3() { crlf; must git config --global core.autocrlf false; bash -c ./script.sh; }
workaround_1() { crlf; head -1 script.sh | cat -A | grep -F '^M$' && file script.sh | grep 'CRLF'; }
workaround_2() { crlf; sed -i 's/\r$//' script.sh; ./script.sh | grep 'run 2'; }
workaround_3() { must git init -q app; cd app || exit 99; crlf; must git -c core.autocrlf=false add script.sh; must git commit -q -m crlf; printf '*.sh text eol=lf\nDockerfile text eol=lf\n*.bat text eol=crlf\n' >>.gitattributes; git add .gitattributes; git add --renormalize . && git commit -q -m "Normalize line endings"; git clone -q . ../fresh; ../fresh/script.sh | grep 'run 2'; }
