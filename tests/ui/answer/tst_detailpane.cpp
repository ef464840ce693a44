// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/attemptrow.h"
#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/answer/ratebar.h"
#include "ui/answer/recordpage.h"
#include "ui/answer/sections.h"

#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/answer/examplerecord.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::match;
using namespace wayout::theme;

namespace {

QWidget *labelOrButton(const QWidget &pane, const QString &text)
{
    for (PlainLabel *label : pane.findChildren<PlainLabel *>()) {
        if (label->text().contains(text) && label->isVisibleTo(&pane)) {
            return label;
        }
    }
    return button(pane, text);
}

} // namespace

class tst_DetailPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void withoutARecordItSaysWhatItIsFor();
    void theFixComesFirstThenOtherWaysThenWhatNotToDo();
    void theBodyOfARowIsMadeWhenItIsOpened();
    void aClickAnywhereInARowOpensIt();
    void aDeadEndIsOneLineUnlessItDestroysSomething();
    void aDeadEndWithoutActionIsNamedByItsReason();
    void markupInARecordIsShownAsText();
    void aJavascriptLinkIsNotALink();
    void linksAreAskedForNotOpened();
    void evidenceLeadsToThePaste();
    void evidenceThatComesAgainIsSaidOnce();
    void relatedRecordsAreOneClickAway();
    void aRelatedRecordMayBeShownAtOnce();
    void aTargetThatIsNotLoadedSaysSo();
    void whatARunShowedStandsWithTheAttempt();
    void variantsForOtherEnvironmentsAreOneClickAway();
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

void tst_DetailPane::theFixComesFirstThenOtherWaysThenWhatNotToDo()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    const auto *page = m_pane->findChild<RecordPage *>()->widget();
    QList<int> places;
    for (const auto &text : {u"Metal has no 64-bit float."_s, u"Do this"_s, u"Cast to float32"_s,
             u"If that does not fit"_s, u"Keep it on the CPU"_s, u"Do not"_s, u"Upgrade macOS"_s}) {
        const QWidget *label = labelOrButton(*m_pane, text);
        QVERIFY2(label, qPrintable(text));
        places.append(label->mapTo(page, QPoint()).y());
    }
    QVERIFY(std::ranges::is_sorted(places));
}

void tst_DetailPane::theBodyOfARowIsMadeWhenItIsOpened()
{
    Record record = example();
    record.workarounds[1].code = u"# why\nmodel.cpu()\nmore()"_s;
    record.workarounds[1].how = {u"Slowly."_s, {}};
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QCOMPARE(m_pane->findChildren<CodeView *>().size(), 1);
    QVERIFY(shows(*m_pane, u"model.cpu()"_s));
    QVERIFY(!shows(*m_pane, u"Slowly."_s));
    TextButton *title = button(*m_pane, u"Keep it on the CPU"_s);
    QCOMPARE(title->isExpanded(), false);
    title->click();
    QCOMPARE(title->isExpanded(), true);
    QCOMPARE(m_pane->findChildren<CodeView *>().size(), 2);
    QVERIFY(shows(*m_pane, u"Slowly."_s));
    title->click();
    QVERIFY(!shows(*m_pane, u"Slowly."_s));
}

void tst_DetailPane::aClickAnywhereInARowOpensIt()
{
    m_pane->resize(900, 700);
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    auto *row = m_pane->findChild<AttemptRow *>();
    QTest::mouseClick(row, Qt::LeftButton, {}, {row->width() - 4, row->height() / 2});
    QCOMPARE(row->findChild<TextButton *>()->isExpanded(), true);
}

void tst_DetailPane::aDeadEndIsOneLineUnlessItDestroysSomething()
{
    Record record = example();
    const QString why = u"Because it has no say in it at all. "_s.repeated(8);
    record.deadEnds = {DeadEnd{.action = {u"Set a variable"_s, {}}, .whyFails = {why, {}}},
        DeadEnd{.action = {u"git push --force"_s, {}}, .whyFails = {why, {}}}};
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    TextButton *harmless = button(*m_pane, u"Set a variable"_s);
    TextButton *harmful = button(*m_pane, u"git push --force"_s);
    const int line = 2 * QFontMetrics(harmless->font()).height();
    QVERIFY2(harmless->height() < line, QByteArray::number(harmless->height()));
    QVERIFY(harmful->height() > line);
    harmless->click();
    QTRY_VERIFY(harmless->height() > line);
}

void tst_DetailPane::aDeadEndWithoutActionIsNamedByItsReason()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(button(*m_pane, u"It only limits memory. — Types are another matter."_s));
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
    m_pane->showRecord(m_engine, 0, {words, pattern});
    m_pane->finish();
    const QSignalSpy activated(m_pane.get(), &DetailPane::evidenceActivated);
    TextButton *link = button(*m_pane, u"matches your line 9"_s);
    QVERIFY(link->accessibleDescription().contains(u"Line 4 of the paste shares these words: MPS, framework"_s));
    QVERIFY(link->accessibleDescription().contains(u"Matched line 9 of the paste: “<b>float64”"_s));
    link->click();
    link->click(); // the second click leads to the next one
    link->click();
    QCOMPARE(activated.size(), 3);
    QCOMPARE(activated.at(0).first().value<Evidence>(), pattern);
    QCOMPARE(activated.at(1).first().value<Evidence>(), words);
    QCOMPARE(activated.at(2).first().value<Evidence>(), pattern);
}

