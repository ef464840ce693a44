# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

# A package that no released Go has yet stands in for one that this Go does not have: arena exists only with an experiment switched on.
old() { must go version; case $(go version) in *go1.1[0-9]*|*go1.20*) PKG=slices ;; *) PKG=encoding/json/v2 ;; esac; }
project() {
  export GOTOOLCHAIN=local GOPROXY=off; old
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\nimport _ "%s"\n\nfunc main() { println("ok") }\n' "$PKG" >main.go
}
error() { project; go build; }
dead_end_1() { project; go get "$PKG"; go mod tidy; go build; }
dead_end_2() { project; must go mod edit -go=1.20; go build; }
