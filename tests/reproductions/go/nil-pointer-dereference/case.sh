# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local GOPROXY=off   # go ignores a go.mod that lies in $TMPDIR itself
printf 'module example.com/app\n\ngo 1.18\n' >go.mod

error() {
cat >main.go <<'EOF'
package main

type T struct{ n int }

func main() {
	var t *T
	println(t.n)
}
EOF
  go run .
}
dead_end_1() {
cat >main.go <<'EOF'
package main

type T struct{ n int }

func load() *T { return nil }

func answer() (n int) {
	defer func() { recover() }()
	return load().n + 42
}

func main() { println(answer()) }
EOF
  go run . 2>&1 | grep -qx 42 || missed "the answer is a zero value, silently"
}
dead_end_2() {
cat >main.go <<'EOF'
package main

type Animal interface{ Legs() int }
type Dog struct{ legs int }

func (d *Dog) Legs() int { return d.legs }
func find() *Dog         { return nil }

func main() {
	var a Animal = find()
	if a != nil {
		println(a.Legs())
	}
}
EOF
  go run .
}
dead_end_3() {
cat >main.go <<'EOF'
package main

import "net/http"

func main() {
	resp, err := http.Get("http://127.0.0.1:1/")
	defer resp.Body.Close()
	if err != nil {
		println("failed")
	}
}
EOF
  go run .
}
workaround_2() {
cat >main.go <<'EOF'
package main

import (
	"fmt"
	"net/http"
)

func get(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return fmt.Errorf("get %s: %w", url, err)
	}
	defer resp.Body.Close()
	return nil
}

func main() { fmt.Println(get("http://127.0.0.1:1/")) }
EOF
  go run . | grep -q 'connection refused'
}
workaround_4() {
cat >main.go <<'EOF'
package main

type MyErr struct{ msg string }

func (e *MyErr) Error() string { return e.msg }

func check() error {
	return nil
}

func main() {
	if err := check(); err != nil {
		println(err.Error())
	}
	println("ok")
}
EOF
  sed 's/return nil$/var e *MyErr; return e/' main.go >x && mkdir old && mv x old/main.go && go run ./old >old.log 2>&1 && return 1
  go run . 2>&1 | grep -qx ok
}
