# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc cargo gcc
# packages: rustc cargo gcc
# version: cargo --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

project() {
  mkdir -p src
  printf '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\ngreet = "1.0"\n' >Cargo.toml
  printf 'fn main() { println!("{}", greet::hello()); }\n' >src/main.rs
}
error() { project; timeout 40 cargo build; }
dead_end_1() { project; rm -rf ~/.cargo/registry; timeout 40 cargo build; }
dead_end_2() {
  project; mkdir .cargo; printf '[source.mirror]\ndirectory = "%s/vendor"\n' "$PWD" >.cargo/config.toml; mkdir vendor
  timeout 40 cargo build
}
workaround_8() { # what cargo vendor leaves behind, made by hand: there is no network here
  project; mkdir -p vendor/greet/src .cargo
  printf '[package]\nname = "greet"\nversion = "1.0.0"\nedition = "2021"\n' >vendor/greet/Cargo.toml
  printf 'pub fn hello() -> i32 { 7 }\n' >vendor/greet/src/lib.rs
  printf '{"files":{},"package":null}' >vendor/greet/.cargo-checksum.json
  cat > .cargo/config.toml <<'EOF'
[source.crates-io]
replace-with = "vendored-sources"
[source.vendored-sources]
directory = "vendor"
EOF
  cargo build --offline && target/debug/app
}
