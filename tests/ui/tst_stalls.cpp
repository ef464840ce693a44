// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"
#include "ui/appearance.h"
#include "ui/detail/codeview.h"
#include "ui/detail/detailpane.h"
#include "ui/exampletext.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/readingpane.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"

#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#include "tests/ui/timedapplication.h"

using namespace Qt::StringLiterals;

namespace {

constexpr double longestAllowedMs = 250; // a wide bound for builds that are not optimised; the figures are printed

} // namespace

/// With the built-in catalogue and a pasted text, nothing that a user does holds up the event loop.
class tst_Stalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void typing();
    void selection();
    void aRecordWithTwentyCodeBlocks();
    void languageAndTheme();
    void cleanup();

private:
    void settle();
    void later(const std::function<void()> &action);
    QString manyBlocks() const;

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SearchController> m_controller;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Stalls::initTestCase()
{
    m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
    m_language = std::make_unique<Language>(*m_settings);
    m_appearance = std::make_unique<Appearance>(*m_settings);
    m_controller = std::make_unique<SearchController>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_language, *m_appearance, *m_controller);
    m_window->resize(1280, 800);
    m_window->show();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_controller->load({.paths = {manyBlocks()}});
    QTRY_COMPARE_WITH_TIMEOUT(settled.size(), 1, 60'000);
    m_window->explain(exampleText(), {PasteSource::Kind::Pasted});
    QTRY_COMPARE_WITH_TIMEOUT(settled.size(), 2, 60'000);
    settle();
    TimedApplication::instance().longest = 0;
}

/// A catalogue of one record with twenty code blocks.
QString tst_Stalls::manyBlocks() const
{
    QStringList workarounds;
    for (int i = 0; i < 20; ++i) {
        workarounds.append(uR"({"action": "Way %1", "how": "Install it again, then look what it says.",)"
                           R"( "code": "sudo apt-get update\nrm -rf build\ncmake -S . -B build # %1",)"
                           R"( "code_language": "Bash", "success_rate": 0.5})"_s.arg(i));
    }
    QFile file(m_folder.filePath(u"many.jsonl"_s));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(uR"({"id": "stalls/twenty", "signature": "Twenty blocks of code", "workarounds": [%1]})"_s
                       .arg(workarounds.join(u','))
                       .toUtf8());
    }
    return file.fileName();
}

/// Until two turns of the loop bring nothing new.
void tst_Stalls::settle()
{
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::processEvents();
    }
}

/// Out of the event loop, so that it is timed.
void tst_Stalls::later(const std::function<void()> &action)
{
    QMetaObject::invokeMethod(m_window.get(), action, Qt::QueuedConnection);
    settle();
}

void tst_Stalls::cleanup()
{
    auto &application = TimedApplication::instance();
    qInfo("%s: longest event %.1f ms (%s)", QTest::currentTestFunction(), application.longest,
        qUtf8Printable(application.what));
    QVERIFY(application.longest < longestAllowedMs);
    application.longest = 0;
}

void tst_Stalls::typing()
{
    QSignalSpy found(m_controller.get(), &SearchController::found);
    auto *box = m_window->findChild<SearchBox *>();
    for (const QChar letter : u"docker permission"_s) {
        const auto before = found.size();
        QTest::keyClick(box, letter.toLatin1());
        QTRY_VERIFY(letter == u' ' || found.size() > before);
        settle();
    }
    box->clear();
    settle();
}

void tst_Stalls::selection()
{
    auto *results = m_window->findChild<ResultsPane *>();
    results->showDomain(std::nullopt);
    QSignalSpy shown(m_window->findChild<ReadingPane *>(), &ReadingPane::currentChanged);
    for (int i = 0; i < 12; ++i) {
        results->step(1);
        QTRY_COMPARE(shown.size(), i + 1); // a record is built once the selection rests
        settle();
    }
}

void tst_Stalls::aRecordWithTwentyCodeBlocks()
{
    auto *detail = m_window->findChild<DetailPane *>();
    for (int i = 0; i < 3; ++i) {
        later([detail] { Q_EMIT detail->recordRequested(u"stalls/twenty"_s); });
        QTRY_COMPARE(detail->findChildren<CodeView *>().size(), 20);
        settle();
    }
}

void tst_Stalls::languageAndTheme()
{
    for (int i = 0; i < 6; ++i) {
        later([this] { m_language->cycle(); });
    }
    for (const auto appearance : {Settings::Appearance::Dark, Settings::Appearance::Light}) {
        later([this, appearance] { m_appearance->choose(appearance); });
    }
}

int main(int argc, char **argv)
{
    TimedApplication application(argc, argv);
    tst_Stalls test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_stalls.moc"
