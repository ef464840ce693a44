# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash grep sed
# packages: bash grep sed
# version: bash --version | head -1
# quick: yes

open_quote() { printf 'echo "hello\necho done\n' >script.sh; }
error() { open_quote; bash script.sh; }
error_zh() { error; }
dead_end_1() { open_quote; printf '"\n' >>script.sh; bash script.sh | grep -qx done && bash script.sh | grep -qx hello && ! bash script.sh | grep -q echo && exit 0; missed "echo done is now part of the text"; }
dead_end_2() { printf "echo 'don\\\\'t stop'\n" >script.sh; bash script.sh; }
workaround_1() { open_quote; bash -n script.sh 2>&1 | grep -c 'script.sh: line 1' >/dev/null && test "$(bash -n script.sh 2>&1 | head -1 | grep -o 'line [0-9]*')" = 'line 1'; }
workaround_2() { printf 'echo "don'"'"'t stop"\n' >script.sh; bash script.sh | grep "don't stop"; }
workaround_3() { cat <<'EOF' > message.txt
He said: "don't"
EOF
  grep -x "He said: \"don't\"" message.txt; }
workaround_4() { printf 'echo “hello world”; x=‘a’\n' >script.sh; grep -nP '[“”‘’]' script.sh; LC_ALL=C.UTF-8 sed -i 's/[“”]/"/g; s/[‘’]/'"'"'/g' script.sh; bash script.sh | grep -x 'hello world'; }
