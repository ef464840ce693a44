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

# An unusable libxcb library in front stands in for one that is not installed.
project() { window; mkdir lib; : >lib/libxcb-icccm.so.4; export QT_QPA_PLATFORM=xcb LD_LIBRARY_PATH=$PWD/lib; }
error() { project; run ./app; }
dead_end_2() { project; QT_QPA_PLATFORM_PLUGIN_PATH=$PLUGINS/platforms QT_PLUGIN_PATH=$PLUGINS run ./app; }
dead_end_3() { project; QT_QPA_PLATFORM=offscreen run ./app | grep -q 'status 0' && missed "there is no window"; }
workaround_2() { project; QT_DEBUG_PLUGINS=1 ./app >log 2>&1; grep -i "cannot load" log | grep -q libxcb-icccm && echo named; }
