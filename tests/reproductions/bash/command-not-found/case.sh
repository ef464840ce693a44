# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1
# quick: yes

installed() { mkdir -p .local/bin; printf '#!/bin/sh\necho tool works\n' >.local/bin/mytool; chmod +x .local/bin/mytool; PATH=/usr/bin:/bin; }
error() { installed; bash -c 'mytool'; }
error_zh() { error; }
dead_end_2() { installed; bash -c "export PATH=$HOME/.local/bin; mytool; ls"; }
dead_end_3() { installed; bash -c 'echo "export PATH=\"\$HOME/.local/bin:\$PATH\"" >> ~/.bashrc; mytool'; }
workaround_1() { installed; echo "$PATH" | tr ":" "\n"; ls ~/.local/bin ~/.cargo/bin ~/go/bin /usr/local/bin /usr/sbin 2>/dev/null | grep -i mytool; }
workaround_4() { installed; echo 'export PATH="$HOME/.local/bin:$PATH"' >>~/.bashrc; bash -c 'source ~/.bashrc; hash -r; mytool' | grep 'tool works'; }
workaround_6() { installed; env -i "$HOME/.local/bin/mytool" | grep 'tool works'; }
