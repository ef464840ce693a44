# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ssh-keygen
# packages: openssh-client
# version: ssh -V 2>&1

open_key() { mkdir -p -m 700 .ssh; must ssh-keygen -q -t ed25519 -N "" -f .ssh/id_ed25519; chmod 644 .ssh/id_ed25519; }
error() { open_key; ssh-keygen -y -f .ssh/id_ed25519; }
dead_end_1() { open_key; chmod 600 .ssh/id_ed25519.pub; chmod 700 .ssh; ssh-keygen -y -f .ssh/id_ed25519; }
workaround_1() { open_key; chmod 600 .ssh/id_ed25519; chmod 700 .ssh; ssh-keygen -y -f .ssh/id_ed25519; }
