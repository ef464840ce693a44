# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let name = "a"; let path = format!("{}.txt", name).as_str().trim(); println!("{}", path); }'; }
workaround_1() { r <<'R'
fn main() { let name = "a";
let text = format!("{name}.txt");
let path = text.as_str();
println!("{path}"); }
R
./m | grep -qx a.txt; }
workaround_3() { r <<'R'
fn main() { let n = 3; for short in [true, false] {
use std::borrow::Cow;
let label: Cow<str> = if short { Cow::Borrowed("n/a") } else { Cow::Owned(format!("{n} items")) };
println!("{}", label); } }
R
./m | tail -1 | grep -qx '3 items'; }
