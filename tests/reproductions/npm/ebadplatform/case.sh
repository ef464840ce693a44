# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node
# packages: npm
# version: npm --version
project() { mkdir fsevents && echo '{"name":"fsevents","version":"1.0.0","os":["sunos"]}' > fsevents/package.json; echo '{"name":"shop","version":"1.0.0","dependencies":{"fsevents":"file:fsevents"}}' > package.json; }
error() { project; npm install; }
dead_end_1() { project; npm install --omit=optional; }
workaround_1() { project; npm uninstall fsevents && npm install --no-audit && test ! -e node_modules/fsevents; }
workaround_3() { project; echo '{"name":"shop","version":"1.0.0","optionalDependencies":{"fsevents":"file:fsevents"}}' > package.json; npm install --no-audit && test ! -e node_modules/fsevents; }
