# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn name<'"'a>() -> &'a"' str { let s = String::from("a"); &s } fn main() {}'; }
workaround_1() { r <<'R'
fn name() -> String {
    let s = String::from("a");
    s
}
fn main() { println!("{}", name()); }
R
./m | grep -qx a; }
workaround_2() { r <<'R'
fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or("")
}
fn main() { println!("{}", first_word("a b")); }
R
./m | grep -qx a; }
workaround_3() { echo 'a b' >f.txt; r <<'R'
fn words(path: &str) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split_whitespace().map(str::to_owned).collect()
}
fn main() { println!("{}", words("f.txt").len()); }
R
./m | grep -qx 2; }
workaround_4() { r <<'R'
fn clean(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains(' ') { text.replace(' ', "_").into() } else { text.into() }
}
fn main() { println!("{} {}", clean("a b"), clean("c")); }
R
./m | grep -qx 'a_b c'; }
