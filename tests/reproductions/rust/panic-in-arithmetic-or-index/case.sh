# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let items = vec![1, 2, 3]; let i = std::env::args().count() + 2; println!("{}", items[i]); }' && ./m; }
workaround_1() { r <<<'fn main() { let items = vec![1, 2, 3]; let (i, n) = (5, 9); if let Some(x) = items.get(i) { println!("{x}"); } let last = items.last(); let head = items.get(..n).unwrap_or(&items); println!("{:?} {}", last, head.len()); }' && ./m | grep -qx 'Some(3) 3'; }
workaround_2() { r <<<'fn main() { let v: Vec<u32> = vec![]; println!("{}", v.len() - 1); }' && fails ./m; r <<<'fn main() { let items: Vec<u32> = vec![]; let i = 0usize; let (a, b) = (2u32, 5u32); let last = items.len().saturating_sub(1); if let Some(prev) = i.checked_sub(1) { println!("{}", items[prev]); } let diff = a.abs_diff(b); println!("{} {}", last, diff); }' && ./m | grep -qx '0 3'; }
workaround_3() { r <<<'fn main() { let items = [4_000_000_000u32, 1_000_000_000]; let byte = 9u8; let hash = u64::MAX; let total: u64 = items.iter().map(|&x| u64::from(x)).sum(); let hash = hash.wrapping_mul(31).wrapping_add(u64::from(byte)); println!("{} {}", total, hash > 0); }' && ./m | grep -qx '5000000000 true'; }
workaround_4() { r <<<'fn main() { let (total, n) = (5u32, 0u32); let mean = total.checked_div(n).unwrap_or(0); println!("{}", mean); }' && ./m | grep -qx 0; }
