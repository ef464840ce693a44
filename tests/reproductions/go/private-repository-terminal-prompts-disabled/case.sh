# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go git python3
# packages: golang-go git python3
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local   # go ignores a go.mod that lies in $TMPDIR itself

export GOFLAGS=-modcacherw GOPATH=$PWD/gopath
# A git server on the loopback that wants a password; github.com/acme leads to it.
project() {
  mkdir src; (cd src && git init -q . && printf 'module github.com/acme/lib\n\ngo 1.18\n' >go.mod && printf 'package lib\n\nfunc Hello() string { return "hello" }\n' >lib.go && git add . && git commit -qm lib && git tag v1.0.0) || exit 99
  mkdir srv; must git clone -q --bare src srv/lib; git -C srv/lib update-server-info
  cat >server.py <<'EOF'
import base64, functools, http.server
class Handler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if self.headers.get("Authorization") != "Basic " + base64.b64encode(b"me:token").decode():
            self.send_response(401); self.send_header("WWW-Authenticate", 'Basic realm="git"'); self.end_headers()
        else: super().do_GET()
print("Serving", flush=True)
http.server.ThreadingHTTPServer(("127.0.0.1", 8098), functools.partial(Handler, directory="srv")).serve_forever()
EOF
  python3 server.py >server.log 2>&1 &
  for _ in 1 2 3 4 5 6 7 8 9 10; do grep -q Serving server.log 2>/dev/null && break; sleep 0.2; done
  git config --global url."http://127.0.0.1:8098/".insteadOf "https://github.com/acme/"
  printf 'module example.com/app\n\ngo 1.18\n' >go.mod
  printf 'package main\n\nimport "github.com/acme/lib"\n\nfunc main() { println(lib.Hello()) }\n' >main.go
}
error() { project; GOPROXY=direct GONOSUMDB='*' go get github.com/acme/lib; }
dead_end_1() { project; must go env -w GOPRIVATE=github.com/acme GOINSECURE=github.com/acme; go get github.com/acme/lib; }
workaround_2() {
  project
  printf 'machine 127.0.0.1 login me password %s\n' token >>~/.netrc; chmod 600 ~/.netrc
  must go env -w GOPRIVATE=github.com/acme
  must go get github.com/acme/lib; go build && ./app
}
workaround_3() {
  project
  git config --global --unset-all url."http://127.0.0.1:8098/".insteadOf
  git config --global url."http://me:token@127.0.0.1:8098/".insteadOf "https://github.com/acme/"
  export GOPRIVATE=github.com/acme
  must go get github.com/acme/lib; go build && ./app
}
