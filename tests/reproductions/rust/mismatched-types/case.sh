# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }

error() { echo 'fn half(n: u64) -> u32 { n / 2 } fn main() { println!("{}", half(4)); }' | r; }
dead_end_1() { echo 'fn main() { let n = std::env::args().count() as u32 + 299; println!("{}", n as u8); }' | r && ./m | grep -qx 44 && missed '300 has become 44'; }
dead_end_2() { echo 'fn half(n: u64) -> u64 { n / 2 } fn main() { let x: u32 = half(4); println!("{}", x); }' | r; }
workaround_1() { rustc --explain E0308 | grep -qi 'did not match the received type'; }
workaround_2() { echo 'fn main() { let small: u32 = 7; let big: u64 = 9; let wide: u64 = small.into(); let n = u32::try_from(big).expect("too large"); println!("{} {} {}", wide, n, u32::try_from(1u64 << 40).is_err()); }' | r && ./m | grep -qx '7 9 true'; }
workaround_3() {
    echo 'fn find(n: usize) -> Option<usize> { if n > 1 { return n; } None } fn main() { println!("{:?}", find(4)); }' | r >first.log 2>&1 && return 1
    echo 'fn find(n: usize) -> Option<usize> { if n > 1 { return Some(n); } None } fn main() { println!("{:?}", find(4)); }' | r && ./m | grep -qx 'Some(4)'
}
workaround_4() {
    echo 'fn twice(n: u32) -> u32 { n * 2; } fn main() { println!("{}", twice(4)); }' | r >first.log 2>&1 && return 1
    echo 'fn twice(n: u32) -> u32 { n * 2 } fn main() { println!("{}", twice(4)); }' | r && ./m | grep -qx 8
}
workaround_5() {
    echo 'fn len(v: &Vec<i32>) -> usize { v.len() } fn main() { let numbers = vec![1, 2]; println!("{}", len(numbers)); }' | r >first.log 2>&1 && return 1
    echo 'fn len(v: &Vec<i32>) -> usize { v.len() } fn main() { let numbers = vec![1, 2]; let sum: i32 = numbers.iter().map(|n| *n).sum(); println!("{} {}", len(&numbers), sum); }' | r && ./m | grep -qx '2 3'
}
