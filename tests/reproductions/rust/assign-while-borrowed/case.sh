# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let mut x = 1; let r = &x; x = 2; println!("{}", r); }'; }
workaround_1() { r <<<'fn main() { let mut x = 1; let r = &x; println!("{r}"); x = 2; println!("{x}"); }' && ./m | tail -1 | grep -qx 2; }
workaround_2() { r <<<'struct S { name: String } impl S { fn go(&mut self) { let mut x = 1; let before = x; let name = self.name.clone(); x = 2; self.name = String::new(); println!("{before} {name} {x}"); } } fn main() { S { name: "a".into() }.go(); }' && ./m | grep -qx '1 a 2'; }
workaround_3() {
  wrong <<<'struct I { ready: bool } fn main() { let mut items = vec![I { ready: true }]; for (n, i) in items.iter().enumerate() { if i.ready { items[n].ready = false; } } }'
  r <<'R'
struct I { ready: bool }
fn main() { let mut items = vec![I { ready: true }, I { ready: false }];
let done: Vec<usize> = items.iter().enumerate()
    .filter(|(_, i)| i.ready).map(|(n, _)| n).collect();
for n in done { items[n].ready = false; }
println!("{}", items.iter().any(|i| i.ready)); }
R
  ./m | grep -qx false; }
workaround_4() {
  wrong <<<'fn main() { let mut count = 0; let mut add = || count += 1; add(); count = 5; add(); }'
  r <<'R'
fn main() {
use std::cell::Cell;
let count = Cell::new(0);
let add = || count.set(count.get() + 1);
add();
count.set(5);
add();
println!("{}", count.get()); }
R
  ./m | grep -qx 6; }
