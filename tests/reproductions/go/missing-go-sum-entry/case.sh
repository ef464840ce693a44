# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp   # go ignores a go.mod that lies in $TMPDIR itself

# A module example.com/lib v1.0.0 in a proxy of files: no network.
proxy() {
  export GOFLAGS=-modcacherw GOSUMDB=off GOTOOLCHAIN=local GOPROXY="file://$PWD/proxy"
  mkdir -p proxy/example.com/lib/@v z/example.com/lib@v1.0.0
  printf 'module example.com/lib\n\ngo 1.18\n' | tee proxy/example.com/lib/@v/v1.0.0.mod >z/example.com/lib@v1.0.0/go.mod
  printf 'package lib\n\nfunc Hello() string { return "hello" }\n' >z/example.com/lib@v1.0.0/lib.go
  echo '{"Version":"v1.0.0","Time":"2024-01-01T00:00:00Z"}' >proxy/example.com/lib/@v/v1.0.0.info
  echo v1.0.0 >proxy/example.com/lib/@v/list
  (cd z && python3 -c 'import zipfile
z = zipfile.ZipFile("../proxy/example.com/lib/@v/v1.0.0.zip", "w")
for f in "go.mod", "lib.go": z.write("example.com/lib@v1.0.0/" + f)')
}

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
