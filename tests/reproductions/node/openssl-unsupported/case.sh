# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
error() { node -e "console.log(require('crypto').createHash('md4').update('a').digest('hex'))"; }
workaround_4() { node -e "console.log(require('crypto').createHash('sha256').update('a').digest('hex'))" | grep -q '^[0-9a-f]\{64\}$'; }
