// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/ownrecords.h"
#include "app/platform/userfolders.h"
#include "app/team/teamrecords.h"
#include "app/team/teamtext.h"
#include "ui/answer/blockwidgets.h"
#include "ui/answer/resultswitch.h"
#include "ui/dialogs/versionsdialog.h"
#include "ui/services/catalogues.h"
#include "ui/services/teamsetup.h"
#include "ui/services/userdataservice.h"
#include "ui/settings/settingsdialog.h"
#include "ui/settings/teampage.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/segment.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>

#include "tests/app/storage/postgres.h"
#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::answer;
using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::evidence;
using namespace wayout::platform;
using namespace wayout::services;
using namespace wayout::settings;
using namespace wayout::storage;
using namespace wayout::team;
using namespace wayout::theme;

using Kind = TeamState::Kind;
using namespace std::chrono_literals;

/// The window with a team's database that comes and goes.
class tst_Team : public QObject, private WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void offUntilItIsChosen();
    void resultsGoToTheTeamAndItsFigureIsShown();
    void whatIsNotedWhileItIsAwayIsSentLater();
    void aSilentServerHoldsUpNothing();
    void aServerThatHangsIsSaidToBeAway();
    void theEndWaitsForNoServer();
    void aStaleFigureIsNotShown();
    void privateModeSendsNothing();
    void aRecordGivenToTheTeamIsACatalogueOfTheOthers();
    void ofTwoThatWereWrittenAtOnceBothAreKept();
    void whatWouldBeReplacedCanBeSeen_data();
    void whatWouldBeReplacedCanBeSeen();
    void whatSaysTheSameIsNotAskedAbout();
    void theEnvironmentsAddressIsShown();
    void thePageConnectsAndSaysHowItStands();
    void thePasswordIsInNoFile();

private:
    TeamSettings here() const
    {
        return {.isOn = true,
            .host = u"127.0.0.1"_s,
            .port = m_server.port(),
            .database = m_database,
            .user = u"team"_s,
            .name = u"me"_s};
    }
    void join(const TeamSettings &settings)
    {
        qputenv("PGPASSWORD", "right");
        m_settings->setTeam(settings);
        m_application->team()->start();
    }
    /// A window with what was kept in the folder.
    void openKept()
    {
        start(m_catalogue.source(), DataPaths::inFolder(m_folder->filePath(u"kept"_s)));
        m_window->restore();
    }
    Team &team() const { return m_application->team()->team(); }
    Kind kind() const { return team().state().kind; }
    TeamStore another(const QString &name) const { return TeamStore(m_server.address(m_database), name); }
    QString shownFigures() const
    {
        QStringList texts;
        for (const auto *label : m_window->findChildren<BlockLabel *>()) {
            if (label->text().contains(u"your team"_s)) {
                texts.append(label->text());
            }
        }
        return texts.join(u'\n');
    }
    void choose(int result)
    {
        detail()->finish();
        auto *last = m_window->findChildren<ResultSwitch *>().constLast(); // the workaround
        last->findChildren<Segment *>().at(result)->click();
    }
    QString notice() const { return shownTexts(*m_window->findChild<NoticeBar *>()); }
    AttemptKey key() const
    {
        const Record &record =
            m_catalogues->engine()->catalog.at(m_catalogues->engine()->catalog.indexOf(u"pytorch/mps-float64"_s));
        return AttemptKey::ofWorkaround(record, 0);
    }

    Postgres m_server;
    const QString m_database = u"errors"_s;
    QTemporaryDir m_home;
};

void tst_Team::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
    qunsetenv("WAYOUT_TEAM_DATABASE");
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere"); // nobody's keychain is touched
    if (const QString reason = m_server.start(); !reason.isEmpty()) {
        QSKIP(qPrintable(reason));
    }
    if (TeamStore(m_server.address(u"postgres"_s), {}).state() == Kind::NoDriver) {
        QSKIP("Qt's PostgreSQL driver is not installed (package libqt6sql6-psql)");
    }
    ServerConnection connection(m_server.address(u"postgres"_s));
    QCOMPARE(connection.query({u"CREATE DATABASE %1 TEMPLATE template0"_s.arg(m_database), {}}),
        ServerConnection::Result::Done);
}

