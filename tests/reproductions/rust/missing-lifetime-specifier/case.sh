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
fn longest(a: &str, b: &str) -> &str {
    if a.len() > b.len() { a } else { b }
}
fn main() { println!("{}", longest("a", "bc")); }
EOF
}
dead_end_1() {
rs <<'EOF' || missed "lifetime may not live long enough"
fn longest(a: &str, b: &str) -> &'static str {
    if a.len() > b.len() { a } else { b }
}
fn main() { println!("{}", longest("a", "bc")); }
EOF
}
dead_end_2() {
rs <<'EOF' || missed "use of undeclared lifetime name"
fn longest(a: &str, b: &str) -> &'a str {
    if a.len() > b.len() { a } else { b }
}
fn main() { println!("{}", longest("a", "bc")); }
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn longest<'a>(a: &'a str, b: &'a str) -> &'a str {
    if a.len() > b.len() { a } else { b }
}
fn main() { println!("{}", longest("a", "bc")); }
EOF
./main 2>&1 | grep -qx 'bc'
}
workaround_2() {
rs <<'EOF' || return 1
struct Address {
    street: String,
}
fn main() { let a = Address { street: "High".into() }; println!("{}", a.street); }
EOF
./main 2>&1 | grep -qx 'High'
}
workaround_3() {
rs <<'EOF' || return 1
struct Address<'a> {
    street: &'a str,
}
impl<'a> Address<'a> {
    fn street(&self) -> &'a str { self.street }
}
fn main() { let a = Address { street: "High" }; println!("{}", a.street()); }
EOF
./main 2>&1 | grep -qx 'High'
}
workaround_4() {
rs <<'EOF' || return 1
fn greeting(name: &str, title: &str) -> String {
    format!("{title} {name}")
}
fn main() { println!("{}", greeting("X", "Dr")); }
EOF
./main 2>&1 | grep -qx 'Dr X'
}
