# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'fn main() { let n = "5".parse().unwrap(); }'; }
workaround_1() { wrong <<<'fn main() { let v = "abc".chars().rev().collect(); }'; r <<'R'
fn main() {
let n: i32 = "5".parse().unwrap();
let m = "5".parse::<f64>().unwrap();
let v: Vec<char> = "abc".chars().rev().collect();
let total = [1, 2, 3].iter().sum::<i32>();
println!("{} {} {} {}", n, m, v.len(), total); }
R
./m | grep -qx '5 5 3 6'; }
workaround_3() { wrong <<<'async fn w() -> Result<(), std::io::Error> { Ok(()) } fn main() { let job = async { w().await?; Ok(()) }; }'; r <<'R'
async fn do_work() -> Result<(), std::io::Error> { Ok(()) }
fn main() {
let job = async {
    do_work().await?;
    Ok::<(), std::io::Error>(())
};
drop(job); }
R
}
workaround_4() { wrong <<<'fn main() { let x = "abc".into(); }'; r <<<'#[derive(Default)] struct Config { n: u32 } fn main() { let cfg = Config::default(); let text: String = "abc".into(); println!("{} {}", cfg.n, text); }' && ./m | grep -qx '0 abc'; }
