# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

. "$CASE_DIR/../server.sh"

# a key that the server does not know
stranger() { server; must ssh-keygen -q -t ed25519 -N "" -f other; : >srv/authorized; }
error() { stranger; S 127.0.0.1 true; }
dead_end_3() { stranger; chmod -R 777 .ssh; chmod 600 .ssh/id_ed25519; S 127.0.0.1 true; }
dead_end_2() { stranger; cat .ssh/id_ed25519.pub >>srv/authorized; S not-this-login@127.0.0.1 true; }
workaround_2() { stranger; S -vT 127.0.0.1 true 2>&1 | grep -E 'Offering|Trying|Authenticat' | grep 'Offering public key'; }
workaround_1() { stranger; S 127.0.0.1 true >/dev/null 2>&1 && exit 1; cat .ssh/id_ed25519.pub >>srv/authorized; S 127.0.0.1 echo in | grep -x in; }
workaround_3() { stranger; cat other.pub >>srv/authorized; S 127.0.0.1 true >/dev/null 2>&1 && exit 1
  printf 'Host work\n    HostName 127.0.0.1\n    Port 2222\n    IdentityFile %s/other\n    IdentitiesOnly yes\n' "$PWD" >cfg
  ssh -F cfg -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile="$PWD/known" work echo in | grep -x in; }
