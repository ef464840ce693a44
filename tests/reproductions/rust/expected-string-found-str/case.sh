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
fn greet(name: String) { println!("{name}"); }
fn main() { greet("me"); }
EOF
}
dead_end_1() {
rs <<'EOF' || missed "non-primitive cast"
fn greet(name: String) { println!("{name}"); }
fn main() { greet("me" as String); }
EOF
}
dead_end_2() {
rs <<'EOF' || missed "now it is a &&str"
fn greet(name: String) { println!("{name}"); }
fn main() { greet(&"me"); }
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn greet(name: String) { println!("{name}"); }
fn main() { let (first, last) = ("a", "b"); greet("me".to_string());
greet(String::from("me"));
greet("me".into());
greet(format!("{first} {last}")); }
EOF
./main 2>&1 | grep -qx 'a b'
}
workaround_2() {
rs <<'EOF' || return 1
fn show(name: &str) { println!("{name}"); }
fn main() { let s = String::from("me");
show(&s);
show(s.as_str()); }
EOF
./main 2>&1 | grep -qx 'me'
}
workaround_3() {
rs <<'EOF' || return 1
fn main() { let name = String::from("me");
match name.as_str() {
    "me" => println!("hello"),
    _ => println!("who?"),
}
}
EOF
./main 2>&1 | grep -qx 'hello'
}
workaround_4() {
rs <<'EOF' || return 1
fn show(name: &str) { println!("{name}"); }
fn keep(name: impl Into<String>) -> String { name.into() }
fn main() { show(&keep("me")); show(&keep(String::from("you"))); }
EOF
./main 2>&1 | grep -qx 'you'
}
