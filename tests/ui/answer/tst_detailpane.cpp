// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/attemptcard.h"
#include "ui/answer/detailpane.h"
#include "ui/answer/recordpage.h"
#include "ui/answer/ratebar.h"

#include "tests/ui/answer/examplerecord.h"

#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::theme;

class tst_DetailPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void withoutARecordItSaysWhatItIsFor();
    void theSurestComesFirst();
    void aDeadEndWithoutActionIsNamedByItsReason();
    void markupInARecordIsShownAsText();
    void aJavascriptLinkIsNotALink();
    void linksAreAskedForNotOpened();
    void evidenceLeadsToThePaste();
    void evidenceThatComesAgainIsSaidOnce();
    void relatedRecordsAreOneClickAway();
    void aRelatedRecordMayBeShownAtOnce();
    void aTargetThatIsNotLoadedSaysSo();
    void manyDeadEndsAreFolded();
    void ofManyDeadEndsTheFirstSaysWhy();
    void theFirstRemedyIsInViewWhateverThereIsNotToTry();
    void whatARunShowedStandsOnTheCard();
    void variantsForOtherEnvironmentsAreOneClickAway();
    void wordsOfAMatchedLineAreNotSaidTwice();
    void anotherRecordEndsTheBuildingOfTheOneBefore();
    void jumpsLeadToWhatNotToTryAndToWhatToTry();
    void versionsOfThePasteAreHeldAgainstTheRecord();
    void aRecordWithNothingButItsNameIsShown();

private:
    std::unique_ptr<DetailPane> m_pane;
    std::shared_ptr<const Engine> m_engine;
};

void tst_DetailPane::init()
{
    m_pane = std::make_unique<DetailPane>();
    m_pane->resize(700, 500);
    m_engine = engineOf(example());
}

void tst_DetailPane::withoutARecordItSaysWhatItIsFor()
{
    m_pane->show();
    QVERIFY(shows(*m_pane, u"Choose a record"_s));
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(!shows(*m_pane, u"Choose a record"_s));
    m_pane->clear();
    QVERIFY(shows(*m_pane, u"Choose a record"_s));
    QVERIFY(!shows(*m_pane, u"float64"_s));
}

void tst_DetailPane::theSurestComesFirst()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    const QStringList all = texts(*m_pane);
    const auto at = [&all](const QString &text) { return all.indexOf(text); };
    QVERIFY(at(u"It only limits memory."_s) >= 0);
    QVERIFY(at(u"It only limits memory."_s) < at(u"Upgrade macOS"_s));
    QVERIFY(at(u"Upgrade macOS"_s) < at(u"Cast to float32"_s));
    QVERIFY(at(u"Cast to float32"_s) < at(u"Keep it on the CPU"_s));
    QCOMPARE(m_pane->findChildren<RateBar *>().size(), 4);
}

void tst_DetailPane::aDeadEndWithoutActionIsNamedByItsReason()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(texts(*m_pane).contains(u"It only limits memory."_s));
    QVERIFY(texts(*m_pane).contains(u"Types are another matter."_s));
    QVERIFY(!texts(*m_pane).contains(QString()));
}

void tst_DetailPane::markupInARecordIsShownAsText()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(texts(*m_pane).contains(u"<b>Before</b> moving."_s));
    for (const QLabel *label : m_pane->findChildren<QLabel *>()) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void tst_DetailPane::aJavascriptLinkIsNotALink()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    button(*m_pane, u"2 source"_s)->click();
    QVERIFY(shows(*m_pane, u"javascript:alert(1)"_s));
    QVERIFY(!button(*m_pane, u"javascript"_s));
}

void tst_DetailPane::linksAreAskedForNotOpened()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    const QSignalSpy asked(m_pane.get(), &DetailPane::linkRequested);
    button(*m_pane, u"stable/notes/mps.html"_s)->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().toUrl(), QUrl(u"https://pytorch.org/docs/stable/notes/mps.html"_s));
}

void tst_DetailPane::evidenceLeadsToThePaste()
{
    const Evidence pattern{Evidence::Kind::Pattern, 9, 1, 7, u"<b>float64"_s};
    const Evidence words{Evidence::Kind::Words, 4, 1, 7, u"MPS, framework"_s};
    m_pane->showRecord(m_engine, 0, {pattern, words});
    m_pane->finish();
    const QSignalSpy activated(m_pane.get(), &DetailPane::evidenceActivated);
    QVERIFY(button(*m_pane, u"Line 4 of the paste shares these words: MPS, framework"_s));
    button(*m_pane, u"Matched line 9 of the paste: “<b>float64”"_s)->click();
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().value<Evidence>(), pattern);
}

