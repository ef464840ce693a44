# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let value = Some(1); match value { Some(x) => println!("{}", x) } }'; }
workaround_1() { r <<<'fn main() { for value in [Some(1), None] { match value { Some(x) => println!("{x}"), None => println!("nothing"), } } }' && ./m | tail -1 | grep -qx nothing; }
workaround_2() { wrong <<<'fn main() { let number = 5; let t = match number { 0 => "zero", 1..=9 => "digit" }; }'; r <<<'fn main() { let number = 50; let t = match number { 0 => "zero", 1..=9 => "digit", _ => "more", }; println!("{}", t); }' && ./m | grep -qx more; }
workaround_3() { wrong <<<'fn main() { let value = Some(1); let Some(x) = value; }'; r <<'R'
fn f(value: Option<u32>) {
    let Some(x) = value else {
        return;
    };
    println!("{}", x);
}
fn main() { f(None); f(Some(5)); }
R
./m | grep -qx 5; }
