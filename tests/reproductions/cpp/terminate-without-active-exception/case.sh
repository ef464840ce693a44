# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1
ulimit -c 0
run() { must g++ -std=c++20 -pthread main.cpp -o app; sh -c './app; echo status $?'; }
error() {
cat >main.cpp <<'EOF'
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>
void work() {}
int main() {
    std::thread t(work);
    std::cout << "done\n";
}
EOF
run
}
dead_end_1() {
cat >main.cpp <<'EOF'
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>
void work() {}
int main() {
    try { std::thread t(work); } catch (...) {}
    std::cout << "done\n";
}
EOF
run
}
dead_end_2() {
cat >main.cpp <<'EOF'
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>
void work() {}
int main() {
    std::thread t(work);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    std::cout << "done\n";
}
EOF
run
}
workaround_1() {
cat >main.cpp <<'EOF'
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>
void work() {}
int main() {
    std::thread t(work);
    if (t.joinable()) t.join();
    std::cout << "done\n";
}
EOF
run | grep -q 'status 0'
}
workaround_2() {
cat >main.cpp <<'EOF'
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>
void work() {}
int main() {
    std::jthread t(work);
    std::cout << "done\n";
}
EOF
run | grep -q 'status 0'
}
workaround_4() {
cat >main.cpp <<'EOF'
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>
void work() {}
int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; i++) threads.emplace_back(work);
    for (auto &t : threads) t.join();
    threads.clear();
    std::cout << "done\n";
}
EOF
run | grep -q 'status 0'
}
