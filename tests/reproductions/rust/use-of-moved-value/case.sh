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
    let name = String::from("me");
    let other = name;
    println!("{name} {other}");
}
EOF
}
dead_end_1() {
rs <<'EOF' || missed "Copy cannot be derived"
#[derive(Clone, Copy)]
struct User { name: String }
fn main() {
    let a = User { name: String::from("me") };
    let b = a;
    println!("{} {}", a.name, b.name);
}
EOF
}
dead_end_2() {
rs <<'EOF'
fn main() {
    let name = String::from("me");
    let first = name;
    let other = &name;
    println!("{first} {other}");
}
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn main() {
    let name = String::from("me");
    let items = vec![1, 2];
    let other = &name;
    for item in &items { println!("{item}"); }
    println!("{name} {other} {}", items.len());
}
EOF
./main 2>&1 | grep -qx 'me me 2'
}
workaround_2() {
rs <<'EOF' || return 1
fn main() {
    let name = String::from("me");
    let other = name.clone();
    println!("{name} {other}");
}
EOF
./main 2>&1 | grep -qx 'me me'
}
workaround_3() {
rs <<'EOF' || return 1
#[derive(Clone, Copy, Debug)]
struct Point { x: i32, y: i32 }
fn main() {
    let a = Point { x: 1, y: 2 };
    let b = a;
    println!("{} {}", a.x, b.y);
}
EOF
./main 2>&1 | grep -qx '1 2'
}
workaround_4() {
rs <<'EOF' || return 1
fn main() {
    let mut head = Some(String::from("me"));
    let maybe = Some(vec![1]);
    let node = head.take();
    if let Some(thing) = &maybe { println!("{thing:?}"); }
    println!("{node:?} {head:?} {maybe:?}");
}
EOF
./main 2>&1 | grep -qx 'Some("me") None Some(\[1\])'
}
