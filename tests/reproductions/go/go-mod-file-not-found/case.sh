# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

project() { printf 'package main\n\nfunc main() { println("hello") }\n' >main.go; export GOTOOLCHAIN=local GOPROXY=off; }
error() { project; go build; }
dead_end_1() { project; go mod tidy; go mod download; go build; }
dead_end_2() {
  export GOPATH=$PWD/go
  mkdir -p go/src/example.com/app; cd go/src/example.com/app || exit 99
  project; go build
}
dead_end_3() {
  project; printf 'package main\n\nimport "example.com/lib"\n\nfunc main() { lib.Hello() }\n' >main.go
  GO111MODULE=off go build || missed "the dependency is not found in GOPATH mode"
}
workaround_1() { project; must go mod init example.com/app; must go mod tidy; go build && ./app; }
workaround_2() {
  mkdir service; (cd service && project && must go mod init example.com/service)
  export GOTOOLCHAIN=local; go build ./... >first.log 2>&1 && { echo "no error without the advice"; return 1; }
  cd service && go build ./... && go run .
}
workaround_3() {
  mkdir service; (cd service && project && must go mod init example.com/service)
  export GOTOOLCHAIN=local; must go work init ./service
  go build -o out ./service/... && ./out
}
