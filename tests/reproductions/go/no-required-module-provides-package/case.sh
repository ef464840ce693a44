# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

. "$CASE_DIR/../libproxy.sh"

project() {
  proxy
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\nimport "example.com/lib"\n\nfunc main() { println(lib.Hello()) }\n' >main.go
}
error() { project; go build; }
dead_end_1() { project; go mod download; go build; }
dead_end_2() { project; go install example.com/lib@v1.0.0; go build; }
dead_end_3() { project; mkdir other; (cd other && must go mod init example.com/other && must go get example.com/lib); go clean -modcache; go build main.go; }
workaround_1() { project; must go get example.com/lib; go build && ./app; }
workaround_2() { project; must go mod tidy; go build ./... && go run .; }
workaround_4() {
  project; rm -r proxy; mkdir lib; mv z/example.com/lib@v1.0.0/* lib; rm -r z; mkdir app; mv go.mod main.go app; cd app || exit 99
  must go mod edit -replace example.com/lib=../lib; must go get example.com/lib
  go build && ./app
}
