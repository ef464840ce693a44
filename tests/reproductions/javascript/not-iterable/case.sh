# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'const items = undefined; for (const item of items) console.log(item);'; }
workaround_1() {
  fails node -e 'function f(items = []) { for (const i of items); } f(null)'
  node -e 'let items, first, second = [1]; for (const item of items ?? []) { console.log(item); } const all = [...(first ?? []), ...(second ?? [])]; console.log(all.length)' | grep -qx 1; }
workaround_2() {
  fails node -e 'for (const x of { a: 1 });'
  node -e 'const response = { data: { list: [1, 2] } }, object = { a: 1 }; const list = response.data.list; for (const item of list); for (const [key, value] of Object.entries(object)) { console.log(key, value); }' | grep -qx 'a 1'; }
workaround_3() {
  fails node -e 'const useQuery = () => ({ data: 1 }); const [data] = useQuery();'
  node -e 'const useQuery = () => ({ data: 1 }); const { data, error } = useQuery(); console.log(data)' | grep -qx 1; }
