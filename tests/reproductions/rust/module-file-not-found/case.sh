# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'mod shapes; fn main() {}'; }
workaround_1() { mkdir a; echo 'pub struct Thing;' >shapes.rs; printf 'mod shapes; pub fn f() {}\n' >a.rs; printf 'mod shapes;\nmod a;\nfn main() { a::f(); }\n' >m.rs; fails rustc --edition 2021 m.rs; printf 'use crate::shapes::Thing; pub fn f() { let _ = Thing; println!("ok"); }\n' >a.rs; rustc --edition 2021 m.rs && ./m | grep -qx ok; }
workaround_2() { printf 'mod shapes;\nfn main() {}\n' >m.rs; fails rustc m.rs; touch shapes.rs; rustc m.rs; }
workaround_3() { mkdir out; echo 'pub fn f() -> u32 { 7 }' >out/made.rs; wrong <<<'mod made; fn main() {}'; printf 'pub mod made {\n    include!(concat!(env!("OUT_DIR"), "/made.rs"));\n}\nfn main() { println!("{}", made::f()); }\n' >m.rs; OUT_DIR=$PWD/out rustc m.rs && ./m | grep -qx 7; }
workaround_4() { : >Foo.rs; wrong <<<'mod foo; fn main() {}'; mv Foo.rs foo.tmp && mv foo.tmp foo.rs; r <<<'mod foo; fn main() {}'; }
