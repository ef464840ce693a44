# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6 cmake make
# packages: qt6-base-dev g++ pkg-config cmake make
# version: qmake6 -query QT_VERSION
project() {
  printf '#pragma once\n#include <QObject>\nclass Worker : public QObject {\n    Q_OBJECT\npublic:\n    Worker() {}\nsignals:\n    void done();\n};\n' >worker.h
  printf '#include "worker.h"\n#include <cstdio>\nint main() {\n    Worker w;\n    QObject::connect(&w, &Worker::done, [] { std::puts("done"); });\n    emit w.done();\n}\n' >main.cpp
}

error() { project; g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Core); }
dead_end_3() { project; g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Core Qt6Gui Qt6Widgets Qt6Network); }
workaround_1() {
  project; mkdir include; mv worker.h include/; printf 'cmake_minimum_required(VERSION 3.16)\nproject(app CXX)\nset(CMAKE_AUTOMOC ON)\nfind_package(Qt6 REQUIRED COMPONENTS Core)\nadd_executable(app main.cpp include/worker.h)\ntarget_include_directories(app PRIVATE include)\ntarget_link_libraries(app PRIVATE Qt6::Core)\n' >CMakeLists.txt
  must cmake -B build; must cmake --build build; build/app | grep done
}
workaround_2() {
  project; grep -v '^#pragma\|#include "worker.h"' worker.h >x; grep -v 'worker.h' main.cpp >>x; mv x main.cpp; rm worker.h; echo '#include "main.moc"' >>main.cpp
  printf 'QT = core\nCONFIG += console\nSOURCES += main.cpp\nTARGET = app\n' >app.pro
  must qmake6; must make; ./app | grep done
}
workaround_3() { project; printf 'QT = core\nCONFIG += console\nSOURCES += main.cpp\nTARGET = app\n' >app.pro; echo "HEADERS += worker.h" >> app.pro; must qmake6; must make; ./app | grep done; }
workaround_5() { project; must "$(qmake6 -query QT_HOST_LIBEXECS)/moc" worker.h -o moc_worker.cpp; must g++ -fPIC main.cpp moc_worker.cpp -o app $(pkg-config --cflags --libs Qt6Core); ./app | grep done; }
