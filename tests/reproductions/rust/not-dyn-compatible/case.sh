# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'trait Shape { fn new() -> Self; fn area(&self) -> f64; } fn f(s: &dyn Shape) {} fn main() {}'; }
workaround_1() { r <<'R'
trait Shape {
    fn area(&self) -> f64;
    fn new() -> Self where Self: Sized;
    fn visit<V>(&self, v: V) where Self: Sized;
}
struct Sq; impl Shape for Sq { fn area(&self) -> f64 { 4.0 } fn new() -> Self { Sq } fn visit<V>(&self, _: V) {} }
fn main() { let list: Vec<Box<dyn Shape>> = vec![Box::new(Sq::new())]; println!("{}", list[0].area()); }
R
./m | grep -qx 4; }
workaround_2() { r <<<'trait Shape { fn new() -> Self; fn area(&self) -> f64; } struct Sq; impl Shape for Sq { fn new() -> Self { Sq } fn area(&self) -> f64 { 4.0 } } fn draw(shape: &impl Shape) { println!("{}", shape.area()); } fn main() { draw(&Sq::new()); }' && ./m | grep -qx 4; }