void tst_Team::init()
{
    // As new, and sooner than a new one.
    ServerConnection connection(m_server.address(m_database));
    QCOMPARE(connection.query({u"DROP SCHEMA IF EXISTS wayout CASCADE"_s, {}}), ServerConnection::Result::Done);
    m_folder = std::make_unique<QTemporaryDir>();
    openKept();
    paste(mpsPaste);
}

void tst_Team::cleanup()
{
    close();
    if (m_server.port() != 0 && TeamStore(m_server.address(u"postgres"_s), {}).state() == Kind::Away) {
        QCOMPARE(m_server.startAgain(), QString());
    }
}

void tst_Team::offUntilItIsChosen()
{
    join({});
    choose(0);
    QCOMPARE(kind(), Kind::Off);
    QVERIFY(shownTexts(*m_window->statusBar()).contains(u"nothing leaves this computer"_s));
    int waiting = -1;
    m_userData->withShelf<int>(
        {this, [&](int count) { waiting = count; }}, [](TeamOutbox &shelf) { return shelf.waiting(); });
    QTRY_COMPARE(waiting, 0);
}

void tst_Team::resultsGoToTheTeamAndItsFigureIsShown()
{
    QVERIFY(another(u"a"_s).send({{0, key(), 1, OwnResult::Worked, 1}, {0, key(), 2, OwnResult::Worked, 1},
        {0, key(), 3, OwnResult::Worked, 1}, {0, key(), 4, OwnResult::DidNotWork, 1}}));
    join(here());
    QTRY_COMPARE(kind(), Kind::Connected);
    QTRY_VERIFY2(shownFigures().contains(u"worked for 3 of 4"_s), qPrintable(shownFigures()));
    QVERIFY(!shownTexts(*m_window->statusBar()).contains(u"nothing leaves"_s));
    choose(0);
    QTRY_VERIFY2(shownFigures().contains(u"worked for 4 of 5"_s) && shownFigures().contains(u"noted by 2"_s),
        qPrintable(shownFigures()));
    QVERIFY(shownFigures().contains(u"38–96 %"_s)); // Wilson's interval
    choose(0); // taken back
    QTRY_VERIFY2(shownFigures().contains(u"worked for 3 of 4"_s), qPrintable(shownFigures()));
}

void tst_Team::whatIsNotedWhileItIsAwayIsSentLater()
{
    join(here());
    QTRY_COMPARE(kind(), Kind::Connected);
    m_server.kill();
    choose(1);
    QTRY_COMPARE(kind(), Kind::Away);
    QTRY_COMPARE(team().state().waiting, 1);
    QVERIFY(shownTexts(*m_window->statusBar()).contains(u"away, 1 waiting"_s));
    QCOMPARE(m_server.startAgain(), QString());
    team().sendNow();
    QTRY_VERIFY(kind() == Kind::Connected && team().state().waiting == 0);
    QCOMPARE(another(u"b"_s).counts(key().recordId)->entries.value(key().entry), (TeamCount{0, 1, 1}));
    QTRY_VERIFY2(shownFigures().contains(u"did not work for one person"_s), qPrintable(shownFigures()));
}

void tst_Team::aSilentServerHoldsUpNothing()
{
    const SilentPort silent;
    TeamSettings settings = here();
    settings.port = silent.number();
    QElapsedTimer elapsed;
    elapsed.start();
    join(settings);
    choose(0);
    OwnRecord own;
    m_userData->readOwn(key().recordId, 0, {this, [&](const OwnRecord &read) { own = read; }});
    QTRY_COMPARE(own.results.value(key().entry).worked, 1);
    QVERIFY(elapsed.elapsed() < 1500);
    QCOMPARE(kind(), Kind::Connecting);
    close(); // waits for the attempt, which ends by itself
    QVERIFY(elapsed.elapsed() < 6000);
    openKept();
    join(here());
    QTRY_VERIFY(kind() == Kind::Connected && team().state().waiting == 0);
    QCOMPARE(another(u"b"_s).counts(key().recordId)->entries.value(key().entry).worked, 1);
}

