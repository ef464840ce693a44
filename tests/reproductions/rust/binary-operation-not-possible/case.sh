# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'struct Point { x: f64 } fn main() { println!("{}", Point { x: 1.0 } == Point { x: 1.0 }); }'; }
workaround_1() { r <<'R'
#[derive(Debug, Clone, PartialEq, PartialOrd)]
struct Point { x: f64, y: f64 }
fn main() { let p = Point { x: 1.0, y: 2.0 }; println!("{}", p == p.clone() && p >= p); }
R
./m | grep -qx true; }
workaround_2() {
  wrong <<<'fn main() { let count = 2i32; let price = 1.5; println!("{}", count * price); }'
  r <<<'fn main() { let (count, price, len, offset) = (2i32, 1.5, 4usize, 3i32); let total = f64::from(count) * price; let part = len as f64 * 0.5; let n = i32::try_from(len).unwrap() + offset; println!("{} {} {}", total, part, n); }' && ./m | grep -qx '3 2 7'; }
workaround_3() {
  wrong <<<'fn main() { let a = "x"; let b = "y"; let c = a + b; }'
  r <<<'fn main() { let (first, last) = ("A", "B"); let full = format!("{first} {last}"); let mut s = String::from("a"); s.push_str("b"); println!("{full} {s}"); }' && ./m | grep -qx 'A B ab'; }
workaround_4() {
  wrong <<<'fn sum<T>(a: T, b: T) -> T { a + b } fn main() {}'
  r <<'R'
use std::ops::Add;
fn sum<T: Add<Output = T> + Copy>(a: T, b: T) -> T { a + b }
fn same<T: PartialEq>(a: &T, b: &T) -> bool { a == b }
fn main() { println!("{} {}", sum(1, 2), same(&1, &1)); }
R
  ./m | grep -qx '3 true'; }
workaround_5() { wrong <<<'fn main() { let n = 3; let x = &n; if x == 3 { } }'; r <<<'struct I { name: String } fn main() { let n = 3; let x = &n; if *x == 3 { print!("three "); } let w = String::from("a"); let wanted = &w; let item = I { name: "a".into() }; if item.name == *wanted { println!("same"); } }' && ./m | grep -qx 'three same'; }
