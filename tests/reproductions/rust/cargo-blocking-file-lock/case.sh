# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc cargo gcc python3 fuser
# packages: rustc cargo gcc python3 psmisc
# version: cargo --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

project() { # a second process that holds cargo's lock of the package cache
  mkdir -p src lib/src ~/.cargo/registry/index
  printf '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\ngreet = { path = "lib" }\n' >Cargo.toml
  printf 'fn main() { println!("{}", greet::hello()); }\n' >src/main.rs
  printf '[package]\nname = "greet"\nversion = "0.1.0"\nedition = "2021"\n' >lib/Cargo.toml
  printf 'pub fn hello() -> i32 { 7 }\n' >lib/src/lib.rs
  touch ~/.cargo/.package-cache
  python3 -c 'import fcntl, os, sys, time
f = open(os.path.expanduser("~/.cargo/.package-cache"), "r+"); fcntl.flock(f, fcntl.LOCK_EX); open("held", "w"); time.sleep(50)' >/dev/null 2>&1 &
  for _ in 1 2 3 4 5 6 7 8 9 10; do [ -f held ] && break; sleep 0.2; done
}
error() { project; timeout 4 cargo build; }
dead_end_1() { project; timeout 3 cargo clean; timeout 4 cargo build; }
dead_end_2() { project; rm -rf ~/.cargo/registry/index/*; timeout 4 cargo build; }
workaround_2() {
  project; fuser -v ~/.cargo/.package-cache
  kill "$(fuser ~/.cargo/.package-cache 2>/dev/null | tr -d ' ')"; sleep 0.5
  timeout 30 cargo build && target/debug/app
}
workaround_5() {
  project; kill %1; wait; must cargo build; mkdir -p target/debug
  python3 -c 'import fcntl, time
f = open("target/debug/.cargo-lock", "r+"); fcntl.flock(f, fcntl.LOCK_EX); open("held2", "w"); time.sleep(50)' >/dev/null 2>&1 &
  for _ in 1 2 3 4 5 6 7 8 9 10; do [ -f held2 ] && break; sleep 0.2; done
  timeout 3 cargo build >first.log 2>&1; grep -q 'file lock on build directory' first.log || return 1
  CARGO_TARGET_DIR=target/cli timeout 30 cargo build && target/cli/debug/app
}
