# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { info!("up"); }'; }
workaround_2() { printf '#[macro_export]\nmacro_rules! info { ($x:expr) => { println!($x) }; }\n' >log.rs; must rustc --edition 2021 --crate-type lib log.rs; printf 'use log::{info};\nfn main() { info!("up"); }\n' >m.rs; rustc --edition 2021 --extern log=liblog.rlib m.rs && ./m | grep -qx up; }
workaround_4() { wrong <<<'mod a { macro_rules! square { ($x:expr) => { $x * $x }; } } fn main() { square!(2); }'; r <<'R'
mod a {
#[macro_export]
macro_rules! square { ($x:expr) => { $x * $x }; }
}
mod b { use crate::square; pub fn f() -> u32 { square!(3) } }
fn main() { println!("{}", b::f()); }
R
./m | grep -qx 9; }
