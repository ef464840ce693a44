# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
rs() { cat >main.rs; rustc --edition 2021 main.rs; }
error() {
rs <<'EOF' || return 1
fn main() { let s = "中文"; println!("{}", &s[0..1]); }
EOF
./main
}
dead_end_1() {
rs <<'EOF' || return 1
fn main() { let s = "第3章"; println!("{}", &s[0..2 * 3]); }
EOF
./main
}
dead_end_2() {
rs <<'EOF' || return 1
fn main() { let s = "中文"; if s.len() > 1 { println!("{}", &s[0..1]); } }
EOF
./main
}
workaround_1() {
rs <<'EOF' || return 1
fn main() { let s = "第3章中文"; let short: String = s.chars().take(3).collect(); println!("{short}"); }
EOF
./main 2>&1 | grep -qx '第3章'
}
workaround_2() {
rs <<'EOF' || return 1
fn main() { let s = "第3章中文"; let end = s.char_indices().nth(3).map_or(s.len(), |(i, _)| i); let short = &s[..end]; println!("{short}"); }
EOF
./main 2>&1 | grep -qx '第3章'
}
workaround_3() {
rs <<'EOF' || return 1
fn main() { let s = "中文"; let max = 4; let mut end = max.min(s.len());
while !s.is_char_boundary(end) { end -= 1; }
let short = &s[..end]; println!("{short}"); }
EOF
./main 2>&1 | grep -qx '中'
}
workaround_4() {
rs <<'EOF' || return 1
fn main() { let s = "中文";
match s.get(0..1) {
    Some(part) => println!("{part}"),
    None => println!("not a boundary"),
}
}
EOF
./main 2>&1 | grep -qx 'not a boundary'
}
