# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go clang
# packages: golang-go clang
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

project() {
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\n// int f(void) { return 7; }\nimport "C"\n\nfunc main() { println(C.f()) }\n' >main.go
  mkdir bin; ln -s "$(command -v go)" bin/go
}
error() { project; CGO_ENABLED=1 PATH=$PWD/bin go build; }
dead_end_1() { project; CGO_ENABLED=0 PATH=$PWD/bin go build && return 0; missed "the package's files are left out"; }
workaround_3() { project; ln -s "$(command -v clang)" bin/clang; for t in ld as ar; do ln -s "$(command -v $t)" bin/$t; done; CGO_ENABLED=1 CC=clang PATH=$PWD/bin go build && ./app 2>&1 | grep -qx 7; }
workaround_4() {
  project; rm main.go
  printf 'package main\n\nimport "os/user"\n\nfunc main() { u, _ := user.LookupId("0"); println(u.Username) }\n' >main.go
  CGO_ENABLED=1 PATH=$PWD/bin go build -a >first.log 2>&1; grep -q 'C compiler' first.log || return 1
  CGO_ENABLED=0 PATH=$PWD/bin go build && ./app 2>&1 | grep -qx root
}
