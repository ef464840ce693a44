# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local GOPROXY=off   # go ignores a go.mod that lies in $TMPDIR itself
printf 'module example.com/app\n\ngo 1.18\n' >go.mod

error() {
cat >main.go <<'EOF'
package main

import "fmt"

func main() {
	ch := make(chan int)
	ch <- 1
	fmt.Println(<-ch)
}
EOF
  go run .
}
dead_end_1() {
cat >main.go <<'EOF'
package main

import "time"

func main() {
	ch := make(chan int)
	time.Sleep(200 * time.Millisecond)
	ch <- 1
	println(<-ch)
}
EOF
  go run .
}
dead_end_2() {
cat >main.go <<'EOF'
package main

func main() {
	ch := make(chan int, 10)
	ch <- 1
	for v := range ch {
		println(v)
	}
}
EOF
  go run .
}
dead_end_4() {
cat >main.go <<'EOF'
package main

import "sync"

func work(wg sync.WaitGroup) { defer wg.Done() }

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	go work(wg)
	wg.Wait()
}
EOF
  go run .
}
workaround_2() {
cat >main.go <<'EOF'
package main

import "fmt"

func main() {
	ch := make(chan int)
	go func() { ch <- 1 }()
	fmt.Println(<-ch)
}
EOF
  go run . | grep -qx 1
}
workaround_3() {
cat >main.go <<'EOF'
package main

import "fmt"

func main() {
	ch := make(chan int)
	go func() {
		defer close(ch)
		for i := 0; i < 3; i++ {
			ch <- i
		}
	}()
	for v := range ch {
		fmt.Println(v)
	}
}
EOF
  go run . | grep -qx 2
}
workaround_4() {
cat >main.go <<'EOF'
package main

import "sync"

func work(j int) {}

func main() {
	jobs := []int{1, 2, 3}
	var wg sync.WaitGroup
	for _, job := range jobs {
		wg.Add(1)
		go func(j int, wg *sync.WaitGroup) {
			defer wg.Done()
			work(j)
		}(job, &wg)
	}
	wg.Wait()
	println("done")
}
EOF
  go run . 2>&1 | grep -qx done
}
