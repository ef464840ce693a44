# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const lib = { Client: class {} }; const Client = lib; new Client();'; }
workaround_1() {
  mkdir -p node_modules/lib; echo 'exports.Client = class Client { ping() { return "pong"; } };' >node_modules/lib/index.js
  fails node -e 'const Client = require("lib"); new Client()'
  node -e 'const { Client } = require("lib"); console.log(new Client().ping())' | grep -qx pong; }
workaround_3() {
  fails node -e 'const Point = (x, y) => ({ x, y }); new Point(1, 2)'; fails node -e 'new Symbol()'
  node -e 'class Point { constructor(x, y) { this.x = x; this.y = y; } } const p = new Point(1, 2); console.log(p.x + p.y)' | grep -qx 3; }