void tst_DetailPane::evidenceThatComesAgainIsSaidOnce()
{
    const auto at = [](Evidence::Kind kind, int line, const QString &text) { return Evidence{kind, line, 1, 7, text}; };
    m_pane->showRecord(m_engine, 0,
        {at(Evidence::Kind::Pattern, 9, u"error[E1]: float64"_s), at(Evidence::Kind::Pattern, 17, u"error[E1]: float64"_s),
            at(Evidence::Kind::Pattern, 30, u"another"_s), at(Evidence::Kind::Code, 9, u"E1"_s), at(Evidence::Kind::Code, 30, u"E1"_s)});
    m_pane->finish();
    QVERIFY(button(*m_pane, u"Matched line 9 and 1 more of the paste: “error[E1]: float64”"_s));
    QVERIFY(button(*m_pane, u"Matched line 30 of the paste: “another”"_s));
    QVERIFY(!button(*m_pane, u"Line 9 of the paste has the code"_s)); // what the pattern matched says it
    QVERIFY(button(*m_pane, u"Line 30 of the paste has the code “E1”"_s));
}

void tst_DetailPane::relatedRecordsAreOneClickAway()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    const QSignalSpy requested(m_pane.get(), &DetailPane::recordRequested);
    QVERIFY(shows(*m_pane, u"That one says memory."_s));
    button(*m_pane, u"MPS backend out of memory"_s)->click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), u"pytorch/other"_s);
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    QVERIFY(button(*m_pane, u"MPS 后端内存不足"_s));
}

void tst_DetailPane::aRelatedRecordMayBeShownAtOnce()
{
    connect(m_pane.get(), &DetailPane::recordRequested, this, [this](const QString &id) {
        m_pane->showRecord(m_engine, m_engine->catalog.indexOf(id), {}); // removes the button that is being clicked
        m_pane->finish();
    });
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QTest::mouseClick(button(*m_pane, u"MPS backend out of memory"_s), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(texts(*m_pane).contains(u"RuntimeError: MPS backend out of memory"_s));
    QVERIFY(!shows(*m_pane, u"Metal"_s));
}

void tst_DetailPane::aTargetThatIsNotLoadedSaysSo()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(!button(*m_pane, u"pytorch/not-loaded"_s));
    QVERIFY(texts(*m_pane).contains(u"pytorch/not-loaded not in this catalogue"_s));
}

void tst_DetailPane::manyDeadEndsAreFolded()
{
    Record record = example();
    const auto cards = [this] { return m_pane->findChildren<AttemptCard *>().size(); };
    record.deadEnds = QList<DeadEnd>(3, DeadEnd{.action = {u"In vain"_s, {}}});
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QCOMPARE(cards(), 3 + record.workarounds.size());
    record.deadEnds.append(record.deadEnds.first());
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QTRY_COMPARE(cards(), 2 + record.workarounds.size());
}

void tst_DetailPane::ofManyDeadEndsTheFirstSaysWhy()
{
    Record record = example();
    record.deadEnds.clear();
    for (const auto &name : {u"First"_s, u"Second"_s, u"Third"_s, u"Fourth"_s, u"Fifth"_s}) {
        record.deadEnds.append({.action = {name, {}}, .whyFails = {u"Because of %1. "_s.arg(name).repeated(10), {}}});
    }
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QVERIFY(shows(*m_pane, u"Because of First."_s));
    QVERIFY(shows(*m_pane, u"Second"_s));
    QVERIFY(!shows(*m_pane, u"Because of Second."_s));
    button(*m_pane, u"Why it fails"_s)->click();
    QTRY_VERIFY(shows(*m_pane, u"Because of Second."_s));
    QVERIFY(!button(*m_pane, u"Why it fails"_s));
    button(*m_pane, u"Show all 5"_s)->click();
    QVERIFY(shows(*m_pane, u"Because of Fifth."_s)); // who asks for all wants to read them
}

void tst_DetailPane::theFirstRemedyIsInViewWhateverThereIsNotToTry()
{
    Record record = example();
    record.deadEnds.clear();
    for (int i = 0; i < 5; ++i) {
        record.deadEnds.append({.action = {u"Set some variable"_s, {}}, .whyFails = {u"It has no say in it at all. "_s.repeated(6), {}}});
    }
    m_pane->resize(620, 720); // what a window of 1240x800 leaves
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {Evidence{Evidence::Kind::Pattern, 9, 1, 7, u"float64"_s}});
    m_pane->finish();
    QCoreApplication::processEvents();
    const auto labels = m_pane->findChildren<PlainLabel *>();
    const auto remedy = std::ranges::find(labels, record.workarounds.at(1).action.en, &PlainLabel::text);
    QVERIFY(remedy != labels.end());
    const auto *viewport = m_pane->findChild<RecordPage *>()->viewport();
    QVERIFY2((*remedy)->mapTo(m_pane.get(), QPoint(0, (*remedy)->height())).y() < viewport->height(),
        QByteArray::number((*remedy)->mapTo(m_pane.get(), QPoint()).y()));
}

