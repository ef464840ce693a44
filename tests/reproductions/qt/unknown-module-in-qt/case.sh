# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: qmake6 make g++
# packages: qt6-base-dev make g++
# version: qmake6 -query QT_VERSION
project() { printf 'QT = core acme\nCONFIG += console\nTARGET = app\nSOURCES += main.cpp\n' >app.pro; printf '#include <QtAcme/acme.h>\nint main() { return ACME - 1; }\n' >main.cpp; }
error() { project; qmake6; }
dead_end_2() { project; sed -i 's/ acme//' app.pro; qmake6 && make && return 0; missed "the compiler does not find the module's headers"; }
workaround_1() { project; ls "$(qmake6 -query QT_HOST_DATA)/mkspecs/modules" | sed "s/qt_lib_//; s/.pri//" | tr "\n" " " >seen; grep -qw core seen && ! grep -qw acme seen; }
