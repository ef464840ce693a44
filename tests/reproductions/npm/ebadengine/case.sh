# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm
# packages: npm
# version: npm --version
project() { mkdir a && echo '{"name":"a","version":"1.0.0","engines":{"node":">=99"}}' > a/package.json; echo '{"name":"shop","version":"1.0.0","dependencies":{"a":"file:a"}}' > package.json; echo engine-strict=true > .npmrc; }
error() { project; npm install; }
dead_end_1() { project; rm -rf node_modules package-lock.json; npm install; }
workaround_3() { mkdir app; cd app; project; npm install --engine-strict=false >first.log 2>&1 && npm config delete engine-strict --location=project && npm install --loglevel=error && test -e node_modules/a/package.json; }
