# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn area(w: u32, h: u32) -> u32 { w * h } fn main() { println!("{}", area(2)); }'; }
workaround_1() { r <<<'fn area(w: u32, h: u32) -> u32 { w * h } fn main() { let (width, height) = (2, 3); let area = area(width, height); println!("{}", area); }' && ./m | grep -qx 6; }
workaround_2() { wrong <<<'fn read() -> Result<String> { Ok(String::new()) } fn main() {}'; echo hi >a.txt; r <<'R'
fn read() -> Result<String, std::io::Error> { std::fs::read_to_string("a.txt") }
fn main() { let list: Vec<u8> = Vec::new(); println!("{} {}", read().unwrap().trim(), list.len()); }
R
./m | grep -qx 'hi 0'; }
workaround_4() { wrong <<<'fn main() { let list = vec![1]; let n = list.iter().count(&list); }'; r <<<'fn main() { let list = vec![1]; let n = list.iter().count(); let m = Iterator::count(list.iter()); println!("{} {}", n, m); }' && ./m | grep -qx '1 1'; }
