# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go python3
# packages: golang-go python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

export GOFLAGS=-modcacherw GOPATH=$PWD/gopath
project() {
  printf 'module example.com/app\n\ngo 1.18\n\nrequire example.com/lib v1.0.0\n' >go.mod
  printf 'package main\n\nimport "example.com/lib"\n\nfunc main() { println(lib.Hello()) }\n' >main.go
}
lib() {
  mkdir -p proxy/example.com/lib/@v z/example.com/lib@v1.0.0
  printf 'module example.com/lib\n\ngo 1.18\n' | tee proxy/example.com/lib/@v/v1.0.0.mod >z/example.com/lib@v1.0.0/go.mod
  printf 'package lib\n\nfunc Hello() string { return "hello" }\n' >z/example.com/lib@v1.0.0/lib.go
  echo '{"Version":"v1.0.0","Time":"2024-01-01T00:00:00Z"}' >proxy/example.com/lib/@v/v1.0.0.info
  echo v1.0.0 >proxy/example.com/lib/@v/list
  (cd z && python3 -c 'import zipfile
z = zipfile.ZipFile("../proxy/example.com/lib/@v/v1.0.0.zip", "w")
for f in "go.mod", "lib.go": z.write("example.com/lib@v1.0.0/" + f)')
}
server() { # a module proxy on the loopback stands in for goproxy.cn; it has no checksum database
  lib; export GONOSUMDB='*'
  (cd proxy && exec python3 -u -m http.server --bind 127.0.0.1 8097 >../server.log 2>&1) &
  for _ in 1 2 3 4 5 6 7 8 9 10; do grep -q Serving server.log 2>/dev/null && break; sleep 0.2; done
}
error() { project; timeout 20 go mod tidy; }
dead_end_1() { project; server; git config --global http.proxy http://127.0.0.1:8097; timeout 20 go mod tidy; }
dead_end_4() { project; server; (export GOPROXY=http://127.0.0.1:8097,direct); timeout 20 go mod tidy; }
workaround_1() { project; server; must go env -w GO111MODULE=on; must go env -w GOPROXY=http://127.0.0.1:8097,direct; must go mod tidy; go build && ./app; }
workaround_6() {
  project; lib; GONOSUMDB='*' GOPROXY="file://$PWD/proxy" must go mod tidy; GOPROXY="file://$PWD/proxy" must go mod vendor
  rm -r proxy z; must go clean -modcache
  go build -mod=vendor && ./app
}
