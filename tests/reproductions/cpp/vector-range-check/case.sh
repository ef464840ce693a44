# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gdb
# packages: g++ gdb
# version: g++ --version | head -1
ulimit -c 0
run() { must g++ -g -std=c++20 main.cpp -o app; sh -c './app; echo status $?'; }
error() {
cat >main.cpp <<'EOF'
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<int> v;
    std::size_t n = 3, i = 2;
    v.at(i) = 1;
    std::cout << "done\n";
}
EOF
run
}
dead_end_3() {
cat >main.cpp <<'EOF'
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<int> v;
    std::size_t n = 3, i = 2;
    v.reserve(n);
    v.at(i) = 1;
    std::cout << "done\n";
}
EOF
run
}
workaround_1() {
cat >main.cpp <<'EOF'
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<int> v;
    std::size_t n = 3, i = 2;
    v.at(i) = 1;
    std::cout << "done\n";
}
EOF
must g++ -g -std=c++20 main.cpp -o app
gdb -batch -ex 'catch throw' -ex run -ex bt ./app >bt.log 2>&1; grep -q 'main.cpp:8' bt.log
}
workaround_2() {
cat >main.cpp <<'EOF'
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<int> v;
    std::size_t n = 3, i = 2;
    v.resize(n);
    if (i < v.size()) v[i] = 1;
    v.at(i) = 1;
    std::cout << "done\n";
}
EOF
run | grep -q 'status 0'
}
workaround_3() {
cat >main.cpp <<'EOF'
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<int> v;
    std::size_t n = 3, i = 2;
    for (std::size_t k = 0; k + 1 < v.size(); ++k) std::cout << v.at(k) << v.at(k + 1);
    std::cout << "done\n";
}
EOF
run | grep -q 'status 0'
}
workaround_4() {
cat >main.cpp <<'EOF'
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<int> v;
    std::size_t n = 3, i = 2;
    std::map<std::string, int> m;
    if (auto it = m.find("x"); it != m.end()) std::cout << it->second;
    std::cout << "done\n";
}
EOF
run | grep -q 'status 0'
}
