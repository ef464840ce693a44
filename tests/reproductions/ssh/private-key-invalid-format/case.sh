# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh-keygen sed
# packages: openssh-client sed
# version: ssh -V 2>&1

made() { must ssh-keygen -q -t ed25519 -N "" -C me@example.com -f good; cp good key; }
crlf() { made; sed -i 's/$/\r/' key; chmod 600 key; }
fine() { test "$(ssh-keygen -y -f key)" = "$(ssh-keygen -y -f good)"; }
error() { crlf; ssh-keygen -y -f key; tr -d '\n' <good >key; ssh-keygen -y -f key; }
dead_end_1() { made; KEY=$(cat good); echo $KEY >key; chmod 600 key; ssh-keygen -y -f key; }
workaround_3() { crlf; head -1 key | cat -A | grep -F '^M$' && ssh-keygen -y -f good | grep ssh-ed25519; }
workaround_1() { crlf; sed -i 's/\r$//; s/^[[:space:]]*//' key; [ -n "$(tail -c 1 key)" ] && echo >>key; chmod 600 key; fine; }
workaround_2() { made; SSH_PRIVATE_KEY=$(sed 's/$/\r/' good); printf '%s\n' "$SSH_PRIVATE_KEY" | tr -d '\r' >key; chmod 600 key; fine && b=$(base64 -w0 good) && echo "$b" | base64 -d >key && fine; }
