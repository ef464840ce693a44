# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
rs() { cat >main.rs; rustc --edition 2021 main.rs; }
error() {
rs <<'EOF'
fn main() {
    let mut v = vec![1, 2, 3];
    let a = &mut v[0];
    let b = &mut v[1];
    std::mem::swap(a, b);
}
EOF
}
dead_end_1() {
rs <<'EOF'
fn main() {
    let mut v = vec![1, 2, 3];
    let (i, j) = (0, 2);
    let a = &mut v[i];
    let b = &mut v[j];
    std::mem::swap(a, b);
}
EOF
}
dead_end_2() {
rs <<'EOF'
fn main() {
    let mut v = vec![1, 2, 3];
    let a = v.get_mut(0).unwrap();
    let b = v.get_mut(1).unwrap();
    std::mem::swap(a, b);
}
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn main() {
    let mut v = vec![1, 2, 3];
    v.swap(0, 2);
    let (left, right) = v.split_at_mut(1);
    std::mem::swap(&mut left[0], &mut right[0]);
    println!("{v:?}");
}
EOF
./main 2>&1 | grep -qx '\[2, 3, 1\]'
}
workaround_2() {
rs <<'EOF' || return 1
fn main() {
    let mut v = vec![1, 2, 3];
    let a = &mut v[0];
    *a += 1;
    let b = &mut v[1];
    *b += 1;
    println!("{v:?}");
}
EOF
./main 2>&1 | grep -qx '\[2, 3, 3\]'
}
workaround_3() {
rs <<'EOF' || return 1
struct S { a: i32, b: i32 }
impl S { fn turn(&mut self) { let S { a, b } = self; std::mem::swap(a, b); } }
fn main() { let mut s = S { a: 1, b: 2 }; s.turn(); println!("{} {}", s.a, s.b); }
EOF
./main 2>&1 | grep -qx '2 1'
}
