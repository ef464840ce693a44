# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const { Base } = {}; class A extends Base {}'; }
workaround_1() {
  echo 'export default class Base {}' >base.mjs
  printf '%s\n' "import * as all from './base.mjs';" 'class A extends all.Base {}' >a.mjs; fails node a.mjs
  printf '%s\n' "import Base from './base.mjs';" 'class A extends Base {}' 'console.log(new A() instanceof Base);' >a.mjs; node a.mjs | grep -qx true; }
workaround_2() {
  printf '%s\n' "exports.Child = require('./child').Child;" "exports.Base = require('./base').Base;" >index.js
  printf '%s\n' 'exports.Base = class Base {};' >base.js; printf '%s\n' "const { Base } = require('./index');" 'exports.Child = class Child extends Base {};' >child.js
  fails node index.js
  sed -i "s,./index,./base," child.js; node -e 'const { Child, Base } = require("./index"); console.log(new Child() instanceof Base)' | grep -qx true; }
