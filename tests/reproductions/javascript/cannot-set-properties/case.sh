# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const groups = {}; groups.a.count = 1;'; }
workaround_2() { node -e 'const groups = {}, key = "a"; groups[key] ??= {}; groups[key].count = 1; console.log(groups.a.count)' | grep -qx 1; }
workaround_3() {
  fails node -e '"use strict"; class A { load() { return Promise.resolve(5).then(function (r) { this.data = r; }); } } new A().load()'
  node -e 'class A { load() { return Promise.resolve(5).then((response) => { this.data = response; return this; }); } } new A().load().then((a) => console.log(a.data))' | grep -qx 5; }
