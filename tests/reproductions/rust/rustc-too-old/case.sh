# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc cargo gcc
# packages: rustc cargo gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

# rust-version 1.999 is newer than any Rust there is.
project() {
  mkdir src
  printf '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\nrust-version = "1.999"\n' >Cargo.toml
  printf 'fn main() { println!("hello"); }\n' >src/main.rs
}
error() { project; cargo build; }
dead_end_1() { project; sed -i '1i cargo-features = ["edition2024"]' Cargo.toml; cargo build && return 0; missed "a feature line does not make cargo newer"; }
dead_end_2() { project; cargo clean; rm -rf ~/.cargo/registry; cargo build; }
workaround_6() { project; sed -i -E 's/^edition = .*/edition = "2021"/; /^rust-version/d' Cargo.toml; cargo build && target/debug/app; }