void tst_DetailPane::evidenceThatComesAgainIsSaidOnce()
{
    const auto at = [](Evidence::Kind kind, int line, const QString &text) { return Evidence{kind, line, 1, 7, text}; };
    m_pane->showRecord(m_engine, 0,
        {at(Evidence::Kind::Pattern, 9, u"error[E1]: float64"_s),
            at(Evidence::Kind::Pattern, 17, u"error[E1]: float64"_s), at(Evidence::Kind::Pattern, 30, u"another"_s),
            at(Evidence::Kind::Code, 9, u"E1"_s), at(Evidence::Kind::Code, 30, u"E1"_s)});
    m_pane->finish();
    TextButton *link = button(*m_pane, u"matches your line 9 and 2 more"_s);
    QVERIFY(link);
    QCOMPARE(link->accessibleDescription(),
        u"Matched line 9 and 1 more of the paste: “error[E1]: float64”\nMatched line 30 of the paste: “another”\n"
        "Line 30 of the paste has the code “E1”"_s);
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

void tst_DetailPane::whatARunShowedStandsWithTheAttempt()
{
    Record record = example();
    record.reproductions = {{.environment = u"Debian 12, Python 3.11.7"_s,
        .date = QDate::currentDate(),
        .deadEnds = {true},
        .workarounds = {std::nullopt, true}}};
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QVERIFY(texts(*m_pane).contains(u"failed when tested"_s));
    QVERIFY(texts(*m_pane).contains(u"tested on Debian 12, Python 3.11"_s));
}

void tst_DetailPane::variantsForOtherEnvironmentsAreOneClickAway()
{
    Record linux = example();
    linux.id = u"docker/no-space/linux"_s;
    Record macos = example();
    macos.id = u"docker/no-space/macos"_s;
    macos.signature.en = u"No space left on the virtual disk"_s;
    const auto engine = compiledEngine(LoadResult{.records = {linux, macos}});
    m_pane->showRecord(engine, 0, {});
    m_pane->finish();
    const QSignalSpy requested(m_pane.get(), &DetailPane::recordRequested);
    QVERIFY(shows(*m_pane, u"The same error elsewhere"_s));
    button(*m_pane, u"No space left on the virtual disk"_s)->click();
    QCOMPARE(requested.first().first().toString(), macos.id);
}

void tst_DetailPane::anotherRecordEndsTheBuildingOfTheOneBefore()
{
    Record record = example();
    record.workarounds.fill(record.workarounds.at(0), 20);
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->showRecord(m_engine, 1, {}); // the first one has hardly begun
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_pane->finish();
    QVERIFY(m_pane->findChildren<AttemptRow *>().isEmpty());
    QVERIFY(!m_pane->jumpToWorkarounds());
}

void tst_DetailPane::jumpsLeadToWhatNotToTryAndToWhatToTry()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(m_pane->jumpToWorkarounds());
    QCOMPARE(qobject_cast<QLabel *>(m_pane->focusWidget())->text(), u"Do this"_s);
    const QWidget *next = m_pane->focusWidget()->nextInFocusChain();
    while ((next->focusPolicy() & Qt::TabFocus) == 0) {
        next = next->nextInFocusChain();
    }
    QVERIFY(m_pane->focusWidget()->parentWidget()->isAncestorOf(next)); // on from there, not from the start
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(qobject_cast<QScrollArea *>(m_pane->focusWidget())); // another record: the keyboard stays in the pane
    QVERIFY(m_pane->jumpToDeadEnds());
    QCOMPARE(qobject_cast<QLabel *>(m_pane->focusWidget())->text(), u"Do not"_s);
    m_pane->showRecord(engineOf(Record{.id = u"bare"_s, .signature = {u"Bare"_s, {}}}), 0, {});
    m_pane->finish();
    QVERIFY(!m_pane->jumpToDeadEnds());
    QVERIFY(!m_pane->jumpToWorkarounds());
}

void tst_DetailPane::versionsOfThePasteAreHeldAgainstTheRecord()
{
    Record record = example();
    record.versions = {{.version = u"torch>=2.0"_s}, {.version = u"python<3.8"_s}};
    m_pane->setFacts({{record.id, factsOf(record, {.text = u"Python 3.11.4, torch 2.3.1"_s})}});
    QStringList texts;
    const auto show = [&](const QList<Evidence> &evidence) {
        m_pane->showRecord(engineOf(record), 0, evidence);
        m_pane->finish();
        texts.clear();
        for (const auto *label : m_pane->findChildren<PlainLabel *>()) {
            texts.append(label->text());
        }
    };
    show({{.line = 1}});
    QVERIFY2(texts.contains(u"torch>=2.0 the paste has 2.3.1: affected"_s), qPrintable(texts.join(u'\n')));
    QVERIFY(texts.contains(u"python<3.8 the paste has 3.11.4: not affected"_s));
    show({}); // the record does not explain the text
    QVERIFY(texts.contains(u"torch>=2.0"_s));
}

void tst_DetailPane::aRecordWithNothingButItsNameIsShown()
{
    m_pane->showRecord(m_engine, 1, {});
    m_pane->finish();
    QVERIFY(shows(*m_pane, u"MPS backend out of memory"_s));
    QVERIFY(!shows(*m_pane, u"Do not"_s));
    QVERIFY(m_pane->findChildren<AttemptRow *>().isEmpty());
}

QTEST_MAIN(tst_DetailPane)
#include "tst_detailpane.moc"
