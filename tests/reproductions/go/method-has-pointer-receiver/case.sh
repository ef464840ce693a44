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

type Shape interface{ Area() float64 }
type Square struct{ side float64 }

func (q *Square) Area() float64 { return q.side * q.side }

func main() {
	v := Square{2}
	var s Shape = v
	println(int(s.Area()))
}
EOF
  go build
}
dead_end_1() {
cat >main.go <<'EOF'
package main

type Shape interface{ Area() float64 }
type Square struct{ side float64 }

func (q *Square) Area() float64 { return q.side * q.side }

func main() {
	v := Square{2}
	s := Shape(v)
	println(int(s.Area()))
}
EOF
  go build
}
dead_end_2() {
cat >main.go <<'EOF'
package main

type Shape interface{ Area() float64 }
type Square struct{ side float64 }

func (q *Square) Area() float64 { return q.side * q.side }

func main() {
	v := Square{2}
	var i Shape
	p := &i
	*p = &v
	var s Shape = p
	println(int(s.Area()))
}
EOF
  go build && return 0; missed "a pointer to an interface is no interface"
}
workaround_1() {
cat >main.go <<'EOF'
package main

type Shape interface{ Area() float64 }
type Square struct{ side float64 }

func (q *Square) Area() float64 { return q.side * q.side }

func main() {
	v := Square{2}
	var s Shape = &v
	println(int(s.Area()))
}
EOF
  go run . 2>&1 | grep -qx 4
}
workaround_2() {
cat >main.go <<'EOF'
package main

type Shape interface{ Area() float64 }
type Square struct{ side float64 }

func (q *Square) Area() float64 { return q.side * q.side }

func main() {
	v := Square{2}
	_ = v
	squares := []*Square{{2}, {3}}
	var shapes []Shape
	for _, q := range squares {
		shapes = append(shapes, q)
	}
	s := shapes[1]
	println(int(s.Area()))
}
EOF
  go run . 2>&1 | grep -qx 9
}
workaround_3() {
cat >main.go <<'EOF'
package main

type Shape interface{ Area() float64 }
type Square struct{ side float64 }

func (q Square) Area() float64 { return q.side * q.side }

func main() {
	v := Square{2}
	var s Shape = v
	println(int(s.Area()))
}
EOF
  go run . 2>&1 | grep -qx 4
}
