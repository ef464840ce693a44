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
	var m map[string]int
	m["a"] = 1
}
EOF
  go run .
}
dead_end_1() {
cat >main.go <<'EOF'
package main

func main() {
	m := new(map[string]int)
	(*m)["a"] = 1
}
EOF
  go run .
}
dead_end_2() {
cat >main.go <<'EOF'
package main

func setup(m map[string]int) { m = make(map[string]int) }

func main() {
	var m map[string]int
	setup(m)
	m["a"] = 1
}
EOF
  go run .
}
dead_end_3() {
cat >main.go <<'EOF'
package main

func main() {
	var m map[string]int
	if _, ok := m["a"]; !ok {
		m["a"] = 1
	}
}
EOF
  go run .
}
workaround_1() {
cat >main.go <<'EOF'
package main

func main() {
	m := make(map[string]int)
	m["a"] = 1
	println(m["a"])
}
EOF
  go run . 2>&1 | grep -qx 1
}
workaround_2() {
cat >main.go <<'EOF'
package main

type Store struct{ items map[string]int }

func NewStore() *Store {
	return &Store{items: make(map[string]int)}
}

func main() {
	s := NewStore()
	s.items["a"] = 1
	println(s.items["a"])
}
EOF
  go run . 2>&1 | grep -qx 1
}
workaround_3() {
cat >main.go <<'EOF'
package main

type Store struct{ items map[string]int }

func (s *Store) Set(k string, v int) {
	if s.items == nil {
		s.items = make(map[string]int)
	}
	s.items[k] = v
}

func main() {
	var s Store
	s.Set("a", 1)
	println(s.items["a"])
}
EOF
  go run . 2>&1 | grep -qx 1
}
workaround_4() {
cat >main.go <<'EOF'
package main

func main() {
	user := "me"
	m := make(map[string]map[string]int)
	if m[user] == nil {
		m[user] = make(map[string]int)
	}
	m[user]["visits"]++
	println(m[user]["visits"])
}
EOF
  go run . 2>&1 | grep -qx 1
}
