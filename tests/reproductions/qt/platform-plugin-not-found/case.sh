# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6
# packages: qt6-base-dev g++ pkg-config
# version: qmake6 -query QT_VERSION
ulimit -c 0; unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_PLUGIN_PATH; mkdir -m 700 run; export XDG_RUNTIME_DIR=$PWD/run
PLUGINS=$(qmake6 -query QT_INSTALL_PLUGINS)
build() { must g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Widgets Qt6Network Qt6Sql); }
run() { sh -c '"$@"; echo status $?' - "$@"; }

. "$CASE_DIR/../window.sh"

# A qt.conf beside the program leads away from the installed plugins: as on a machine without Qt.
project() { window; printf '[Paths]\nPrefix=%s/none\n' "$PWD" >qt.conf; export QT_QPA_PLATFORM=offscreen; }
error() { project; run ./app; }
dead_end_1() { project; must cp "$PLUGINS/platforms/libqoffscreen.so" .; run ./app; }
workaround_3() { project; cp -r "$(qmake6 -query QT_INSTALL_PLUGINS)/platforms" .; ./app | grep 'window shown'; }
workaround_4() { project; export QT_PLUGIN_PATH="$(qmake6 -query QT_INSTALL_PLUGINS)"; ./app | grep 'window shown'; }
workaround_5() { project; QT_DEBUG_PLUGINS=1 ./app >log 2>&1; grep -i "checking directory" log; }
