# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

proxied() { must git config --global http.proxy http://127.0.0.1:7890; }
error() { proxied; git ls-remote https://github.com/owner/app.git; }
dead_end_2() { proxied; must git config --global https.proxy http://127.0.0.1:9; git ls-remote https://github.com/owner/app.git; }
