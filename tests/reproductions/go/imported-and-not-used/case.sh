# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local GOPROXY=off   # go ignores a go.mod that lies in $TMPDIR itself
printf 'module example.com/app\n\ngo 1.18\n' >go.mod
cat >main.go <<'EOF'
package main

import "os"

func main() { println("ok") }
EOF
error() { go build; }
dead_end_1() { go mod tidy; go build; }
dead_end_2() { sed -i 's/import "os"/import system "os"/' main.go; go build; }
workaround_2() { sed -i 's/import "os"/import _ "image\/png"/' main.go; go build && ./app; }
workaround_3() { echo 'var _ = os.Args // delete before committing' >>main.go; go build && ./app; }
