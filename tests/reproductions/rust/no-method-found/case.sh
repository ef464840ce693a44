# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let n = Some(1); n.lock(); }'; }
workaround_1() { wrong <<<'fn main() { let mut s = String::new(); std::io::stdin().read_to_string(&mut s); }'; r <<'R'
use std::io::{Read, Write};
use std::str::FromStr;
fn main() { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); std::io::stdout().write_all(s.as_bytes()).unwrap(); println!("{}", u32::from_str("5").unwrap()); }
R
echo in | ./m | head -1 | grep -qx in; }
workaround_2() { wrong <<<'fn main() { let shared = std::sync::Mutex::new(vec![1]); shared.len(); }'; r <<<'fn main() { let shared = std::sync::Mutex::new(vec![1]); let n = shared.lock().unwrap().len(); println!("{}", n); }' && ./m | grep -qx 1; }
workaround_3() { wrong <<<'struct Item { id: u32 } fn main() { let v = Item { id: 1 }.clone(); }'; r <<'R'
#[derive(Debug, Clone, PartialEq)]
struct Item { id: u32 }
fn main() { let i = Item { id: 1 }; println!("{:?} {}", i.clone(), i == i.clone()); }
R
./m | grep -qx 'Item { id: 1 } true'; }
