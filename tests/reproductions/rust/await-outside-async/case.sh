# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'async fn load() -> u32 { 1 } fn main() { let n = load().await; }'; }
workaround_2() { r <<<'async fn load() -> u32 { 1 } async fn twice() -> u32 { load().await * 2 } fn main() { let _ = twice(); println!("built"); }' && ./m | grep -qx built; }
workaround_3() {
  wrong <<<'async fn load(n: u32) -> u32 { n } fn main() { let p: Vec<_> = [1].iter().map(|n| load(*n).await).collect(); }'
  r <<<'async fn load(n: u32) -> u32 { n } fn main() { let p: Vec<_> = [1, 2].iter().map(|n| async move { load(*n).await }).collect(); println!("{}", p.len()); }' && ./m | grep -qx 2; }