void tst_DetailPane::whatARunShowedStandsOnTheCard()
{
    Record record = example();
    record.reproductions = {{.environment = u"Debian 12, Python 3.11.7"_s, .date = QDate::currentDate(),
        .deadEnds = {true}, .workarounds = {std::nullopt, true}}};
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QVERIFY(shows(*m_pane, u"Shown to fail on Debian 12, Python 3.11.7"_s));
    QVERIFY(shows(*m_pane, u"Shown to work on Debian 12, Python 3.11.7"_s));
}

void tst_DetailPane::variantsForOtherEnvironmentsAreOneClickAway()
{
    Record linux = example();
    linux.id = u"docker/no-space/linux"_s;
    Record macos = example();
    macos.id = u"docker/no-space/macos"_s;
    macos.signature.en = u"No space left on the virtual disk"_s;
    const auto engine = std::make_shared<const Engine>(LoadResult{.records = {linux, macos}});
    m_pane->showRecord(engine, 0, {});
    m_pane->finish();
    const QSignalSpy requested(m_pane.get(), &DetailPane::recordRequested);
    QVERIFY(shows(*m_pane, u"The same error elsewhere"_s));
    button(*m_pane, u"No space left on the virtual disk"_s)->click();
    QCOMPARE(requested.first().first().toString(), macos.id);
}

void tst_DetailPane::wordsOfAMatchedLineAreNotSaidTwice()
{
    m_pane->showRecord(m_engine, 0,
        {{Evidence::Kind::Pattern, 9, 1, 7, u"float64"_s}, {Evidence::Kind::Words, 9, 1, 7, u"MPS, framework"_s}});
    m_pane->finish();
    QVERIFY(button(*m_pane, u"Matched line 9"_s));
    QVERIFY(!button(*m_pane, u"shares these words"_s));
}

void tst_DetailPane::anotherRecordEndsTheBuildingOfTheOneBefore()
{
    Record record = example();
    record.workarounds.fill(record.workarounds.at(1), 20);
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->showRecord(m_engine, 1, {}); // the first one has hardly begun
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_pane->finish();
    QVERIFY(m_pane->findChildren<AttemptCard *>().isEmpty());
    QVERIFY(!m_pane->jumpToWorkarounds());
}

void tst_DetailPane::jumpsLeadToWhatNotToTryAndToWhatToTry()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(m_pane->jumpToWorkarounds());
    QCOMPARE(qobject_cast<QLabel *>(m_pane->focusWidget())->text(), u"Try"_s);
    const QWidget *next = m_pane->focusWidget()->nextInFocusChain();
    while ((next->focusPolicy() & Qt::TabFocus) == 0) {
        next = next->nextInFocusChain();
    }
    QVERIFY(m_pane->focusWidget()->parentWidget()->isAncestorOf(next)); // on from there, not from the start
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(qobject_cast<QScrollArea *>(m_pane->focusWidget())); // another record: the keyboard stays in the pane
    QVERIFY(m_pane->jumpToDeadEnds());
    QCOMPARE(qobject_cast<QLabel *>(m_pane->focusWidget())->text(), u"Don't try"_s);
    m_pane->showRecord(engineOf(Record{.id = u"bare"_s, .signature = {u"Bare"_s, {}}}), 0, {});
    m_pane->finish();
    QVERIFY(!m_pane->jumpToDeadEnds());
    QVERIFY(!m_pane->jumpToWorkarounds());
}

void tst_DetailPane::versionsOfThePasteAreHeldAgainstTheRecord()
{
    Record record = example();
    record.versions = {{.version = u"torch>=2.0"_s}, {.version = u"python<3.8"_s}};
    m_pane->setPaste(u"Python 3.11.4, torch 2.3.1"_s);
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QStringList texts;
    for (const auto *label : m_pane->findChildren<PlainLabel *>()) {
        texts.append(label->text());
    }
    QVERIFY2(texts.contains(u"torch>=2.0 the paste has 2.3.1: affected"_s), qPrintable(texts.join(u'\n')));
    QVERIFY(texts.contains(u"python<3.8 the paste has 3.11.4: not affected"_s));
}

void tst_DetailPane::aRecordWithNothingButItsNameIsShown()
{
    m_pane->showRecord(m_engine, 1, {});
    m_pane->finish();
    QVERIFY(shows(*m_pane, u"MPS backend out of memory"_s));
    QVERIFY(!shows(*m_pane, u"Don't try"_s));
    QVERIFY(m_pane->findChildren<AttemptCard *>().isEmpty());
}

QTEST_MAIN(tst_DetailPane)
#include "tst_detailpane.moc"
