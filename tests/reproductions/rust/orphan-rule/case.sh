# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'impl std::fmt::Display for Vec<String> { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) } } fn main() {}'; }
workaround_1() { r <<'R'
struct Tags(Vec<String>);
impl std::fmt::Display for Tags {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.join(", "))
    }
}
impl std::ops::Deref for Tags { type Target = Vec<String>; fn deref(&self) -> &Vec<String> { &self.0 } }
fn main() { let t = Tags(vec!["a".into(), "b".into()]); println!("{} {}", t, t.len()); }
R
./m | grep -qx 'a, b 2'; }
workaround_2() { wrong <<<'impl<T> Vec<T> { fn middle(&self) -> Option<&T> { self.get(self.len() / 2) } } fn main() {}'; r <<'R'
trait Middle<T> { fn middle(&self) -> Option<&T>; }
impl<T> Middle<T> for Vec<T> {
    fn middle(&self) -> Option<&T> { self.get(self.len() / 2) }
}
fn main() { println!("{}", vec![1, 2, 3].middle().unwrap()); }
R
./m | grep -qx 2; }
