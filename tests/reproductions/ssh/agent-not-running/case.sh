# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh-add ssh-agent ssh-keygen
# packages: openssh-client
# version: ssh -V 2>&1

key() { unset SSH_AUTH_SOCK SSH_AGENT_PID; mkdir -p .ssh; must ssh-keygen -q -t ed25519 -N "" -f .ssh/id_ed25519; export TMPDIR=$PWD; }
ends() { trap 'kill $SSH_AGENT_PID 2>/dev/null' EXIT; }
error() { key; ssh-add .ssh/id_ed25519; }
dead_end_1() { key; ssh-agent -s >out; p=$(sed -n 's/^SSH_AGENT_PID=\([0-9]*\).*/\1/p' out); ssh-add .ssh/id_ed25519; kill "$p"; }
workaround_1() { key; eval "$(ssh-agent -s)"; ends; ssh-add .ssh/id_ed25519 && ssh-add -l | grep ED25519; }
workaround_4() { key; cat >>.bashrc <<'EOF'
export SSH_AUTH_SOCK="$HOME/.ssh/agent.sock"
ssh-add -l >/dev/null 2>&1; [ $? -eq 2 ] && { rm -f "$SSH_AUTH_SOCK"; ssh-agent -a "$SSH_AUTH_SOCK" >agent.out; }
EOF
  source ./.bashrc; SSH_AGENT_PID=$(sed -n 's/^SSH_AGENT_PID=\([0-9]*\).*/\1/p' agent.out); ends; ssh-add .ssh/id_ed25519 && bash -c 'source ./.bashrc; ssh-add -l' | grep ED25519; }
