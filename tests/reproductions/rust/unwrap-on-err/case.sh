# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let t = std::fs::read_to_string("config.toml").unwrap(); println!("{}", t); }' && ./m; }
workaround_1() { mkdir app; echo 'a = 1' >app/config.toml; r <<<'fn main() { let t = std::fs::read_to_string("config.toml").unwrap(); println!("{}", t); }' && fails ./m; cd app && ../m | grep -q 'a = 1'; }
workaround_3() { r <<<'fn main() { let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap(); let n: i32 = line.parse().unwrap(); println!("{}", n); }' && { fails ./m <<<5; r <<<'fn main() { let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap(); let n: i32 = line.trim().parse().expect("a whole number"); println!("{}", n); }' && ./m <<<5 | grep -qx 5; }; }
workaround_4() { r <<<'fn main() { println!("{}", std::env::var("DATABASE_URL").unwrap()); }' && fails ./m; export DATABASE_URL=postgres://user:password@localhost/app; ./m | grep -q postgres; }
workaround_6() { r <<'R' && ./m 2>/dev/null | grep -qx 1
use std::sync::{Arc, Mutex};
fn main() { let lock = Arc::new(Mutex::new(1)); let other = Arc::clone(&lock);
let _ = std::thread::spawn(move || { let _g = other.lock().unwrap(); panic!("first"); }).join();
let data = lock.lock().unwrap_or_else(|e| e.into_inner());
println!("{}", data); }
R
}
