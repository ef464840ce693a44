# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6
# packages: qt6-base-dev g++ pkg-config
# version: qmake6 -query QT_VERSION
ulimit -c 0; unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_PLUGIN_PATH; mkdir -m 700 run; export XDG_RUNTIME_DIR=$PWD/run
PLUGINS=$(qmake6 -query QT_INSTALL_PLUGINS)
build() { must g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Widgets Qt6Network Qt6Sql); }
run() { sh -c '"$@"; echo status $?' - "$@"; }
error() {
printf '%s\n' >/dev/null; cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>
#include <unistd.h>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QTimer timer;
    QObject::connect(&timer, SIGNAL(timeOut()), &app, SLOT(quit()));
    QTimer::singleShot(3000, &app, [] { std::puts("never told"); _exit(3); });
    timer.start(50);
    int r = app.exec();
    std::puts("told");
    return r;
}
EOF
build
./app
}
dead_end_2() {
printf '%s\n' >/dev/null; cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>
#include <unistd.h>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QTimer timer;
    QObject::connect(&timer, SIGNAL(timeout()), &app, SLOT(exit(int n)));
    QTimer::singleShot(3000, &app, [] { std::puts("never told"); _exit(3); });
    timer.start(50);
    int r = app.exec();
    std::puts("told");
    return r;
}
EOF
build
./app
}
workaround_1() {
printf '%s\n' >/dev/null; cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>
#include <unistd.h>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &app, &QCoreApplication::quit);
    QTimer::singleShot(3000, &app, [] { std::puts("never told"); _exit(3); });
    timer.start(50);
    int r = app.exec();
    std::puts("told");
    return r;
}
EOF
build
./app | grep -x told
}
workaround_2() {
printf '%s\n' >/dev/null; cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>
#include <unistd.h>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &app, [&app] { app.exit(0); });
    QTimer::singleShot(3000, &app, [] { std::puts("never told"); _exit(3); });
    timer.start(50);
    int r = app.exec();
    std::puts("told");
    return r;
}
EOF
build
./app | grep -x told
}
workaround_3() {
printf '%s\n' >/dev/null; cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>
#include <unistd.h>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QTimer timer;
    QObject::connect(&timer, SIGNAL(timeout()), &app, SLOT(quit()));
    QTimer::singleShot(3000, &app, [] { std::puts("never told"); _exit(3); });
    timer.start(50);
    int r = app.exec();
    std::puts("told");
    return r;
}
EOF
build
./app | grep -x told
}
workaround_5() {
printf '%s\n' >/dev/null; cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>
#include <unistd.h>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QTimer timer;
    QObject::connect(&timer, SIGNAL(timeOut()), &app, SLOT(quit()));
    QTimer::singleShot(3000, &app, [] { std::puts("never told"); _exit(3); });
    timer.start(50);
    int r = app.exec();
    std::puts("told");
    return r;
}
EOF
build
QT_FATAL_WARNINGS=1 run ./app >log 2>&1; ! grep -q 'never told' log && grep 'status 134' log
}
