// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "ui/services/userdataservice.h"
#include "ui/services/searchcontroller.h"
#include "ui/window/pastesession.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::match;
using namespace wayout::paste;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::window;

namespace {

const auto yamlPaste = u"ModuleNotFoundError: No module named 'yaml'"_s;
const auto floatPaste = u"TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework"_s;

} // namespace

class tst_PasteSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aTextIsAnsweredAndKept();
    void aTextOfAnEarlierSessionIsNotKeptAgain();
    void anAnswerFromOtherCataloguesKeepsNothingAnew();
    void aTypedTextIsExplainedAfterAPause();
    void aTypedTextWithoutWordsIsCleared();
    void whatIsRefusedIsForgottenAndKeptAfterAll();
    void whatIsRefusedBeforeTheAnswerIsNotKept();
    void inPrivateModeNothingIsKept();
    void whatWasErasedIsNotKeptAnew();
    void secretsAreCounted();
    void aSearchStringHasTheErrorWithoutSecrets();
    void aReportHasTheLinesOfTheExcerpt();

private:
    void load()
    {
        QSignalSpy loaded(m_search.get(), &SearchController::loaded);
        m_search->load(m_catalogue.source());
        QTRY_COMPARE(loaded.size(), 1);
    }
    void explain(const QString &text)
    {
        QSignalSpy answered(m_paste.get(), &PasteSession::answered);
        m_paste->begin(text, {PasteSource::Kind::Pasted});
        QTRY_COMPARE(answered.size(), 1);
    }
    /// What is kept of texts, once all that was asked before is done.
    QList<KeptPaste> kept()
    {
        std::optional<QList<KeptPaste>> found;
        m_userData->findPastes({}, {this, [&](const QList<KeptPaste> &pastes) { found = pastes; }});
        const bool isThere = QTest::qWaitFor([&] { return found.has_value(); });
        return isThere ? *found : QList<KeptPaste>(1);
    }

    SmallCatalogue m_catalogue;
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SearchController> m_search;
    std::unique_ptr<UserDataService> m_userData;
    std::unique_ptr<PasteSession> m_paste;
};

void tst_PasteSession::init()
{
    m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
    m_search = std::make_unique<SearchController>();
    m_userData = std::make_unique<UserDataService>(DataPaths{.isNowhereByChoice = true});
    m_paste = std::make_unique<PasteSession>(*m_settings, *m_search, *m_userData);
    connect(m_search.get(), &SearchController::loaded, m_paste.get(), &PasteSession::setEngine);
    load();
}

void tst_PasteSession::cleanup()
{
    m_paste.reset();
    m_userData.reset();
    m_search.reset();
}

void tst_PasteSession::aTextIsAnsweredAndKept()
{
    QVERIFY(m_paste->isSettled());
    QSignalSpy begun(m_paste.get(), &PasteSession::begun);
    QSignalSpy answered(m_paste.get(), &PasteSession::answered);
    QSignalSpy changed(m_paste.get(), &PasteSession::sessionChanged);
    m_paste->begin(yamlPaste, {PasteSource::Kind::File, u"a.log"_s});
    QCOMPARE(begun.size(), 1);
    QCOMPARE(m_paste->source().fileName, u"a.log"_s);
    QVERIFY(!m_paste->isSettled());
    QTRY_COMPARE(answered.size(), 1);
    QVERIFY(m_paste->isSettled());
    QCOMPARE(m_paste->answer()->grade, Grade::Match);
    QCOMPARE(changed.size(), 1);
    const QList<KeptPaste> pastes = kept();
    QCOMPARE(pastes.size(), 1);
    QCOMPARE(pastes.first().id, m_paste->id());
    QCOMPARE(pastes.first().recordId, u"python/yaml-missing"_s);
    const qint64 before = m_paste->id();
    explain(floatPaste);
    QVERIFY(m_paste->id() != before);
    QCOMPARE(kept().size(), 2);
}

void tst_PasteSession::aTextOfAnEarlierSessionIsNotKeptAgain()
{
    QSignalSpy answered(m_paste.get(), &PasteSession::answered);
    m_paste->resume(yamlPaste, {PasteSource::Kind::Pasted}, 7);
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(m_paste->id(), 7);
    QVERIFY(kept().isEmpty());
    m_paste->setTypedText(yamlPaste + u" again"_s); // is another one
    m_paste->explainTypedText();
    QTRY_COMPARE(answered.size(), 2);
    QCOMPARE(kept().size(), 1);
}

void tst_PasteSession::anAnswerFromOtherCataloguesKeepsNothingAnew()
{
    explain(yamlPaste);
    m_userData->forget({m_paste->id()}, {this, [](const QList<KeptPaste> &) {}});
    QSignalSpy answered(m_paste.get(), &PasteSession::answered);
    load();
    QTRY_COMPARE(answered.size(), 1);
    QVERIFY(kept().isEmpty());
}

