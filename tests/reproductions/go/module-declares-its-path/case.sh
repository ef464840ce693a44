# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

. "$CASE_DIR/../moduleproxy.sh"

project() {
  put proxy example.com/lib example.com/lib original; put proxy example.com/fork example.com/lib fork; export GOPROXY="file://$PWD/proxy"
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\nimport "example.com/fork"\n\nfunc main() { println(lib.Hello()) }\n' >main.go
}
error() { project; go get example.com/fork@v1.0.0; }
dead_end_1() { project; must go clean -modcache; go get -u example.com/fork; }
dead_end_2() { project; sed -i 's/import /import lib /' main.go; go mod tidy; }
workaround_1() {
  project; must go get example.com/lib@v1.0.0
  grep -rl '"example.com/fork' --include="*.go" . | xargs sed -i 's#"example.com/fork#"example.com/lib#'
  must go mod tidy; go run . 2>&1 | grep -x original
}
workaround_2() {
  project; sed -i 's#example.com/fork#example.com/lib#' main.go
  must go mod edit -replace example.com/lib=example.com/fork@v1.0.0
  must go get example.com/lib@v1.0.0; must go mod tidy; go run . 2>&1 | grep -x fork
}
