# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }

P='struct Point { x: i32, y: i32 }'
MAIN='fn main() { println!("{}", show(Point { x: 1, y: 2 })); }'
error() { echo "$P fn show<T: std::fmt::Display>(t: T) -> String { t.to_string() } $MAIN" | r; }
dead_end_1() { echo 'impl std::fmt::Display for Vec<u8> { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, "x") } } fn main() { }' | r >out 2>&1 || { grep -q E0117 out && missed 'the orphan rule forbids it'; }; }
dead_end_2() { echo "$P fn show<T: std::fmt::Display>(t: T) -> String { t.to_string() } fn twice<T: std::fmt::Display>(t: T) -> String { show(t) } fn main() { println!(\"{}\", twice(Point { x: 1, y: 2 })); }" | r; }
workaround_1() { echo "#[derive(Debug, Clone, PartialEq)] $P fn show<T: std::fmt::Debug>(t: T) -> String { format!(\"{:?}\", t) } $MAIN" | r && ./m | grep -qx 'Point { x: 1, y: 2 }'; }
workaround_3() { echo "$P impl std::fmt::Display for Point { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, \"{},{}\", self.x, self.y) } } fn show<T: std::fmt::Display>(t: T) -> String { t.to_string() } $MAIN" | r && ./m | grep -qx 1,2; }
workaround_4() {
    echo 'fn show<T>(t: T) -> String { t.to_string() } fn main() { println!("{}", show(7)); }' | r >first.log 2>&1 && return 1
    echo 'fn show<T: std::fmt::Display>(t: T) -> String { t.to_string() } fn main() { println!("{}", show(7)); }' | r && ./m | grep -qx 7
}
workaround_5() { echo 'struct Wrapper(Vec<u8>); impl std::fmt::Display for Wrapper { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, "{} bytes", self.0.len()) } } fn main() { println!("{}", Wrapper(vec![1, 2])); }' | r && ./m | grep -qx '2 bytes'; }
