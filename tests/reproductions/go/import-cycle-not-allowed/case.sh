# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local GOPROXY=off   # go ignores a go.mod that lies in $TMPDIR itself
printf 'module example.com/app\n\ngo 1.18\n' >go.mod
project() {
  mkdir a b
  printf 'package a\n\nimport "example.com/app/b"\n\ntype User struct{ Name string }\n\nfunc Show() string { return b.Text(User{"me"}) }\n' >a/a.go
  printf 'package b\n\nimport "example.com/app/a"\n\nfunc Text(u a.User) string { return u.Name }\n' >b/b.go
  printf 'package main\n\nimport "example.com/app/a"\n\nfunc main() { println(a.Show()) }\n' >main.go
}
error() { project; go build; }
dead_end_1() { project; sed -i 's#import "#import other "#; s/a\.User/other.User/' b/b.go; go build; }
dead_end_2() { project; sed -i '/^import/d; s/u a.User/u any/; s/u.Name/name(u)/' b/b.go; printf 'package b\n\nimport "example.com/app/a"\n\nfunc name(u any) string { return u.(a.User).Name }\n' >b/other.go; go build; }
dead_end_3() { project; go mod tidy; go clean; go build; }
workaround_1() {
  project; mkdir model; printf 'package model\n\ntype User struct{ Name string }\n' >model/user.go
  printf 'package a\n\nimport (\n\t"example.com/app/b"\n\t"example.com/app/model"\n)\n\nfunc Show() string { return b.Text(model.User{Name: "me"}) }\n' >a/a.go
  sed -i 's#app/a"#app/model"#; s/a\.User/model.User/' b/b.go
  go run . 2>&1 | grep -qx me
}
workaround_2() {
  project; sed -i 's/^type User.*/type User struct{ name string }\n\nfunc (u User) Name() string { return u.name }/' a/a.go
  printf 'package b\n\ntype Named interface{ Name() string }\n\nfunc Text(n Named) string { return n.Name() }\n' >b/b.go
  go run . 2>&1 | grep -qx me
}
workaround_3() {
  project; mv b/b.go a/; sed -i 's/^package b$/package a/; /^import/d; s/a\.User/User/' a/b.go; sed -i '/^import/d; s/b\.Text/Text/' a/a.go; rmdir b
  go run . 2>&1 | grep -qx me
}
workaround_4() {
  project; printf 'package a\n\nfunc New() string { return "me" }\n' >a/a.go; printf 'package b\n\nimport "example.com/app/a"\n\nfunc Run() string { return a.New() }\n' >b/b.go
  printf 'package a\n\nimport (\n\t"testing"\n\n\t"example.com/app/b"\n)\n\nfunc TestRun(t *testing.T) { b.Run() }\n' >a/a_test.go
  go test ./a >first.log 2>&1 && return 1
  sed -i 's/^package a$/package a_test/' a/a_test.go
  go test ./a
}
