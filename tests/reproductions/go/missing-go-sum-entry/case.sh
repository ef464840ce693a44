# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

. "$CASE_DIR/../libproxy.sh"

project() {
  proxy
  printf 'module example.com/app\n\ngo 1.18\n\nrequire example.com/lib v1.0.0\n' >go.mod
  printf 'package main\n\nimport "example.com/lib"\n\nfunc main() { println(lib.Hello()) }\n' >main.go
}
error() { project; go build; }
dead_end_1() { project; must go mod tidy; rm go.sum; go build; }
dead_end_2() { project; go mod download; go build; }
dead_end_3() { project; GOSUMDB=off GONOSUMDB='*' GONOSUMCHECK=1 go build; }
workaround_1() { project; must go mod tidy; go build && ./app; }
workaround_2() { project; must go get example.com/lib@v1.0.0; go build && ./app; }
workaround_3() { project; must go mod download all; go build && ./app; }
workaround_4() { project; go build -mod=mod && ./app && grep -q example.com/lib go.sum; }
