// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/datapaths.h"
#include "app/storage/pastehistory.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::storage;

namespace {

const QDateTime now(QDate(2026, 11, 20), QTime(12, 0));

KeptPaste pasteOf(qint64 id, const QString &text)
{
    return {.id = id, .firstLine = firstLineOf(text), .recordId = u"git/record"_s, .text = text};
}

QStringList linesOf(const QList<KeptPaste> &pastes)
{
    QStringList lines;
    for (const KeptPaste &paste : pastes) {
        lines.append(paste.firstLine);
    }
    return lines;
}

} // namespace

class tst_PasteHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestComesFirst();
    void theSameTextIsKeptOnce();
    void whatIsEditedStaysOneEntry();
    void wordsAreFoundInTheWholeText();
    void secretsAreNotWritten();
    void whatWasKeptBeforeIsMaskedOnce();
    void onlySoManyAreKept();
    void oldOnesAreForgotten();
    void aClockSetBackForgetsNothing();
    void aTimeInTheFutureIsUnknown();
    void aLongTextIsKeptInPart();
    void forgettingIsUndone();
    void whatIsForgottenIsNotLeftInTheFile();
    void everythingIsErased();
    void thePlacesAreTheUsersOwn();
};

void tst_PasteHistory::theNewestComesFirst()
{
    PasteHistory history({});
    for (int i = 1; i <= 3; ++i) {
        QVERIFY(history.keep(pasteOf(i, u"\n  \nerror %1\nmore"_s.arg(i)), now.addSecs(i)));
    }
    const QList<KeptPaste> found = history.find({});
    QCOMPARE(linesOf(found), (QStringList{u"error 3"_s, u"error 2"_s, u"error 1"_s}));
    QCOMPARE(found.first().time, now.addSecs(3));
    QCOMPARE(found.first().recordId, u"git/record"_s);
    QCOMPARE(history.read(2).text, u"\n  \nerror 2\nmore"_s);
    QCOMPARE(history.read(7).id, 0);
    QCOMPARE(history.count(), 3);
    QVERIFY(history.keep({.id = 9, .text = u"what no record fits"_s}, now));
    QCOMPARE(history.count(), 4);
    QCOMPARE(history.find({}).first().recordId, QString());
}

void tst_PasteHistory::theSameTextIsKeptOnce()
{
    PasteHistory history({});
    for (int i = 1; i <= 3; ++i) {
        QVERIFY(history.keep(pasteOf(i, i == 2 ? u"other"_s : u"same"_s), now.addSecs(i)));
    }
    QCOMPARE(linesOf(history.find({})), (QStringList{u"same"_s, u"other"_s}));
}

void tst_PasteHistory::whatIsEditedStaysOneEntry()
{
    PasteHistory history({});
    for (const QString &text : {u"e"_s, u"err"_s, u"error"_s}) {
        QVERIFY(history.keep(pasteOf(5, text), now));
    }
    QCOMPARE(linesOf(history.find({})), QStringList{u"error"_s});
}

void tst_PasteHistory::wordsAreFoundInTheWholeText()
{
    PasteHistory history({});
    QVERIFY(history.keep(pasteOf(1, u"first\nno space left on device: 100%"_s), now));
    QVERIFY(history.keep(pasteOf(2, u"second\n显存不足 foo_bar"_s), now));
    QCOMPARE(linesOf(history.find(u"SPACE device"_s)), QStringList{u"first"_s});
    QCOMPARE(linesOf(history.find(u"显存"_s)), QStringList{u"second"_s});
    QCOMPARE(linesOf(history.find(u"100%"_s)), QStringList{u"first"_s});
    QCOMPARE(linesOf(history.find(u"o_b"_s)), QStringList{u"second"_s});
    QCOMPARE(linesOf(history.find(u"f%t"_s)), QStringList());
    QCOMPARE(linesOf(history.find(uR"(\)"_s)), QStringList());
    QCOMPARE(linesOf(history.find(u"git/rec"_s)).size(), 2);
}