void tst_Team::aServerThatHangsIsSaidToBeAway()
{
    join(here());
    QTRY_COMPARE(kind(), Kind::Connected);
    team().setPatience({.ofRound = 50ms});
    m_server.hang();
    choose(0);
    QTRY_COMPARE(kind(), Kind::Away);
    QCOMPARE(team().state().waiting, 1);
    choose(1); // of the same pasteId
    m_server.goOn();
    QTRY_VERIFY_WITH_TIMEOUT(kind() == Kind::Connected && team().state().waiting == 0, 15'000);
    QCOMPARE(another(u"b"_s).counts(key().recordId)->entries.value(key().entry), (TeamCount{0, 1, 1}));
}

void tst_Team::theEndWaitsForNoServer()
{
    join(here());
    QTRY_COMPARE(kind(), Kind::Connected);
    team().setPatience({.ofRound = 50ms, .atEnd = 100ms});
    m_server.hang();
    choose(0);
    QTRY_COMPARE(kind(), Kind::Away); // and is still being asked
    QElapsedTimer elapsed;
    elapsed.start();
    close();
    QVERIFY(elapsed.elapsed() < 2000);
    QVERIFY(TaskRunner::isAnythingAbandoned());
    m_server.goOn();
    QTRY_VERIFY(!TaskRunner::isAnythingAbandoned());
}

void tst_Team::aStaleFigureIsNotShown()
{
    QVERIFY(another(u"a"_s).send({{0, key(), 1, OwnResult::Worked, 1}}));
    join(here());
    QTRY_VERIFY(!shownFigures().trimmed().isEmpty());
    detail()->setTeam({u"other/record"_s, {{key().entry, {7, 0, 1}}}});
    QVERIFY(!shownFigures().contains(u'7'));
}

void tst_Team::privateModeSendsNothing()
{
    QVERIFY(another(u"a"_s).send({{0, key(), 1, OwnResult::Worked, 1}}));
    m_window->findChild<WindowActions *>()->action(WindowActions::PrivateMode)->trigger();
    join(here());
    QCOMPARE(kind(), Kind::Off);
    m_window->findChild<WindowActions *>()->action(WindowActions::PrivateMode)->trigger();
    QTRY_COMPARE(kind(), Kind::Connected);
}

void tst_Team::aRecordGivenToTheTeamIsACatalogueOfTheOthers()
{
    join(here());
    QTRY_COMPARE(kind(), Kind::Connected);
    m_window->findChild<WindowActions *>()->action(WindowActions::GiveToTeam)->trigger();
    QTRY_VERIFY2(notice().contains(u"The team has pytorch/mps-float64 now."_s), qPrintable(notice()));
    const auto theirs = another(u"b"_s).changesSince({});
    QCOMPARE(theirs->changed.size(), 1);
    QCOMPARE(theirs->changed.first().author, u"me"_s);
    QVERIFY(theirs->changed.first().content.contains(u"Metal has no 64-bit float."_s));
    // What another one writes arrives here, and is found.
    QCOMPARE(another(u"b"_s)
                 .save({u"team/blorp"_s,
                     uR"({"id": "team/blorp", "domain": "git", "signature": "zzqx blorp failed"})"_s, 0, {}})
                 .kind,
        TeamSaving::Kind::Saved);
    QCOMPARE(another(u"b"_s).save({u"team/broken"_s, u"{ broken"_s, 0, {}}).kind, TeamSaving::Kind::Saved);
    team().sendNow();
    QTRY_VERIFY(m_catalogues->engine()->catalog.indexOf(u"team/blorp"_s) >= 0);
    // The small catalogue's own, and that one copy of the record stands for the other; none of the broken one.
    const QList<Problem> &problems = m_catalogues->engine()->problems;
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems.last().kind, Problem::Kind::ReplacesRecord);
    QCOMPARE(m_catalogues->own().constLast().path, m_folder->filePath(u"team.json"_s));
}

