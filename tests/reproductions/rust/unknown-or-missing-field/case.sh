# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'struct S { a: u32 } fn main() { let s = S { a: 1 }; println!("{}", s.b); }'; }
workaround_1() { wrong <<<'struct C { port: u32, host: String } fn main() { let c = C { port: 1 }; }'; r <<<'#[derive(Default)] struct Config { port: u32, host: String } fn main() { let cfg = Config { port: 8080, ..Default::default() }; println!("{}{}", cfg.port, cfg.host); }' && ./m | grep -qx 8080; }
workaround_2() { wrong <<<'struct U { name: String } fn f(user: Option<U>) -> String { user.name } fn main() {}'; r <<<'struct U { name: String, count: u32 } fn f(user: Option<U>) -> Option<String> { let name = user?.name; Some(name) } fn main() { let shared = std::sync::Mutex::new(U { name: String::new(), count: 3 }); let n = shared.lock().unwrap().count; println!("{:?} {}", f(None), n); }' && ./m | grep -qx 'None 3'; }
workaround_4() { wrong <<<'fn main() { let list = vec![1]; let n = list.len; }'; r <<<'fn main() { let list = vec![1]; let n = list.len(); println!("{}", n); }' && ./m | grep -qx 1; }
