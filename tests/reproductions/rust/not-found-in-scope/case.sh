# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }

error() { echo 'fn main() { let count = 3; println!("{}", cuont); }' | r; }
dead_end_1() { echo 'fn main() { let count = 3; let cuont = 0; println!("{}", cuont); }' | r && ./m | grep -qx 0 && missed 'it is another value'; }
dead_end_2() { echo 'mod view { use crate::*; pub fn show() { println!("{}", inner); } } fn main() { let inner = 1; view::show(); }' | r; }
workaround_1() {
    echo 'fn main() { println!("{}", max(1, 2)); }' | r >first.log 2>&1 && return 1
    grep -q 'use std::cmp::max;' first.log || return 1
    printf 'use std::cmp::max;\nfn main() { println!("{}", max(1, 2)); }\n' | r && ./m | grep -qx 2
}
workaround_2() { echo 'fn compute() -> u32 { 7 } fn main() { let inner; { inner = compute(); } println!("{inner}"); }' | r && ./m | grep -qx 7; }
workaround_3() {
    echo 'pub fn area() -> u32 { 7 }' >shapes.rs
    echo 'fn main() { println!("{}", area()); }' | r >first.log 2>&1 && return 1
    printf 'mod shapes;\nuse shapes::area;\nfn main() { println!("{}", area()); }\n' | r && ./m | grep -qx 7
}
workaround_4() {
    echo 'struct S(u32); impl S { fn area(&self) -> u32 { self.0 } fn twice(&self) -> u32 { area() * 2 } } fn main() { println!("{}", S(4).twice()); }' | r >first.log 2>&1 && return 1
    echo '#[derive(Default)] struct S(u32); impl S { fn area(&self) -> u32 { self.0 } fn twice(&self) -> u32 { self.area() * 2 + Self::default().0 } } fn main() { println!("{}", S(4).twice()); }' | r && ./m | grep -qx 8
}
