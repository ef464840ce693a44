# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: rustc gcc
# packages: rustc gcc
# version: rustc --version
[ -x /usr/bin/rustc ] && PATH=/usr/bin:$PATH   # rustup's proxies want the user's own HOME
export RUST_BACKTRACE=0
rs() { cat >main.rs; rustc --edition 2021 main.rs; }
error() {
rs <<'EOF' || return 1
use std::cell::RefCell;
fn main() {
    let c = RefCell::new(vec![1]);
    let a = c.borrow();
    c.borrow_mut().push(2);
    println!("{a:?}");
}
EOF
./main
}
dead_end_1() {
rs <<'EOF' || return 1
use std::{cell::RefCell, rc::Rc};
fn main() {
    let c = Rc::new(RefCell::new(vec![1]));
    let d = Rc::clone(&c);
    let a = c.borrow();
    d.borrow_mut().push(2);
    println!("{a:?}");
}
EOF
./main
}
dead_end_2() {
rs <<'EOF' || return 1
use std::sync::Mutex;
fn main() {
    let c = Mutex::new(vec![1]);
    let a = c.lock().unwrap();
    c.lock().unwrap().push(2);
    println!("{a:?}");
}
EOF
timeout 3 ./main || missed "it hangs"
}
workaround_1() {
rs <<'EOF' || return 1
use std::cell::RefCell;
fn main() {
    let c = RefCell::new(vec![1]);
    let n = c.borrow().len();
    c.borrow_mut().push(n as i32);
    {
        let a = c.borrow();
        println!("{a:?}");
    }
    c.borrow_mut().push(2);
}
EOF
./main 2>&1 | grep -qx '\[1, 1\]'
}
workaround_2() {
rs <<'EOF' || return 1
use std::cell::RefCell;
fn main() {
    let c = RefCell::new(vec![1]);
    let first = c.borrow().first().copied();
    if let Some(x) = first {
        c.borrow_mut().push(x);
    }
    println!("{:?}", c.borrow());
}
EOF
./main 2>&1 | grep -qx '\[1, 1\]'
}
workaround_3() {
rs <<'EOF' || return 1
use std::{cell::RefCell, rc::Rc};
fn main() {
    let c: Rc<RefCell<Vec<Box<dyn Fn()>>>> = Rc::new(RefCell::new(vec![]));
    let d = Rc::clone(&c);
    c.borrow_mut().push(Box::new(move || d.borrow_mut().push(Box::new(|| ()))));
    let handlers = std::mem::take(&mut *c.borrow_mut());
    for h in &handlers { h(); }
    c.borrow_mut().extend(handlers);
    println!("{}", c.borrow().len());
}
EOF
./main 2>&1 | grep -qx '2'
}
workaround_4() {
rs <<'EOF' || return 1
use std::cell::Cell;
fn main() {
    let n = Cell::new(1);
    n.set(n.get() + 1);
    println!("{}", n.get());
}
EOF
./main 2>&1 | grep -qx '2'
}
