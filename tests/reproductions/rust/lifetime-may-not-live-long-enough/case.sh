# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn pick<'"'a, 'b"'>(x: &'"'a"' str, y: &'"'b"' str) -> &'"'a"' str { y } fn main() {}'; }
workaround_1() {
  wrong <<<'fn start(s: &str) { std::thread::spawn(move || println!("{}", s)); } fn main() {}'
  r <<'R'
fn start(s: &str) {
    let s = s.to_owned();
    std::thread::spawn(move || println!("{s}")).join().unwrap();
}
fn main() { start("in"); }
R
  ./m | grep -qx in; }
workaround_2() { r <<'R'
fn pick<'a>(x: &'a str, y: &'a str) -> &'a str { if x.len() > y.len() { x } else { y } }
fn main() { println!("{}", pick("a", "bb")); }
R
./m | grep -qx bb; }
workaround_3() {
  wrong <<<'fn boxed<T: std::fmt::Debug>(x: T) -> Box<dyn std::fmt::Debug> { Box::new(x) } fn main() {}'
  r <<'R'
fn boxed<T: std::fmt::Debug + 'static>(x: T) -> Box<dyn std::fmt::Debug> { Box::new(x) }
fn short<'a, T: std::fmt::Debug + 'a>(x: T) -> Box<dyn std::fmt::Debug + 'a> { Box::new(x) }
fn main() { println!("{:?} {:?}", boxed(1), short(&2)); }
R
  ./m | grep -qx '1 2'; }
workaround_4() { wrong <<<'struct Parser { text: &'"'static"' str } impl Parser { fn new(text: &str) -> Self { Parser { text } } } fn main() {}'; r <<'R'
struct Parser { text: String }
impl Parser { fn new(text: &str) -> Self { Parser { text: text.to_owned() } } }
fn main() { println!("{}", Parser::new("a").text); }
R
./m | grep -qx a; }
