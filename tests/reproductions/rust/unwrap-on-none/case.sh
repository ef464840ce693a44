# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let m: std::collections::HashMap<&str, u32> = Default::default(); println!("{}", m.get("port").unwrap()); }' && ./m; }
workaround_1() { r <<'R' && ./m 2>&1 | grep -q 'port is missing'
fn main() -> Result<(), Box<dyn std::error::Error>> {
let config: std::collections::HashMap<&str, u32> = Default::default(); let mut args = std::env::args().skip(1);
let name = args.next().unwrap_or_else(|| "world".to_string());
let Some(port) = config.get("port") else {
    return Err("port is missing".into());
};
println!("{} {}", name, port); Ok(()) }
R
}
