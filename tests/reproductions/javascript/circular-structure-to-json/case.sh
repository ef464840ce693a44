# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const user = { name: "Ann", posts: [] }; user.posts.push({ id: 1, title: "t", author: user }); JSON.stringify(user)'; }
workaround_1() { node -e 'const response = { data: { a: 1 } }; response.self = response; const { data } = response; console.log(JSON.stringify(data))' | grep -qx '{"a":1}'; }
workaround_2() { node -e 'const user = { id: 1, name: "Ann", posts: [] }; user.posts.push({ id: 1, title: "t", author: user }); console.log(JSON.stringify({ id: user.id, name: user.name, posts: user.posts.map(({ id, title }) => ({ id, title })) }))' | grep -q '"posts":\[{"id":1'; }
workaround_3() { printf '%s\n' "import { inspect } from 'node:util';" 'const object = {}; object.self = object;' 'console.log(inspect(object, { depth: 3 }));' >a.mjs; node a.mjs | grep -qi circular; }
workaround_4() {
  fails node -e 'JSON.stringify({ n: 5n })'
  node -e 'const row = { n: 5n }; console.log(JSON.stringify(row, (key, value) => (typeof value === "bigint" ? value.toString() : value))); BigInt.prototype.toJSON = function () { return this.toString(); }; console.log(JSON.stringify(row))' >out; test "$(grep -cx '{"n":"5"}' out)" = 2; }
