# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

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
