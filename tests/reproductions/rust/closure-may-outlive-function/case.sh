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
    let v = vec![1, 2, 3];
    std::thread::spawn(|| println!("{v:?}"));
}
EOF
}
dead_end_1() {
rs <<'EOF'
fn main() {
    let v = vec![1, 2, 3];
    let t = std::thread::spawn(|| println!("{v:?}"));
    t.join().unwrap();
}
EOF
}
dead_end_2() {
rs <<'EOF' || missed "the reference does not live long enough"
fn main() {
    let v = vec![1, 2, 3];
    let r = &v;
    let t = std::thread::spawn(move || println!("{r:?}"));
    t.join().unwrap();
}
EOF
}
workaround_1() {
rs <<'EOF' || return 1
fn main() {
    let v = vec![1, 2, 3];
    let v2 = v.clone();
    let t = std::thread::spawn(move || println!("{v2:?}"));
    t.join().unwrap();
    println!("{v:?}");
}
EOF
./main 2>&1 | grep -qx '\[1, 2, 3\]'
}
workaround_2() {
rs <<'EOF' || return 1
fn main() {
    let v = vec![1, 2, 3];
    std::thread::scope(|s| {
        s.spawn(|| println!("{v:?}"));
    });
}
EOF
./main 2>&1 | grep -qx '\[1, 2, 3\]'
}
workaround_3() {
rs <<'EOF' || return 1
fn main() {
    let v = vec![1, 2, 3];
    let v = std::sync::Arc::new(v);
    let v2 = std::sync::Arc::clone(&v);
    let t = std::thread::spawn(move || println!("{v2:?}"));
    t.join().unwrap();
}
EOF
./main 2>&1 | grep -qx '\[1, 2, 3\]'
}