void tst_PasteSession::aTypedTextIsExplainedAfterAPause()
{
    QSignalSpy edited(m_paste.get(), &PasteSession::edited);
    QSignalSpy answered(m_paste.get(), &PasteSession::answered);
    m_paste->setTypedText(yamlPaste);
    QCOMPARE(m_paste->text(), yamlPaste);
    QVERIFY(edited.isEmpty());
    m_paste->explainTypedText();
    QCOMPARE(edited.size(), 1);
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(kept().size(), 1);
}

void tst_PasteSession::aTypedTextWithoutWordsIsCleared()
{
    explain(yamlPaste);
    const qint64 before = m_paste->id();
    QSignalSpy cleared(m_paste.get(), &PasteSession::cleared);
    m_paste->setTypedText(u" \n "_s);
    m_paste->explainTypedText();
    QCOMPARE(cleared.size(), 1);
    QVERIFY(m_paste->text().isEmpty());
    QVERIFY(!m_paste->answer());
    QVERIFY(m_paste->id() != before); // what is tried from now on belongs to the next text
}

void tst_PasteSession::whatIsRefusedIsForgottenAndKeptAfterAll()
{
    explain(yamlPaste);
    QCOMPARE(m_paste->keeping(), SecretBar::Keeping::Masked);
    QSignalSpy keeping(m_paste.get(), &PasteSession::keepingChanged);
    m_paste->refuse(true);
    QCOMPARE(m_paste->keeping(), SecretBar::Keeping::Refused);
    QVERIFY(!keeping.isEmpty());
    QVERIFY(kept().isEmpty());
    m_paste->refuse(false);
    QCOMPARE(m_paste->keeping(), SecretBar::Keeping::Masked);
    QCOMPARE(kept().size(), 1);
    explain(floatPaste);
    m_paste->refuse(true);
    explain(u"error: another one"_s); // what is refused is one text
    QCOMPARE(kept().size(), 2);
}

void tst_PasteSession::whatIsRefusedBeforeTheAnswerIsNotKept()
{
    QSignalSpy answered(m_paste.get(), &PasteSession::answered);
    m_paste->begin(yamlPaste, {PasteSource::Kind::Pasted});
    m_paste->refuse(true);
    QTRY_COMPARE(answered.size(), 1);
    QVERIFY(kept().isEmpty());
}

void tst_PasteSession::inPrivateModeNothingIsKept()
{
    QSignalSpy changed(m_paste.get(), &PasteSession::privateChanged);
    m_paste->setPrivate(true);
    QCOMPARE(changed.size(), 1);
    QVERIFY(m_settings->get(Setting::isPrivate));
    QCOMPARE(m_paste->keeping(), SecretBar::Keeping::Nothing);
    explain(yamlPaste);
    QVERIFY(kept().isEmpty());
    m_paste->setPrivate(false);
    QVERIFY(kept().isEmpty());
    explain(floatPaste);
    QCOMPARE(kept().size(), 1);
}

void tst_PasteSession::whatWasErasedIsNotKeptAnew()
{
    explain(yamlPaste);
    m_userData->eraseAll({this, [](const Erasure &) {}});
    QTRY_COMPARE(m_paste->keeping(), SecretBar::Keeping::Refused);
    m_paste->explainTypedText(); // it is answered again
    QSignalSpy answered(m_paste.get(), &PasteSession::answered);
    QTRY_COMPARE(answered.size(), 1);
    QVERIFY(kept().isEmpty());
}

void tst_PasteSession::secretsAreCounted()
{
    QSignalSpy counted(m_paste.get(), &PasteSession::secretsCounted);
    m_paste->begin(yamlPaste + u"\nDB_PASSWORD=correct-horse-42\n"_s, {PasteSource::Kind::Pasted});
    QTRY_COMPARE(counted.size(), 1);
    QCOMPARE(counted.first().first().toInt(), 1);
    QCOMPARE(m_paste->secrets().places.first().line, 2);
}

void tst_PasteSession::aSearchStringHasTheErrorWithoutSecrets()
{
    m_paste->setTypedText(u"\n  DB_PASSWORD=correct-horse-42\nsecond"_s);
    QCOMPARE(m_paste->searchString(), u"DB_PASSWORD=******"_s); // nothing is answered yet: the first line
    explain(u"start\n"_s + yamlPaste);
    QVERIFY2(m_paste->searchString().contains(u"No module named 'yaml'"_s), qPrintable(m_paste->searchString()));
    m_paste->clear();
    QVERIFY(m_paste->searchString().isEmpty());
}

void tst_PasteSession::aReportHasTheLinesOfTheExcerpt()
{
    QStringList lines;
    std::vector<int> numbers;
    for (int line = 1; line <= 200; ++line) {
        lines.append(u"line %1"_s.arg(line * 10));
        numbers.push_back(line * 10);
    }
    PasteSource source{PasteSource::Kind::File};
    source.lines = numbers;
    m_paste->begin(lines.join(u'\n'), source);
    const QString reported = m_paste->reportedLines({{.line = 1'500}});
    QVERIFY2(reported.contains(u"line 1500"_s), qPrintable(reported));
    QVERIFY(!reported.contains(u"line 10\n"_s));
    QVERIFY(m_paste->reportedLines({}).contains(u"line 10\n"_s));
}

QTEST_MAIN(tst_PasteSession)
#include "tst_pastesession.moc"
