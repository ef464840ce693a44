// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "ui/services/userdataservice.h"
#include "ui/services/searchcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/userdatacontroller.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::window;

namespace {

const auto recordId = u"python/yaml-missing"_s;

AttemptKey keyOf(const QString &entry)
{
    return {recordId, entry};
}

} // namespace

class tst_UserDataController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatIsSetIsRead();
    void onlyTheRecordThatIsReadIsReported();
    void aFavouriteComesBack();
    void aNoteComesBack();
    void aSecretInANoteIsSaid();
    void aResultIsUndoneInSilenceAndTakingItBackIsOffered();
    void undoingGoesBackInOrder();
    void twentyStepsCanBeUndone();
    void aClearedTextComesBack();
    void whatWasErasedIsNotUndone();
    void inPrivateModeNothingIsSet();

private:
    OwnRecord own() const { return m_own; }
    std::optional<OwnResult> result(const QString &entry) const { return m_own.results.value(entry).now; }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SearchController> m_search;
    std::unique_ptr<UserDataService> m_userData;
    std::unique_ptr<PasteSession> m_paste;
    std::unique_ptr<UserDataController> m_data;
    OwnRecord m_own;
    QSet<QString> m_favourites;
    QStringList m_said;
    QStringList m_offered;
};

void tst_UserDataController::init()
{
    m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
    m_search = std::make_unique<SearchController>();
    m_userData = std::make_unique<UserDataService>(DataPaths{.isNowhereByChoice = true});
    m_paste = std::make_unique<PasteSession>(*m_settings, *m_search, *m_userData);
    m_data = std::make_unique<UserDataController>(*m_userData, *m_paste);
    m_own = {};
    m_favourites.clear();
    m_said.clear();
    m_offered.clear();
    connect(m_data.get(), &UserDataController::recordRead, this, [this](const OwnRecord &own) { m_own = own; });
    connect(m_data.get(), &UserDataController::favouritesRead, this,
        [this](const QSet<QString> &ids) { m_favourites = ids; });
    connect(
        m_data.get(), &UserDataController::noticed, this, [this](const auto &sentence) { m_said.append(sentence()); });
    connect(m_data.get(), &UserDataController::undoOffered, this,
        [this](const auto &sentence) { m_offered.append(sentence()); });
    m_data->setRecord(recordId);
    QTRY_COMPARE(m_own.recordId, recordId);
}

void tst_UserDataController::cleanup()
{
    m_data.reset();
    m_paste.reset();
    m_userData.reset();
    m_search.reset();
}

void tst_UserDataController::whatIsSetIsRead()
{
    m_data->setFavourite(recordId, true);
    m_data->setNote(recordId, u"see the wiki"_s);
    m_data->setResult(keyOf(u"a"_s), OwnResult::Worked);
    QTRY_COMPARE(result(u"a"_s), OwnResult::Worked);
    QVERIFY(own().isFavourite);
    QCOMPARE(own().note, u"see the wiki"_s);
    QCOMPARE(m_favourites, QSet<QString>{recordId});
    QVERIFY(m_offered.isEmpty());
    QVERIFY(m_said.isEmpty());
    QSignalSpy counted(m_data.get(), &UserDataController::pastesCounted);
    m_userData->keepPaste({.id = 1, .firstLine = u"x"_s, .recordId = {}, .text = u"x"_s});
    QTRY_VERIFY(!counted.isEmpty() && counted.last().first().toInt() == 1);
}

void tst_UserDataController::onlyTheRecordThatIsReadIsReported()
{
    m_data->setFavourite(recordId, true);
    m_data->setRecord(u"another/one"_s); // before that is read
    QTRY_COMPARE(own().recordId, u"another/one"_s);
    QVERIFY(!own().isFavourite);
    m_data->setRecord({});
    m_data->readRecord();
    QCOMPARE(own().recordId, u"another/one"_s); // nothing is asked for
}

void tst_UserDataController::aFavouriteComesBack()
{
    m_data->setFavourite(recordId, true);
    QVERIFY(!m_data->undoStack().canUndo());
    m_data->setFavourite(recordId, false);
    QTRY_VERIFY(m_favourites.isEmpty());
    QCOMPARE(m_offered, QStringList(u"The record is no favourite any more."_s));
    m_data->undo();
    QTRY_COMPARE(m_favourites, QSet<QString>{recordId});
    QVERIFY(!m_data->undoStack().canUndo());
    QCOMPARE(m_offered.size(), 1); // undoing offers nothing
}

void tst_UserDataController::aNoteComesBack()
{
    m_data->setNote(recordId, u"see the wiki"_s);
    QTRY_COMPARE(own().note, u"see the wiki"_s);
    m_data->setNote(recordId, u"see the other wiki"_s);
    QTRY_COMPARE(own().note, u"see the other wiki"_s);
    QVERIFY(!m_data->undoStack().canUndo()); // the note's field undoes what is typed
    m_data->setNote(recordId, {});
    QTRY_VERIFY(own().note.isEmpty());
    QCOMPARE(m_offered, QStringList(u"The note was deleted."_s));
    m_data->undo();
    QTRY_COMPARE(own().note, u"see the other wiki"_s);
}

