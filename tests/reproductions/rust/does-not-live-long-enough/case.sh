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
    let r;
    {
        let s = String::from("me");
        r = s.as_str();
    }
    println!("{r}");
}
EOF
}
dead_end_1() {
rs <<'EOF'
fn main() {
    let r: &'static str;
    {
        let s = String::from("me");
        r = s.as_str();
    }
    println!("{r}");
}
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn main() {
    let s = String::from("me");
    let r = s.as_str();
    println!("{r}");
}
EOF
./main 2>&1 | grep -qx 'me'
}
workaround_3() {
rs <<'EOF' || return 1
fn main() {
    let r: String;
    {
        let s = String::from("me");
        r = s;
    }
    println!("{r}");
}
EOF
./main 2>&1 | grep -qx 'me'
}
workaround_4() {
rs <<'EOF' || return 1
use std::rc::Rc;
fn main() {
    let r;
    {
        let s = Rc::new(String::from("me"));
        r = Rc::clone(&s);
    }
    println!("{r}");
}
EOF
./main 2>&1 | grep -qx 'me'
}
