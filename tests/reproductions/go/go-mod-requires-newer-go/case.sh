# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

# 1.99.0 does not exist yet: old Go calls it a wrong format, new Go says which version is needed.
project() {
  export GOTOOLCHAIN=local GOPROXY=off
  printf 'module example.com/app\n\ngo 1.99.0\n' >go.mod
  printf 'package main\n\nfunc main() { println("ok") }\n' >main.go
}
error() { project; go build; }
dead_end_2() { project; case $(go version) in *go1.1[0-9]*|*go1.20*) GOTOOLCHAIN=auto go build ;; *) missed "Go is newer than 1.20 here" ;; esac; }
dead_end_3() { project; go mod tidy; go mod edit -go=1.18; go build; }
workaround_5() { project; sed -i -E 's/^go [0-9]+\.[0-9]+(\.[0-9]+)?$/go 1.18/; /^toolchain /d' go.mod; go build && ./app; }
