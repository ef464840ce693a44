# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'mod model { fn load() -> u32 { 1 } } fn main() { model::load(); }'; }
workaround_1() { r <<'R'
pub mod model {
    pub struct User {
        pub(crate) name: String,
    }
    pub(crate) fn load() -> User { User { name: String::new() } }
}
fn main() { println!("{}", model::load().name.len()); }
R
./m | grep -qx 0; }
workaround_2() {
  wrong <<<'mod a { pub struct User { name: String } } fn main() { let u = a::User { name: String::new() }; }'
  r <<'R'
mod a {
pub struct User { name: String }
impl User {
    pub fn new(name: impl Into<String>) -> Self { Self { name: name.into() } }
    pub fn name(&self) -> &str { &self.name }
}
}
fn main() { println!("{}", a::User::new("x").name()); }
R
  ./m | grep -qx x; }
