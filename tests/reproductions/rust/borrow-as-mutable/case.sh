# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let list = Vec::new(); list.push(1); }'; }
workaround_1() { r <<<'fn main() { let mut list = Vec::new(); list.push(1); println!("{}", list.len()); }' && ./m | grep -qx 1; }
workaround_2() {
  wrong <<<'fn fill(list: &Vec<i32>) { list.push(1); } fn main() {}'
  r <<<'struct S { items: Vec<i32> } impl S { fn add(&mut self, n: i32) { self.items.push(n); } } fn fill(list: &mut Vec<i32>) { list.push(1); } fn main() { let mut list = vec![]; fill(&mut list); let mut s = S { items: list }; s.add(2); println!("{}", s.items.len()); }' && ./m | grep -qx 2; }
workaround_3() { wrong <<<'fn main() { let mut v = vec![1]; for i in v.iter() { *i += 1; } }'; r <<<'struct I { count: u32 } fn main() { let mut list = vec![I { count: 0 }]; for item in list.iter_mut() { item.count += 1; } println!("{}", list[0].count); }' && ./m | grep -qx 1; }
workaround_4() { wrong <<<'fn main() { let data = std::sync::Arc::new(vec![0]); data.push(1); }'; r <<<'fn main() { let data = std::sync::Arc::new(std::sync::Mutex::new(vec![])); data.lock().unwrap().push(1); println!("{}", data.lock().unwrap().len()); }' && ./m | grep -qx 1; }
