# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

# put DIR PATH DECLARED TEXT: module PATH v1.0.0 into the proxy of files DIR; its go.mod says DECLARED.
put() {
  mkdir -p "$1/$2/@v" "z/$2@v1.0.0"
  printf 'module %s\n\ngo 1.18\n' "$3" | tee "$1/$2/@v/v1.0.0.mod" >"z/$2@v1.0.0/go.mod"
  printf 'package lib\n\nfunc Hello() string { return "%s" }\n' "$4" >"z/$2@v1.0.0/lib.go"
  echo '{"Version":"v1.0.0","Time":"2024-01-01T00:00:00Z"}' >"$1/$2/@v/v1.0.0.info"
  echo v1.0.0 >"$1/$2/@v/list"
  (cd z && python3 -c 'import sys, zipfile
z = zipfile.ZipFile(sys.argv[1], "w")
for f in "go.mod", "lib.go": z.write(sys.argv[2] + "@v1.0.0/" + f)' "../$1/$2/@v/v1.0.0.zip" "$2"); rm -r z
}
export GOFLAGS=-modcacherw GOSUMDB=off GOPATH=$PWD/gopath

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
dead_end_3() { project; rm go.sum; must go mod tidy; go run . 2>&1 | grep -qx good && return 0; missed "the changed copy is accepted unseen"; }
workaround_1() {
  project; P=$PWD; cd "$(mktemp -d)" && must go mod init probe
  GOMODCACHE=$PWD/a GOPROXY="file://$P/good" go mod download -json example.com/lib@v1.0.0 | grep Sum >a.sum
  GOMODCACHE=$PWD/b GOPROXY="file://$P/bad" go mod download -json example.com/lib@v1.0.0 | grep Sum >b.sum
  test -s a.sum && test -s b.sum && ! cmp a.sum b.sum
}
workaround_2() { project; must go env -w GOPROXY="file://$PWD/good"; must go clean -modcache; must go mod download; go run . 2>&1 | grep -x good; }
workaround_4() { project; sed -i '\#^example.com/lib v1.0.0#d' go.sum; must go clean -modcache; must go mod tidy; go run . 2>&1 | grep -x changed; }