void tst_Team::ofTwoThatWereWrittenAtOnceBothAreKept()
{
    join(here());
    QTRY_COMPARE(kind(), Kind::Connected);
    QCOMPARE(another(u"b"_s).save({u"git/both"_s, uR"({"id": "git/both", "signature": "theirs"})"_s, 0, {}}).kind,
        TeamSaving::Kind::Saved);
    const QString own = userCatalogFolder() + u"/git/both.json"_s;
    QVERIFY(QDir().mkpath(QFileInfo(own).path()));
    QFile file(own);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"id": "git/both", "signature": "mine", "unknown": 7})");
    file.close();
    team().save({u"git/both"_s, uR"({"id": "git/both", "signature": "mine"})"_s, 0, {}});
    QTRY_VERIFY2(notice().contains(u"b changed git/both at the same time"_s), qPrintable(notice()));
    QFile copy(userCatalogFolder() + u"/git/both-2.json"_s);
    QVERIFY(copy.open(QIODevice::ReadOnly));
    const QByteArray kept = copy.readAll();
    QVERIFY(kept.contains("\"mine\"") && kept.contains("\"unknown\": 7")); // as it stood in its file
    QVERIFY(!QFile::exists(own)); // it would be used instead of theirs
    QVERIFY(another(u"b"_s).changesSince({})->changed.first().content.contains(u"theirs"_s));
    QTRY_COMPARE(team().state().waiting, 0);
}

void tst_Team::whatWouldBeReplacedCanBeSeen_data()
{
    QTest::addColumn<QString>("author");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("button");
    QTest::newRow("somebody else's") << u"alice"_s << u"another version of this record, by alice."_s
                                     << u"Show &theirs"_s;
    QTest::newRow("one's own") << u"me"_s << u"your earlier version of this record."_s << u"Show &both"_s;
}

void tst_Team::whatWouldBeReplacedCanBeSeen()
{
    QFETCH(QString, author);
    QFETCH(QString, sentence);
    QFETCH(QString, button);
    QCOMPARE(
        another(author)
            .save({u"pytorch/mps-float64"_s,
                uR"({"id": "pytorch/mps-float64", "domain": "pytorch", "signature": "as the team has it"})"_s, 0, {}})
            .kind,
        TeamSaving::Kind::Saved);
    join(here());
    QTRY_VERIFY(
        kind() == Kind::Connected && m_catalogues->own().size() == 1 && !m_catalogues->isLoading()); // it is known here
    QTRY_VERIFY(m_window->findChild<WindowActions *>()->action(WindowActions::GiveToTeam)->isEnabled());
    m_window->findChild<WindowActions *>()->action(WindowActions::GiveToTeam)->trigger();
    QTRY_VERIFY(m_window->findChild<QMessageBox *>());
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY2(box->text().contains(sentence), qPrintable(box->text()));
    const auto press = [](const QWidget &dialog, const QString &text) {
        for (auto *one : dialog.findChildren<QPushButton *>()) {
            if (one->text() == text) {
                return one->click();
            }
        }
        QFAIL("no such button");
    };
    press(*box, button);
    auto *versions = m_window->findChild<VersionsDialog *>();
    QVERIFY(versions);
    QString texts;
    for (const auto *text : versions->findChildren<QPlainTextEdit *>()) {
        texts += text->toPlainText();
        QVERIFY(!text->extraSelections().isEmpty()); // the two differ
    }
    QVERIFY2(
        texts.contains(u"as the team has it"_s) && texts.contains(u"Metal has no 64-bit float."_s), qPrintable(texts));
    QVERIFY(nameless(*versions).isEmpty());
    QVERIFY(!another(u"b"_s).changesSince({})->changed.first().content.contains(u"Metal"_s)); // nothing is given yet
    press(*versions, u"Give &mine to the team"_s);
    QTRY_VERIFY2(notice().contains(u"The team has pytorch/mps-float64 now."_s), qPrintable(notice()));
    QVERIFY(another(u"b"_s).changesSince({})->changed.first().content.contains(u"Metal"_s));
}

void tst_Team::whatSaysTheSameIsNotAskedAbout()
{
    const Record *record = m_catalogues->engine()->catalog.find(u"pytorch/mps-float64"_s);
    const QString written = u"\n  "_s + QString::fromUtf8(RecordOpener().open(*record).draft.tidied().json());
    QCOMPARE(another(u"alice"_s).save({record->id, written, 0, {}}).kind, TeamSaving::Kind::Saved);
    join(here());
    QTRY_VERIFY(kind() == Kind::Connected && m_catalogues->own().size() == 1 && !m_catalogues->isLoading());
    QTRY_VERIFY(m_window->findChild<WindowActions *>()->action(WindowActions::GiveToTeam)->isEnabled());
    m_window->findChild<WindowActions *>()->action(WindowActions::GiveToTeam)->trigger();
    QTRY_VERIFY2(notice().contains(u"The team has pytorch/mps-float64 now."_s), qPrintable(notice()));
    QVERIFY(!m_window->findChild<QMessageBox *>());
}

