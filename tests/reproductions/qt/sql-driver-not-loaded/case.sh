# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6
# packages: qt6-base-dev g++ pkg-config libqt6sql6-sqlite
# version: qmake6 -query QT_VERSION
ulimit -c 0; unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_PLUGIN_PATH; mkdir -m 700 run; export XDG_RUNTIME_DIR=$PWD/run
PLUGINS=$(qmake6 -query QT_INSTALL_PLUGINS)
build() { must g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Widgets Qt6Network Qt6Sql); }
run() { sh -c '"$@"; echo status $?' - "$@"; }

project() { # $1: the driver
  cat >main.cpp <<EOF
#include <QCoreApplication>
#include <QSqlDatabase>
#include <cstdio>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    auto db = QSqlDatabase::addDatabase("$1");
    db.setDatabaseName(":memory:");
    std::puts(db.open() ? "open" : "not open");
}
EOF
  build
}
error() { project QOCI; ./app; }
dead_end_3() { project QOCI8; ./app; }
workaround_5() {
  project QSQLITE; printf '[Paths]\nPrefix=%s/none\n' "$PWD" >qt.conf; ./app >first.log 2>&1; grep -qE "QSQLITE driver not loaded|can not load requested driver 'QSQLITE'" first.log || return 1
  mkdir -p sqldrivers; must cp "$(qmake6 -query QT_INSTALL_PLUGINS)/sqldrivers/libqsqlite.so" sqldrivers/
  ./app | grep -x open
}
