# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

project() {
  export GOTOOLCHAIN=local GOPROXY=off
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  mkdir utils; printf 'package utils\n\nfunc F() string { return "f" }\n' >utils/u.go
  printf 'package main\n\nimport "app/utils"\n\nfunc main() { println(utils.F()) }\n' >main.go
}
error() { project; go build; }
dead_end_1() { project; go get app/utils; go build; }
dead_end_2() { mkdir p; cd p || exit 99; project; GOPATH=$PWD/.. go build; }
dead_end_3() { project; sed -i 's#"app/utils"#"./utils"#' main.go; go build && return 0; missed "relative imports are refused"; }
workaround_1() { project; sed -i 's#"app/utils"#"example.com/app/utils"#' main.go; go build && ./app; }
workaround_2() { project; must go mod edit -module app; go build && ./app; }
workaround_3() { project; rm go.mod; must go mod init app; must go mod tidy; go build && ./app; }
