# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0

r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }

error() { echo 'fn main() { let s = std::fs::read_to_string("x")?; println!("{}", s.len()); }' | r; }
dead_end_1() { echo 'fn main() { let s = std::fs::read_to_string("x").unwrap(); println!("{}", s.len()); }' | r && { ./m >out 2>&1; grep -q panicked out && missed 'it panics'; }; }
dead_end_2() { echo 'fn main() { let s = std::fs::read_to_string("x")?; println!("{}", s.len()); Ok(()) }' | r; }
workaround_1() { echo hi >Cargo.toml; printf '%s\n' 'fn main() -> Result<(), Box<dyn std::error::Error>> {' '    let s = std::fs::read_to_string("Cargo.toml")?;' '    println!("{}", s.len());' '    Ok(())' '}' | r && ./m | grep -qx 3; }
workaround_3() { echo 'use std::collections::HashMap; fn f(text: &str) -> Option<u32> { let n: u32 = text.parse().ok()?; Some(n) } fn g(map: &HashMap<&str, u32>) -> Result<u32, &'"'"'static str> { let v = map.get("k").ok_or("missing k")?; Ok(*v) } fn main() { println!("{:?} {:?}", f("7"), g(&HashMap::new())); }' | r && ./m | grep -qx 'Some(7) Err("missing k")'; }
workaround_4() {
    echo 'fn f(text: &str) -> Result<u32, String> { let n: u32 = text.parse()?; Ok(n) } fn main() { println!("{:?}", f("x")); }' | r >first.log 2>&1 && return 1
    echo 'fn f(text: &str) -> Result<u32, String> { let n: u32 = text.parse().map_err(|e| format!("not a number: {e}"))?; Ok(n) } fn main() { println!("{:?}", f("x")); }' | r && ./m | grep -q 'not a number'
}
workaround_5() { echo 'fn f(lines: &[&str]) -> Result<u32, std::num::ParseIntError> { let v: Vec<u32> = lines.iter().map(|s| s.parse()).collect::<Result<_, _>>()?; Ok(v.iter().sum()) } fn main() { println!("{:?}", f(&["1", "2"])); }' | r && ./m | grep -qx 'Ok(3)'; }
