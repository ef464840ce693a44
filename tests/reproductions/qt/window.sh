# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

window() { cat >main.cpp <<'EOF'
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
build; }
