# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ pkg-config qmake6
# packages: qt6-base-dev g++ pkg-config
# version: qmake6 -query QT_VERSION
ulimit -c 0; unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_PLUGIN_PATH; mkdir -m 700 run; export XDG_RUNTIME_DIR=$PWD/run
PLUGINS=$(qmake6 -query QT_INSTALL_PLUGINS)
build() { must g++ -fPIC main.cpp -o app $(pkg-config --cflags --libs Qt6Widgets Qt6Network Qt6Sql); }
run() { sh -c '"$@"; echo status $?' - "$@"; }

project() { cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QDebug>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslSocket>
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    qDebug() << QSslSocket::supportsSsl() << QSslSocket::availableBackends();
    QNetworkAccessManager manager;
    auto *reply = manager.get(QNetworkRequest(QUrl("https://127.0.0.1:1/")));
    QObject::connect(reply, &QNetworkReply::finished, [&] { qDebug() << reply->errorString(); app.quit(); });
    EXTRA
    return app.exec();
}
EOF
sed -i "s/EXTRA/$1/" main.cpp; build; printf '[Paths]\nPrefix=%s/none\n' "$PWD" >qt.conf; }

error() { project; ./app; }
dead_end_2() { project 'reply->ignoreSslErrors();'; ./app; }
dead_end_3() { project; mkdir tls; cp "$(ldconfig -p | sed -n 's/.*libssl.so.3.* => //p' | head -1)" tls/; ./app; }
workaround_1() { project; rm qt.conf; ./app 2>&1 | grep 'true.*openssl'; }
workaround_2() { project; mkdir -p tls; must cp "$(qmake6 -query QT_INSTALL_PLUGINS)"/tls/libqopensslbackend.so tls/; ./app 2>&1 | grep 'Connection refused'; }