void tst_PasteHistory::secretsAreNotWritten()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"history.sqlite"_s);
    const QString secret = u"hunter2-very-secret"_s;
    {
        PasteHistory history(path);
        QVERIFY(history.keep(pasteOf(1, u"password=%1\nfatal: bad"_s.arg(secret)), now));
        QVERIFY(!history.read(1).text.contains(secret));
        QVERIFY(history.read(1).text.contains(u"fatal: bad"_s));
        QVERIFY(!history.find({}).first().firstLine.contains(secret));
        const QString coloured = u"\x1b[36mpassword\x1b[0m: \x1b[32m%1\x1b[0m"_s.arg(secret);
        QVERIFY(history.keep({.id = 2, .firstLine = coloured, .text = coloured}, now));
        QVERIFY(history.read(2).text.contains(u"******"_s));
    }
    for (const QString &name : QDir(folder.path()).entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(!bytes.contains(secret.toUtf8()));
        QVERIFY(!bytes.contains(QByteArray(reinterpret_cast<const char *>(secret.utf16()), secret.size() * 2)));
    }
}

void tst_PasteHistory::whatWasKeptBeforeIsMaskedOnce()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"history.sqlite"_s);
    const QString secret = u"password=hunter2secret"_s;
    const auto readByAnOlderVersion = [&](const QString &number) {
        PasteHistory history(path);
        QVERIFY(history.database().change(
            {{u"UPDATE paste SET text = ?, first_line = ? WHERE id = 2"_s, {u"boom\n"_s + secret, secret}},
                {u"PRAGMA application_id = "_s + number}}));
    };
    {
        PasteHistory history(path);
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(history.keep(pasteOf(i, u"text %1"_s.arg(i)), now));
        }
        while (history.maskNext()) {
        }
    }
    readByAnOlderVersion(u"7"_s);
    {
        PasteHistory history(path);
        int turns = 0;
        while (history.maskNext()) {
            ++turns;
        }
        QCOMPARE(turns, 3); // one text each
        QCOMPARE(history.read(2).text, u"boom\npassword=******"_s);
        QCOMPARE(history.read(2).firstLine, u"password=******"_s);
        QCOMPARE(history.read(3).text, u"text 3"_s);
        QVERIFY(history.keep(pasteOf(4, u"boom\npassword=******"_s), now));
        QCOMPARE(history.count(), 3); // the same text is kept once
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("hunter2secret"));
    QVERIFY(!PasteHistory(path).maskNext());
}

void tst_PasteHistory::onlySoManyAreKept()
{
    PasteHistory history({});
    for (int i = 1; i <= PasteHistory::mostKept + 5; ++i) {
        QVERIFY(history.keep(pasteOf(i, u"error %1"_s.arg(i)), now));
    }
    const QList<KeptPaste> found = history.find({});
    QCOMPARE(found.size(), PasteHistory::mostKept);
    QCOMPARE(found.last().firstLine, u"error 6"_s);
}

void tst_PasteHistory::oldOnesAreForgotten()
{
    PasteHistory history({});
    QVERIFY(history.keep(pasteOf(1, u"old"_s), now.addDays(-PasteHistory::daysKept - 1)));
    QVERIFY(history.keep(pasteOf(2, u"young"_s), now.addDays(-PasteHistory::daysKept + 1)));
    QVERIFY(history.keep(pasteOf(3, u"new"_s), now));
    QCOMPARE(linesOf(history.find({})), (QStringList{u"new"_s, u"young"_s}));
}

void tst_PasteHistory::aClockSetBackForgetsNothing()
{
    PasteHistory history({});
    QVERIFY(history.keep(pasteOf(1, u"before"_s), now));
    QVERIFY(history.keep(pasteOf(2, u"in 1970"_s), QDateTime::fromSecsSinceEpoch(100)));
    QVERIFY(history.keep(pasteOf(3, u"after"_s), now.addDays(1)));
    QCOMPARE(linesOf(history.find({})), (QStringList{u"after"_s, u"in 1970"_s, u"before"_s}));
    QVERIFY(!history.read(2).time.isValid());
}

void tst_PasteHistory::aTimeInTheFutureIsUnknown()
{
    PasteHistory history({});
    QVERIFY(history.keep(pasteOf(1, u"from 2090"_s), QDateTime(QDate(2090, 1, 1), QTime(0, 0))));
    QCOMPARE(history.find({}).size(), 1);
    QVERIFY(!history.find({}).first().time.isValid());
}

