# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
. "$CASE_DIR/../loopbackregistry.sh"

typo() { loopback_registry; GOOD=$(npm config get registry); must npm config set registry http://regsitry.invalid/ --location=user; echo '{"name":"shop","version":"1.0.0"}' >package.json; }
oldproxy() { loopback_registry; must npm config set proxy http://proxy.invalid:8080 --location=user; must npm config set noproxy '' --location=user; echo '{"name":"shop","version":"1.0.0"}' >package.json; }
error() { typo; npm install tiny; }
dead_end_1() { typo; must npm cache clean --force; rm -rf node_modules; npm install tiny; }
workaround_1() { typo; npm config get registry | grep -q regsitry.invalid && npm config list | grep -q regsitry; }
workaround_2() { oldproxy; npm install tiny --no-audit 2>&1 | grep -q 'proxy.invalid' || exit 99; npm config delete proxy && npm install tiny --no-audit && test -e node_modules/tiny/package.json; }
workaround_3() { typo; npm config set registry "$GOOD" --location=user && npm install tiny --no-audit && test -e node_modules/tiny/package.json; }
