# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc cargo gcc
# packages: rustc cargo gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

project() {
  export CARGO_NET_OFFLINE=true
  mkdir -p src lib/src
  printf '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n' >Cargo.toml
  printf 'use greet::hello;\n\nfn main() { println!("{}", hello()); }\n' >src/main.rs
  printf '[package]\nname = "greet"\nversion = "0.1.0"\nedition = "2021"\n' >lib/Cargo.toml
  printf 'pub fn hello() -> &'"'"'static str { "hello" }\n' >lib/src/lib.rs
}
error() { project; cargo build; }
dead_end_1() { project; sed -i '1i extern crate greet;' src/main.rs; cargo build; }
dead_end_2() { project; cargo clean; cargo update; cargo build; }
workaround_1() { project; must cargo add --offline --path lib greet; cargo run | grep -qx hello; }
workaround_2() {
  project; echo 'greet = { path = "lib" }' >>Cargo.toml
  rustc src/main.rs >first.log 2>&1 && return 1
  cargo run | grep -qx hello
}
workaround_3() {
  project; printf 'pub fn hello() -> i32 { 7 }\n' >src/greet.rs; sed -i '1i mod greet;' src/main.rs; sed -i 's/use greet/use crate::greet/' src/main.rs
  cargo run | grep -qx 7
}
