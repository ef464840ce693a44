# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: go
# packages: golang-go
# version: go version
mkdir tmp; export TMPDIR=$PWD/tmp GOTOOLCHAIN=local GOPROXY=off   # go ignores a go.mod that lies in $TMPDIR itself
printf 'module example.com/app\n\ngo 1.18\n' >go.mod

# the runtime sees the race by chance: the loops go on until it has, on a loaded machine too
error() {
cat >main.go <<'EOF'
package main

import "sync"

func main() {
	m := map[int]int{}
	var wg sync.WaitGroup
	for g := 0; g < 8; g++ {
		wg.Add(1)
		go func(g int) {
			defer wg.Done()
			for i := 0; i < 20000000; i++ {
				m[i%100] = g
			}
		}(g)
	}
	wg.Wait()
	println("done")
}
EOF
  go run .
}
dead_end_1() {
cat >main.go <<'EOF'
package main

import "sync"

func main() {
	m := map[int]int{}
	var wg sync.WaitGroup
	for g := 0; g < 8; g++ {
		wg.Add(1)
		go func(g int) {
			defer wg.Done()
			defer func() { recover() }()
			for i := 0; i < 20000000; i++ {
				m[i%100] = g
			}
		}(g)
	}
	wg.Wait()
	println("done")
}
EOF
  go run .
}
dead_end_2() {
cat >main.go <<'EOF'
package main

import "sync"

func main() {
	m := map[int]int{}
	var mu sync.Mutex
	var wg sync.WaitGroup
	for g := 0; g < 8; g++ {
		wg.Add(1)
		go func(g int) {
			defer wg.Done()
			for i := 0; i < 20000000; i++ {
				if g%2 == 0 {
					mu.Lock()
					m[i%100] = g
					mu.Unlock()
				} else {
					_ = m[i%100]
				}
			}
		}(g)
	}
	wg.Wait()
	println("done")
}
EOF
  go run .
}
dead_end_3() {
cat >main.go <<'EOF'
package main

import "sync"

type Store struct {
	mu sync.Mutex
	m  map[int]int
}

func (s Store) Set(k, v int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.m[k] = v
}

func main() {
	s := Store{m: map[int]int{}}
	var wg sync.WaitGroup
	for g := 0; g < 8; g++ {
		wg.Add(1)
		go func(g int) {
			defer wg.Done()
			for i := 0; i < 20000000; i++ {
				s.Set(i%100, g)
			}
		}(g)
	}
	wg.Wait()
	println("done")
}
EOF
  go run .
}
workaround_1() {
cat >main.go <<'EOF'
package main

import "sync"

type Store struct {
	mu sync.RWMutex
	m  map[int]int
}

func (s *Store) Set(k, v int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.m[k] = v
}

func NewStore() *Store {
	return &Store{m: make(map[int]int)}
}

func (s *Store) Get(k int) (int, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	v, ok := s.m[k]
	return v, ok
}

func main() {
	s := NewStore()
	var wg sync.WaitGroup
	for g := 0; g < 8; g++ {
		wg.Add(1)
		go func(g int) {
			defer wg.Done()
			for i := 0; i < 200000; i++ {
				s.Set(i%100, g)
				s.Get(i % 100)
			}
		}(g)
	}
	wg.Wait()
	println("done")
}
EOF
  go run . 2>&1 | grep -qx done
}
workaround_3() {
cat >main.go <<'EOF'
package main

import "sync"

func main() {
	var m sync.Map
	var wg sync.WaitGroup
	for g := 0; g < 8; g++ {
		wg.Add(1)
		go func(g int) {
			defer wg.Done()
			for i := 0; i < 20000; i++ {
				m.Store(i%100, g)
			}
		}(g)
	}
	wg.Wait()
	println("done")
}
EOF
  go run . 2>&1 | grep -qx done
}
workaround_4() {
cat >main.go <<'EOF'
package main

func produce(results chan<- [2]int) {
	defer close(results)
	for i := 0; i < 1000; i++ {
		results <- [2]int{i % 10, i}
	}
}

func main() {
	results := make(chan [2]int)
	go produce(results)
	m := map[int]int{}
	for r := range results {
		m[r[0]] = r[1]
	}
	println(len(m))
}
EOF
  go run . 2>&1 | grep -qx 10
}
