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
use std::rc::Rc;
fn main() {
    let v = Rc::new(5);
    std::thread::spawn(move || println!("{v}")).join().unwrap();
}
EOF
}
dead_end_2() {
rs <<'EOF'
use std::rc::Rc;
fn main() {
    let v = Rc::new(5);
    let v2 = v.clone();
    std::thread::spawn(move || println!("{v2}")).join().unwrap();
    println!("{v}");
}
EOF
}
workaround_1() {
rs <<'EOF' || return 1
use std::sync::{Arc, Mutex};
fn main() {
    let v = Arc::new(Mutex::new(5));
    let v2 = Arc::clone(&v);
    std::thread::spawn(move || *v2.lock().unwrap() += 1).join().unwrap();
    println!("{}", v.lock().unwrap());
}
EOF
./main 2>&1 | grep -qx '6'
}
workaround_6() {
rs <<'EOF' || return 1
fn task() -> std::pin::Pin<Box<dyn std::future::Future<Output = ()> + Send>> {
    Box::pin(async {})
}
fn needs_send<T: Send>(_: T) {}
fn main() { needs_send(task()); println!("ok"); }
EOF
./main 2>&1 | grep -qx 'ok'
}
