# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6
# packages: qt6-base-dev g++ pkg-config
# version: qmake6 -query QT_VERSION
ulimit -c 0; unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_PLUGIN_PATH; mkdir -m 700 run; export XDG_RUNTIME_DIR=$PWD/run
PLUGINS=$(qmake6 -query QT_INSTALL_PLUGINS)
build() { must g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Widgets Qt6Network Qt6Sql); }
run() { sh -c '"$@"; echo status $?' - "$@"; }
export QT_QPA_PLATFORM=offscreen
error() {
cat >main.cpp <<'EOF'
#include <QApplication>
#include <QLabel>
#include <cstdio>
QLabel label("hello");
int main(int argc, char **argv) {
    QApplication app(argc, argv);
    label.show();
    std::puts("window shown");
}
EOF
build
run ./app
}
dead_end_1() {
cat >main.cpp <<'EOF'
#include <QApplication>
#include <QLabel>
#include <cstdio>

int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QLabel label("hello");
    label.show();
    std::puts("window shown");
}
EOF
build
run ./app
}
workaround_1() {
cat >main.cpp <<'EOF'
#include <QApplication>
#include <QLabel>
#include <cstdio>

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QLabel label("hello");
    label.show();
    std::puts("window shown");
}
EOF
build
./app | grep 'window shown'
}
workaround_3() {
cat >main.cpp <<'EOF'
#include <QApplication>
#include <QLabel>
#include <cstdio>
QLabel *label = nullptr;
int main(int argc, char **argv) {
    QApplication app(argc, argv);
    label = new QLabel("hello");
    label->show();
    std::puts("window shown");
}
EOF
build
./app | grep 'window shown'
}
