# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

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
