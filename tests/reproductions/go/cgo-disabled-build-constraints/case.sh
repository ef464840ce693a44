# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go gcc
# packages: golang-go gcc
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

project() {
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\n// int f(void) { return 7; }\nimport "C"\n\nfunc main() { println(C.f()) }\n' >main.go
  must go env -w CGO_ENABLED=0
}
error() { project; go build; }
dead_end_1() { project; must go clean -modcache; go build; }
dead_end_2() { project; go build -tags cgo; }
dead_end_3() { project; go build main.go && return 0; missed "no Go source files"; }
workaround_2() { project; must go env -u CGO_ENABLED; CGO_ENABLED=1 go build && ./app 2>&1 | grep -qx 7; }
