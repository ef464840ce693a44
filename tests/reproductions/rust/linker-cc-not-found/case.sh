# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc cargo gcc
# packages: rustc cargo gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

project() {
  mkdir -p src bin; for t in rustc cargo; do ln -s "$(command -v $t)" bin/$t; done
  printf '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n' >Cargo.toml
  printf 'fn main() { println!("hello"); }\n' >src/main.rs
}
build() { PATH=$PWD/bin cargo build; }
error() { project; build; }
dead_end_2() { project; PATH=$PWD/bin cargo clean; rm -f Cargo.lock; build; }
dead_end_3() { project; for t in ld as ar; do ln -s "$(command -v $t)" bin/$t; done; build; }
workaround_2() {
  project; for t in gcc ld as; do ln -s "$(command -v $t)" bin/$t; done
  mkdir -p ~/.cargo
  cat >> ~/.cargo/config.toml <<'EOF'
[target.x86_64-unknown-linux-gnu]
linker = "gcc"
EOF
  build && target/debug/app
}
