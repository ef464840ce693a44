# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh ssh-keygen ssh-agent ssh-add sshd
# packages: openssh-client openssh-server
# version: ssh -V 2>&1

. "$CASE_DIR/../server.sh"

full_agent() {
  server 'MaxAuthTries 3'
  eval "$(ssh-agent -a "$PWD/agent")" >/dev/null; trap 'kill $SSH_AGENT_PID 2>/dev/null' EXIT
  for i in 1 2 3 4 5; do must ssh-keygen -q -t ed25519 -N "" -f "k$i"; must ssh-add "k$i"; done
}
error() { full_agent; S 127.0.0.1 true; }
dead_end_1() { full_agent; ssh -F /dev/null -p 2222 -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile="$PWD/known" -i .ssh/id_ed25519 127.0.0.1 true; }
workaround_1() { full_agent; S -o IdentitiesOnly=yes -i .ssh/id_ed25519 127.0.0.1 echo in | grep -x in; }
workaround_3() { full_agent; ssh-add -l | grep -c ED25519; ssh-add -D; ssh-add .ssh/id_ed25519; S 127.0.0.1 echo in | grep -x in; }
