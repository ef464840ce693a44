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
    let first = &v[0];
    v.push(4);
    println!("{first}");
}
EOF
}
dead_end_1() {
rs <<'EOF'
fn main() {
    let mut v = vec![1, 2, 3];
    let mut first = &v[0];
    v.push(4);
    println!("{first}");
    first = &v[1];
    println!("{first}");
}
EOF
}
dead_end_2() {
rs <<'EOF'
fn main() {
    let mut v = vec![1, 2, 3];
    let first = &v[0];
    {
        v.push(4);
    }
    println!("{first}");
}
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn main() {
    let mut v = vec![1, 2, 3];
    let first = v[0];
    v.push(4);
    println!("{first} {}", v.len());
}
EOF
./main 2>&1 | grep -qx '1 4'
}
workaround_2() {
rs <<'EOF' || return 1
fn main() {
    let mut v = vec![1, 2, 3];
    let extra: Vec<i32> = v.iter().filter(|x| **x == 2).map(|x| x * 10).collect();
    v.extend(extra);
    v.retain(|x| *x != 1);
    for x in v.iter_mut() { *x += 1; }
    println!("{v:?}");
}
EOF
./main 2>&1 | grep -qx '\[3, 4, 21\]'
}
workaround_3() {
rs <<'EOF' || return 1
fn main() {
    let mut v = vec![1, 2, 3];
    let i = 0;
    v.push(4);
    println!("{}", v[i]);
}
EOF
./main 2>&1 | grep -qx '1'
}
workaround_4() {
rs <<'EOF' || return 1
struct S { names: Vec<String>, count: usize }
impl S {
    fn add(&mut self) {
        let names = &self.names;
        self.count += names.len();
        println!("{} {}", names[0], self.count);
    }
}
fn main() { S { names: vec!["me".into()], count: 1 }.add(); }
EOF
./main 2>&1 | grep -qx 'me 2'
}
