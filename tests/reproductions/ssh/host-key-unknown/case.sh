# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen ssh-keyscan sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

. "$CASE_DIR/../server.sh"

C() { ssh -F /dev/null -p 2222 -o BatchMode=yes -o UserKnownHostsFile="${KNOWN:-$PWD/known}" -o IdentitiesOnly=yes -o IdentityFile="$PWD/.ssh/id_ed25519" "$@"; }
error() { server; C 127.0.0.1 true; }
dead_end_1() { server; KNOWN="$PWD/of-me" must C -o StrictHostKeyChecking=accept-new 127.0.0.1 true; C 127.0.0.1 true; }
workaround_1() {
    server; ssh-keyscan -p 2222 127.0.0.1 >host.keys 2>/dev/null
    ssh-keygen -lf host.keys | grep -qF "$(ssh-keygen -lf srv/ed.pub | cut -d' ' -f2)" || return 1
    cat host.keys >>known; C 127.0.0.1 echo in | grep -x in
}
workaround_3() { server; C -o StrictHostKeyChecking=accept-new 127.0.0.1 echo in | grep -x in && C 127.0.0.1 true; }
