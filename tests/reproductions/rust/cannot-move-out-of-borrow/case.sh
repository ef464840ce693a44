# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version

[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
r() { cat >m.rs; rustc --edition 2021 -A warnings m.rs; }
wrong() { cat >w.rs; fails rustc --edition 2021 -A warnings w.rs; }   # the code before the advice
error() { r <<<'struct S { name: String } impl S { fn name(&self) -> String { self.name } } fn main() {}'; }
workaround_1() { r <<<'enum State { On(u32), Off } struct S { name: Option<String>, items: Vec<String>, state: State } impl S { fn go(&self) { let name = self.name.as_ref().unwrap(); for item in self.items.iter() { print!("{} ", item); } match &self.state { State::On(x) => println!("{} {}", name, x), _ => {} } } } fn main() { S { name: Some("a".into()), items: vec!["i".into()], state: State::On(1) }.go(); }' && ./m | grep -qx 'i a 1'; }
workaround_2() { wrong <<<'struct S { task: Option<String> } impl S { fn go(&mut self) { let t = self.task; } } fn main() {}'; r <<<'struct S { task: Option<String>, list: Vec<u32> } impl S { fn go(&mut self) { let task = self.task.take(); let list = std::mem::take(&mut self.list); println!("{} {} {}", task.unwrap(), list.len(), self.list.len()); } } fn main() { S { task: Some("t".into()), list: vec![1] }.go(); }' && ./m | grep -qx 't 1 0'; }
workaround_3() { r <<<'struct S { name: String } impl S { fn name(&self) -> String { let name = self.name.clone(); name } } fn main() { println!("{}", S { name: "a".into() }.name()); }' && ./m | grep -qx a; }
workaround_4() { wrong <<<'fn main() { let items = vec![String::new()]; let item = items[0]; }'; r <<<'fn main() { let mut items = vec![1.to_string(), 2.to_string(), 3.to_string()]; let item = items.remove(0); let i = 0; let other = items.swap_remove(i); println!("{} {} {}", item, other, items.len()); }' && ./m | grep -qx '1 2 1'; }
