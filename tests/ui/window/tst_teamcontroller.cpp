// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/teamsetup.h"
#include "ui/dialogs/versionsdialog.h"
#include "ui/window/application.h"
#include "ui/window/teamcontroller.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::team;
using namespace wayout::theme;
using namespace wayout::window;

namespace {

QByteArray record(const QByteArray &signature)
{
    return R"({"id": "x/one", "domain": "x", "signature": ")" + signature + R"("})";
}

} // namespace

/// Giving records to a team whose database is away.
class tst_TeamController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aNewRecordWaitsForTheDatabase();
    void aSecretIsNotGiven();
    void whatSaysTheSameIsNotGivenAgain();
    void anotherPersonsVersionIsNotReplacedUnasked();
    void theVersionsCanBeComparedFirst();
    void whatCameOfItIsSaid();

private:
    void keepOfTeam(const QByteArray &content)
    {
        m_application->userData().withShelf<bool>({this, [](bool) {}}, [content](TeamOutbox &shelf) {
            return shelf.keepRecords({{u"x/one"_s, QString::fromUtf8(content), 3, u"ann"_s}}, {});
        });
    }
    /// What waits to be sent, once all that was asked before is done.
    QList<TeamRecord> queued()
    {
        std::optional<QList<TeamRecord>> found;
        m_application->userData().withShelf<QList<TeamRecord>>(
            {this, [&](const QList<TeamRecord> &records) { found = records; }},
            [](TeamOutbox &shelf) { return shelf.queuedRecords(); });
        const bool isThere = QTest::qWaitFor([&] { return found.has_value(); });
        return isThere ? *found : QList<TeamRecord>(1);
    }
    QMessageBox *box() const { return m_window->findChild<QMessageBox *>(); }
    void press(const QString &text)
    {
        for (auto *button : box()->findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_application;
    std::unique_ptr<QWidget> m_window;
    TeamController *m_team = nullptr;
    QStringList m_noticed;
    QStringList m_informed;
};

void tst_TeamController::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_application = std::make_unique<Application>(Application::Options{
        .settingsFile = m_folder->filePath(u"settings.ini"_s), .language = ContentLanguage::English});
    m_window = std::make_unique<QWidget>();
    m_team = new TeamController(*m_application, m_window.get());
    m_noticed.clear();
    m_informed.clear();
    connect(m_team, &TeamController::noticed, this, [this](const auto &sentence) { m_noticed.append(sentence()); });
    connect(m_team, &TeamController::informed, this, [this](const auto &sentence) { m_informed.append(sentence()); });
    m_window->show();
}

void tst_TeamController::cleanup()
{
    m_window.reset();
    m_application.reset();
}

void tst_TeamController::aNewRecordWaitsForTheDatabase()
{
    QVERIFY(!m_team->isShared());
    m_team->give(u"x/one"_s, record("it broke"));
    QTRY_COMPARE(m_noticed, QStringList(u"x/one is given to the team when its database is back."_s));
    QCOMPARE(queued().size(), 1);
    QCOMPARE(queued().first().content, QString::fromUtf8(record("it broke")));
    QCOMPARE(queued().first().revision, 0);
}

void tst_TeamController::aSecretIsNotGiven()
{
    m_team->give(u"x/one"_s, record("DB_PASSWORD=correct-horse-42"));
    QTRY_COMPARE(m_noticed.size(), 1);
    QVERIFY(m_noticed.first().contains(u"something in it looks like a password or a key"_s));
    QVERIFY(queued().isEmpty());
}

void tst_TeamController::whatSaysTheSameIsNotGivenAgain()
{
    keepOfTeam(record("it broke"));
    m_team->give(u"x/one"_s, QByteArray(record("it broke")).replace(": ", ":"));
    QTRY_COMPARE(m_informed, QStringList(u"The team has x/one now."_s));
    QVERIFY(queued().isEmpty());
    QVERIFY(!box());
}

void tst_TeamController::anotherPersonsVersionIsNotReplacedUnasked()
{
    keepOfTeam(record("it broke"));
    m_team->give(u"x/one"_s, record("it broke again"));
    QTRY_VERIFY(box());
    QCOMPARE(box()->text(), u"The team has another version of this record, by ann."_s);
    QCOMPARE(box()->defaultButton()->text().remove(u'&'), u"Cancel"_s);
    QVERIFY(queued().isEmpty());
    press(u"Give mine to the team"_s);
    QTRY_COMPARE(queued().size(), 1);
    QCOMPARE(queued().first().revision, 3); // that it takes the place of
}

void tst_TeamController::theVersionsCanBeComparedFirst()
{
    keepOfTeam(record("it broke"));
    m_team->give(u"x/one"_s, record("it broke again"));
    QTRY_VERIFY(box());
    press(u"Show theirs"_s);
    auto *versions = m_window->findChild<VersionsDialog *>();
    QVERIFY(versions);
    QVERIFY(queued().isEmpty());
    versions->accept();
    QTRY_COMPARE(queued().size(), 1);
}

void tst_TeamController::whatCameOfItIsSaid()
{
    Team &team = m_application->team()->team();
    const TeamRecord mine{u"x/one"_s, u"{}"_s, 1, {}};
    const TeamRecord theirs{u"x/one"_s, u"[]"_s, 2, u"ann"_s};
    Q_EMIT team.recordSettled(mine, {TeamSaving::Kind::Saved, mine}, {});
    QCOMPARE(m_informed, QStringList(u"The team has x/one now."_s));
    Q_EMIT team.recordSettled(mine, {TeamSaving::Kind::Conflict, theirs}, u"/home/me/one.json"_s);
    QVERIFY(m_noticed.last().contains(
        u"ann changed x/one at the same time. Theirs is with the team, yours in /home/me/one.json"_s));
    Q_EMIT team.recordSettled(mine, {TeamSaving::Kind::Conflict, theirs}, {});
    QVERIFY(m_noticed.last().contains(u"Yours waits"_s));
}

QTEST_MAIN(tst_TeamController)
#include "tst_teamcontroller.moc"
