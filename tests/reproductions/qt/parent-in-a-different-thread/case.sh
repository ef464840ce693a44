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
cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QThread>
#include <QTimer>
#include <cstdio>
struct Thread : QThread {
    QObject object;
    void run() override {
        new QObject(&object);
    }
};
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    Thread thread;
    
    thread.start();
    thread.wait();
    std::puts("done");
}
EOF
build
./app
}
dead_end_1() {
cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QThread>
#include <QTimer>
#include <cstdio>
struct Thread : QThread {
    QObject object;
    void run() override {
        QTimer *timer = new QTimer(this);
        timer->start(10);
    }
};
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    Thread thread;
    
    thread.start();
    thread.wait();
    std::puts("done");
}
EOF
build
./app
}
dead_end_2() {
cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QMutex>
#include <QThread>
#include <QTimer>
#include <cstdio>
struct Thread : QThread {
    QObject object;
    void run() override {
        static QBasicMutex lock; lock.lock(); new QObject(&object); lock.unlock();
    }
};
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    Thread thread;
    
    thread.start();
    thread.wait();
    std::puts("done");
}
EOF
build
./app
}
workaround_1() {
cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QThread>
#include <QTimer>
#include <cstdio>
struct Worker : QObject {
    void start() {
        auto *timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [] { std::puts("tick"); QCoreApplication::quit(); });
        timer->start(10);
    }
};
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    QThread thread;
    auto *worker = new Worker;
    worker->moveToThread(&thread);
    QObject::connect(&thread, &QThread::started, worker, &Worker::start);
    QObject::connect(&thread, &QThread::finished, worker, &QObject::deleteLater);
    thread.start();
    int r = app.exec();
    thread.quit();
    thread.wait();
    return r;
}
EOF
build; ./app | grep tick
}
workaround_2() {
cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QThread>
#include <QTimer>
#include <cstdio>
struct Thread : QThread {
    QObject object;
    void run() override {
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [this] { std::puts("tick"); quit(); });
        timer.start(10);
        exec();
    }
};
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    Thread thread;
    
    thread.start();
    thread.wait();
    std::puts("done");
}
EOF
build
./app | grep tick
}
workaround_4() {
cat >main.cpp <<'EOF'
#include <QCoreApplication>
#include <QThread>
#include <QTimer>
#include <cstdio>
struct Thread : QThread {
    QObject object;
    void run() override {
        QMetaObject::invokeMethod(&object, [this] { new QObject(&object); std::puts("told"); }, Qt::QueuedConnection);
    }
};
int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    Thread thread;
    
    thread.start();
    thread.wait();
    app.processEvents();
    std::puts("done");
}
EOF
build
./app | grep told
}