void tst_Team::theEnvironmentsAddressIsShown()
{
    qputenv("WAYOUT_TEAM_DATABASE", "postgresql://ann@db.example.org:5433/errors?sslmode=verify-full");
    TeamSetup setup(*m_settings, *m_userData, *m_catalogues, {});
    qunsetenv("WAYOUT_TEAM_DATABASE");
    TeamPage page(setup);
    QStringList texts;
    for (const auto *edit : page.findChildren<QLineEdit *>()) {
        texts.append(edit->text());
    }
    for (const QString &text : {u"db.example.org"_s, u"errors"_s, u"ann"_s}) {
        QVERIFY2(texts.contains(text), qPrintable(texts.join(u' ')));
    }
    QCOMPARE(page.findChild<QSpinBox *>()->value(), 5433);
    QCOMPARE(page.findChild<QComboBox *>()->currentIndex(), 3);
    QVERIFY(!page.findChild<QSpinBox *>()->isEnabled());
    QCOMPARE(setup.person(), u"ann"_s);
}

void tst_Team::thePageConnectsAndSaysHowItStands()
{
    qunsetenv("PGPASSWORD");
    join({});
    qunsetenv("PGPASSWORD");
    m_window->findChild<WindowActions *>()->action(WindowActions::Settings)->trigger();
    auto *page = m_window->findChild<SettingsDialog *>()->findChild<TeamPage *>();
    QVERIFY(page);
    const auto field = [page](const QString &name) {
        for (auto *edit : page->findChildren<QLineEdit *>()) {
            if (edit->accessibleName() == name) {
                return edit;
            }
        }
        return static_cast<QLineEdit *>(nullptr);
    };
    const auto click = [page](const QString &text) {
        for (auto *button : page->findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text) {
                button->click();
            }
        }
    };
    field(u"Server"_s)->setText(u"127.0.0.1"_s);
    page->findChild<QSpinBox *>()->setValue(m_server.port());
    field(u"Database"_s)->setText(m_database);
    field(u"User"_s)->setText(u"team"_s);
    QTest::keyClicks(field(u"Password"_s), u"wrong"_s);
    click(u"Test the connection"_s);
    QTRY_VERIFY2(shownTexts(*page).contains(u"is there and refuses"_s), qPrintable(shownTexts(*page)));
    QCOMPARE(kind(), Kind::Off);
    field(u"Password"_s)->clear();
    QTest::keyClicks(field(u"Password"_s), u"right"_s);
    click(u"Test the connection"_s);
    QTRY_VERIFY2(shownTexts(*page).contains(u"Connected to team@127.0.0.1"_s), qPrintable(shownTexts(*page)));
    for (auto *label : page->findChildren<QLabel *>()) {
        if (label->text().startsWith(u"Connected to"_s)) { // as it is seen
            QCOMPARE(QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name), label->text());
        }
    }
    page->findChild<QCheckBox *>()->click();
    QTRY_COMPARE(kind(), Kind::Connected);
    QVERIFY(nameless(*page).isEmpty());
    m_language->choose(ContentLanguage::Chinese);
    const auto english = [page] { // a pane changes its language in a turn of its own
        QStringList texts;
        for (const auto *label : page->findChildren<QLabel *>()) {
            if (!label->text().isEmpty() && !hasChinese(label->text())) {
                texts.append(label->text());
            }
        }
        return texts.join(u'\n');
    };
    QTRY_VERIFY2(english().isEmpty(), qPrintable(english()));
    m_language->choose(ContentLanguage::English);
}

void tst_Team::thePasswordIsInNoFile()
{
    join({});
    qunsetenv("PGPASSWORD");
    m_application->team()->choose(here(), u"right"_s);
    QTRY_COMPARE(kind(), Kind::Connected);
    close();
    QDir folder(m_folder->path());
    QVERIFY(folder.exists());
    for (const QString &path : {m_folder->filePath(u"settings.ini"_s), m_folder->filePath(u"kept/notebook.sqlite"_s)}) {
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        QVERIFY(!file.readAll().contains("right"));
    }
}

QTEST_MAIN(tst_Team)

#include "tst_team.moc"
