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

func main() {
	x := 1
}
EOF
  go build
}
dead_end_1() {
cat >main.go <<'EOF'
package main

func main() {
	_x := 1
	_x = 2
}
EOF
  go build
}
dead_end_2() {
cat >main.go <<'EOF'
package main

func main() {
	x := 1
}
EOF
  go vet; go build -gcflags=-w
}
workaround_1() {
cat >main.go <<'EOF'
package main

func load() (int, error) { return 7, nil }

func main() {
	var n int
	var err error
	if true {
		n, err = load()
	}
	println(n, err == nil)
}
EOF
  sed 's/n, err = load/n, err := load/' main.go >old.go; mkdir old; mv old.go old/; go build ./old >old.log 2>&1 && return 1
  go build -o app . && ./app 2>&1 | grep -q '^7 true'
}
workaround_2() {
cat >main.go <<'EOF'
package main

import "fmt"

func main() {
	var n int
	_, err := fmt.Sscan("1", &n)
	for _, v := range []int{n} {
		fmt.Println(v, err)
	}
}
EOF
  go build && ./app
}
workaround_3() {
cat >main.go <<'EOF'
package main

func main() {
	x := 1
	_ = x
}
EOF
  go build && ./app
}
