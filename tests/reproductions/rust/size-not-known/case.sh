# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn show(text: str) {} fn main() {}'; }
workaround_1() { wrong <<<'fn main() { let numbers = vec![1, 2, 3]; let head = numbers[..2]; }'; r <<'R'
fn show(text: &str) { println!("{text}"); }
fn main() { let numbers = vec![1, 2, 3]; let text = "ab"; show(text);
let head: &[i32] = &numbers[..2];
let letters: Vec<char> = text.chars().collect(); println!("{} {}", head.len(), letters.len()); }
R
./m | tail -1 | grep -qx '2 2'; }
workaround_2() { wrong <<<'fn make() -> dyn Fn(i32) -> i32 { |x| x + 1 } fn main() {}'; r <<'R'
fn make() -> Box<dyn Fn(i32) -> i32> { Box::new(|x| x + 1) }
fn run(f: impl Fn(i32) -> i32) -> i32 { f(1) }
fn main() { println!("{} {}", make()(1), run(|x| x)); }
R
./m | grep -qx '2 1'; }
workaround_3() { wrong <<<'fn p<T: std::fmt::Display>(x: &T) {} fn main() { let s: &str = "a"; p::<str>(s); }'; r <<'R'
fn print_all<T: ?Sized + std::fmt::Display>(x: &T) { println!("{x}"); }
fn main() { print_all::<str>("a"); }
R
./m | grep -qx a; }
