# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

. "$CASE_DIR/../moduleproxy.sh"

project() { # go.sum was made with the good proxy; the other one has a different copy
  put good example.com/lib example.com/lib good; put bad example.com/lib example.com/lib changed
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\nimport "example.com/lib"\n\nfunc main() { println(lib.Hello()) }\n' >main.go
  GOPROXY="file://$PWD/good" must go mod tidy; must go mod edit -require example.com/lib@v1.0.0; must go clean -modcache
  must go env -w GOPROXY="file://$PWD/bad"
}
error() { project; go build; }
dead_end_1() { project; must go clean -modcache; go build; }
dead_end_2() { project; GOSUMDB=off GONOSUMDB='*' go build; }
workaround_2() { project; must go env -w GOPROXY="file://$PWD/good"; must go clean -modcache; must go mod download; go run . 2>&1 | grep -x good; }
workaround_4() { project; sed -i '\#^example.com/lib v1.0.0#d' go.sum; must go clean -modcache; must go mod tidy; go run . 2>&1 | grep -x changed; }