void tst_PasteHistory::aLongTextIsKeptInPart()
{
    PasteHistory history({});
    const QString whole(PasteHistory::longestText, u'x');
    QVERIFY(history.keep(pasteOf(1, whole), now));
    QVERIFY(history.read(1).isWhole);
    QVERIFY(history.keep(pasteOf(2, whole.chopped(1) + u"𝄞 more"_s), now));
    QVERIFY(!history.read(2).isWhole);
    QCOMPARE(history.read(2).text, whole.chopped(1)); // not half of a character
    QCOMPARE(history.find({}).first().firstLine.size(), PasteHistory::longestFirstLine);
}

void tst_PasteHistory::forgettingIsUndone()
{
    PasteHistory history({});
    for (int i = 1; i <= 4; ++i) {
        QVERIFY(history.keep(pasteOf(i, u"error %1"_s.arg(i)), now));
    }
    const QList<KeptPaste> before = history.find({});
    const QList<KeptPaste> two = history.forget({2, 3});
    QCOMPARE(linesOf(history.find({})), (QStringList{u"error 4"_s, u"error 1"_s}));
    QVERIFY(history.putBack(two));
    QCOMPARE(history.find({}), before);
    const QList<KeptPaste> all = history.forgetAll();
    QVERIFY(history.find({}).isEmpty());
    QVERIFY(history.putBack(all));
    QCOMPARE(history.find({}), before);
    QCOMPARE(history.read(3).text, u"error 3"_s);
}

void tst_PasteHistory::whatIsForgottenIsNotLeftInTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"history.sqlite"_s);
    {
        PasteHistory history(path);
        QVERIFY(history.keep(pasteOf(1, u"zebra crossing"_s), now));
    }
    {
        PasteHistory history(path);
        QCOMPARE(history.forget({1}).size(), 1);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("zebra"));
}

void tst_PasteHistory::everythingIsErased()
{
    QTemporaryDir folder;
    const auto places = DataPaths::inFolder(folder.filePath(u"kept"_s));
    for (const QString &path : {places.history, places.notebook}) {
        PasteHistory history(path);
        QVERIFY(history.keep(pasteOf(1, u"x"_s), now));
    }
    for (const auto name :
        {"session.json"_L1, "history.sqlite.corrupt-20260101-000000"_L1, "notebook.sqlite-wal"_L1, "settings.ini"_L1}) {
        QFile file(folder.filePath(u"kept/"_s + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const DataPaths::Erased erased = places.erase();
    QVERIFY(erased.left.isEmpty());
    QVERIFY2(erased.files.size() >= 5, qPrintable(erased.files.join(u' ')));
    QCOMPARE(QDir(folder.filePath(u"kept"_s)).entryList(QDir::Files), QStringList{u"settings.ini"_s});
    QVERIFY(places.erase().files.isEmpty());
}

void tst_PasteHistory::thePlacesAreTheUsersOwn()
{
    const auto set = [](const char *name, const char *value) { value ? qputenv(name, value) : qunsetenv(name); };
    const QByteArray home = qgetenv("HOME");
    set("HOME", "/home/somebody");
    set("XDG_STATE_HOME", "/state");
    set("XDG_DATA_HOME", "relative/does/not/count");
    const auto places = DataPaths::ofUser();
    QCOMPARE(places.history, u"/state/wayout/history.sqlite"_s);
    QCOMPARE(places.session, u"/state/wayout/session.json"_s);
    QCOMPARE(places.notebook, u"/home/somebody/.local/share/wayout/notebook.sqlite"_s);
    set("HOME", nullptr);
    set("XDG_STATE_HOME", "");
    QCOMPARE(DataPaths::ofUser().history, QString());
    QCOMPARE(DataPaths::ofUser().notebook, QString());
    QVERIFY(DataPaths::ofUser().erase().files.isEmpty());
    set("HOME", home.constData());
}

QTEST_GUILESS_MAIN(tst_PasteHistory)
#include "tst_pastehistory.moc"
