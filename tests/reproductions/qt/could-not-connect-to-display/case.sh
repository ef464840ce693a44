# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6 xvfb-run xauth
# packages: qt6-base-dev g++ pkg-config xvfb xauth
# version: qmake6 -query QT_VERSION
ulimit -c 0; unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_PLUGIN_PATH; mkdir -m 700 run; export XDG_RUNTIME_DIR=$PWD/run
PLUGINS=$(qmake6 -query QT_INSTALL_PLUGINS)
build() { must g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Widgets Qt6Network Qt6Sql); }
run() { sh -c '"$@"; echo status $?' - "$@"; }

. "$CASE_DIR/../window.sh"

error() { window; run ./app -platform xcb; }
dead_end_2() { window; DISPLAY=:4093 run ./app -platform xcb; }   # a number that nobody serves
workaround_1() { window; QT_QPA_PLATFORM=offscreen ./app | grep 'window shown'; }
workaround_5() { window; xvfb-run -n 87 ./app -platform xcb | grep 'window shown'; }
