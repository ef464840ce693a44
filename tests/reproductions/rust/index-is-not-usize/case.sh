# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }

error() { echo 'fn main() { let v = vec![1, 2, 3]; let i: i32 = 1; println!("{}", v[i]); }' | r; }
dead_end_1() { echo 'fn main() { let v = vec![1, 2, 3]; let i: i32 = std::env::args().count() as i32 - 2; println!("{}", v[i as usize]); }' | r && { ./m >out 2>&1; grep -q 'index out of bounds' out && missed 'it panics'; }; }
dead_end_2() { echo 'fn main() { let s = "abc"; println!("{}", s.chars()[0]); }' | r >out 2>&1 || { grep -q E0608 out && missed 'an iterator has no index'; }; }
workaround_1() { echo 'fn main() { let v = vec![1, 2, 3]; let i: usize = 1; println!("{}", v[i]); }' | r && ./m | grep -qx 2; }
workaround_2() { echo 'fn main() { let v = vec![1, 2, 3]; for i in [1i32, -1, 9] { let item = usize::try_from(i).ok().and_then(|i| v.get(i)); println!("{:?}", item); } }' | r && [ "$(./m | tr '\n' ' ')" = 'Some(2) None None ' ]; }
workaround_3() {
    echo 'fn main() { let s = "abcd"; println!("{}", s[1]); }' | r >first.log 2>&1 && return 1
    grep -q 'cannot be indexed by' first.log || return 1
    echo 'fn main() { let s = "abcd"; let third = s.chars().nth(2); let head = s.get(0..3); println!("{:?} {:?}", third, head); }' | r && ./m | grep -qx "Some('c') Some(\"abc\")"
}
