# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let v = vec![1]; let r = &v; drop(v); println!("{:?}", r); }'; }
workaround_1() { r <<<'fn main() { let v = vec![1]; let r = &v; println!("{r:?}"); drop(v); }' && ./m | grep -qF '[1]'; }
workaround_2() { wrong <<<'struct U { name: String } fn save(u: U) {} fn main() { let user = U { name: "a".into() }; let name = &user.name; save(user); println!("{}", name); }'; r <<<'struct U { name: String } fn save(u: U) {} fn main() { let user = U { name: "a".into() }; let name = user.name.clone(); save(user); println!("saved {name}"); }' && ./m | grep -qx 'saved a'; }
workaround_3() { r <<<'struct User { name: String } fn save(user: &User) { /* … */ } fn main() { let user = User { name: "a".into() }; let name = &user.name; save(&user); println!("{}", name); }' && ./m | grep -qx a; }
workaround_4() { r <<'R'
fn main() {
use std::sync::Arc;
let v = Arc::new(vec![1, 2, 3]);
let w = Arc::clone(&v);
std::thread::spawn(move || println!("{w:?}")).join().unwrap();
println!("{v:?}");
}
R
test "$(./m | sort -u)" = '[1, 2, 3]'; }
