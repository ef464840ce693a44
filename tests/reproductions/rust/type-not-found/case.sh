# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let m: HashMap<u32, u32> = HashMap::new(); }'; }
workaround_1() { wrong <<<'fn f(d: Duration) {} fn main() {}'; r <<'R'
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use std::fs::File;
fn main() { let m: Arc<Mutex<HashMap<u32, Duration>>> = Arc::default(); let f: Option<File> = None; println!("{}", m.lock().unwrap().len()); }
R
./m | grep -qx 0; }
workaround_2() { wrong <<<'mod model { pub struct User; } mod view { pub fn f(u: User) {} } fn main() {}'; r <<'R'
mod model { pub struct User; }
pub struct Config;
mod view { use crate::model::User; use super::Config; pub fn f(_: User, _: Config) { println!("ok"); } }
fn main() { view::f(model::User, Config); }
R
./m | grep -qx ok; }
workaround_3() { wrong <<<'fn largest(items: &[T]) -> T { items[0] } fn main() {}'; r <<'R'
fn largest<T: PartialOrd + Copy>(items: &[T]) -> T {
    let mut best = items[0];
    for &x in items { if x > best { best = x; } }
    best
}
fn main() { println!("{}", largest(&[1, 5, 2])); }
R
./m | grep -qx 5; }
