# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash git findmnt unshare mount
# packages: bash git util-linux mount
# version: bash --version | head -1

plain() { printf '#!/bin/bash\necho it runs\n' >script.sh; chmod 644 script.sh; }
error() { plain; bash -c './script.sh'; }
error_zh() { error; }
# root, in a user namespace of its own when the runner is a plain user
dead_end_1() { plain; if [ "$(id -u)" = 0 ]; then bash -c './script.sh'; else unshare -r bash -c './script.sh'; fi; }
# a mount with noexec that only this shell and its children see
noexec() { mkdir usb; unshare -rm bash -c 'mount -t tmpfs -o noexec none usb && cd usb || { echo "broken case: no mount here"; exit 99; }
printf "#!/bin/bash\necho it runs\n" >script.sh; chmod 777 script.sh
'"$1"; }
dead_end_2() { noexec 'bash -c ./script.sh'; }
workaround_1() { plain; chmod +x script.sh; ./script.sh | grep 'it runs'; }
workaround_2() { plain; bash script.sh | grep 'it runs' && noexec 'bash script.sh | grep "it runs"'; }
workaround_3() { must git init -q r; cd r || exit 99; plain; must git config core.fileMode false; must git add script.sh; git update-index --chmod=+x script.sh; git commit -q -m "Make script.sh executable"; must git -c core.fileMode=true clone -q . ../c; cd ../c && ./script.sh | grep 'it runs'; }
workaround_4() { noexec 'findmnt -no TARGET,OPTIONS -T script.sh | grep -w noexec && cp script.sh ../copy.sh && cd .. && ./copy.sh | grep "it runs"'; }