void tst_UserDataController::aSecretInANoteIsSaid()
{
    m_data->setNote(recordId, u"DB_PASSWORD=correct-horse-42"_s);
    QTRY_COMPARE(m_said.size(), 1);
    QVERIFY(m_said.first().contains(u"was hidden before it was kept"_s));
    QVERIFY(!own().note.contains(u"correct-horse"_s));
}

void tst_UserDataController::aResultIsUndoneInSilenceAndTakingItBackIsOffered()
{
    m_data->setResult(keyOf(u"a"_s), OwnResult::Tried);
    QTRY_COMPARE(result(u"a"_s), OwnResult::Tried);
    m_data->setResult(keyOf(u"a"_s), OwnResult::Tried); // nothing changed
    QCOMPARE(m_data->undoStack().count(), 1);
    QVERIFY(m_offered.isEmpty());
    m_data->setResult(keyOf(u"a"_s), std::nullopt);
    QTRY_VERIFY(!result(u"a"_s));
    QCOMPARE(m_offered, QStringList(u"Your result was taken back."_s));
    m_data->undo();
    QTRY_COMPARE(result(u"a"_s), OwnResult::Tried);
    m_data->undo();
    QTRY_VERIFY(!result(u"a"_s));
}

void tst_UserDataController::undoingGoesBackInOrder()
{
    QSignalSpy can(m_data.get(), &UserDataController::canUndoChanged);
    m_data->setResult(keyOf(u"a"_s), OwnResult::Worked);
    m_data->setResult(keyOf(u"b"_s), OwnResult::DidNotWork);
    QTRY_COMPARE(result(u"b"_s), OwnResult::DidNotWork);
    m_data->undo();
    QTRY_VERIFY(!result(u"b"_s));
    QCOMPARE(result(u"a"_s), OwnResult::Worked);
    m_data->setResult(keyOf(u"c"_s), OwnResult::Tried);
    m_data->undo();
    m_data->undo();
    QTRY_VERIFY(!result(u"a"_s) && !result(u"c"_s));
    m_data->undo(); // nothing is left
    QVERIFY(!can.isEmpty());
    QCOMPARE(can.last().first().toBool(), false);
}

void tst_UserDataController::twentyStepsCanBeUndone()
{
    for (int i = 0; i < 25; ++i) {
        m_data->setResult(keyOf(QString::number(i)), OwnResult::Worked);
    }
    QTRY_COMPARE(result(u"24"_s), OwnResult::Worked);
    for (int i = 0; i < 30; ++i) {
        m_data->undo();
    }
    QTRY_VERIFY(!result(u"5"_s));
    QCOMPARE(result(u"4"_s), OwnResult::Worked);
}

void tst_UserDataController::aClearedTextComesBack()
{
    PasteSource source{PasteSource::Kind::File, u"a.log"_s};
    source.lines = {1, 0, 9};
    m_paste->begin(u"one\n…\nnine"_s, source);
    const qint64 id = m_paste->id();
    m_data->clearPaste();
    QVERIFY(m_paste->text().isEmpty());
    QVERIFY(m_paste->id() != id);
    QCOMPARE(m_offered, QStringList(u"The text was cleared."_s));
    m_data->undo();
    QCOMPARE(m_paste->text(), u"one\n…\nnine"_s);
    QCOMPARE(m_paste->id(), id); // with what was tried for it
    QCOMPARE(m_paste->source().fileName, u"a.log"_s);
    QVERIFY(m_paste->source().lines.empty()); // it is a text of its own now
}

void tst_UserDataController::whatWasErasedIsNotUndone()
{
    m_data->setFavourite(recordId, true);
    m_data->setResult(keyOf(u"a"_s), OwnResult::Worked);
    QTRY_COMPARE(result(u"a"_s), OwnResult::Worked);
    QVERIFY(m_data->undoStack().canUndo());
    m_userData->eraseAll({this, [](const Erasure &) {}});
    QTRY_VERIFY(!m_data->undoStack().canUndo());
    QTRY_VERIFY(!own().isFavourite && !result(u"a"_s) && m_favourites.isEmpty()); // it is read anew
}

void tst_UserDataController::inPrivateModeNothingIsSet()
{
    m_paste->setPrivate(true);
    m_data->setNote(recordId, u"see the wiki"_s);
    m_data->setFavourite(recordId, true);
    QSignalSpy read(m_data.get(), &UserDataController::recordRead);
    m_data->readRecord();
    QTRY_VERIFY(!read.isEmpty());
    QVERIFY(own().note.isEmpty());
    QVERIFY(!own().isFavourite);
}

QTEST_MAIN(tst_UserDataController)
#include "tst_userdatacontroller.moc"
