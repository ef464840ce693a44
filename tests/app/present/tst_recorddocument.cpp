// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/occasion.h"
#include "app/present/recordmarkdown.h"
#include "app/present/recordtext.h"
#include "app/present/terminalwriter.h"

#include <QTest>

#include <array>

#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::present;
using namespace wayout::storage;

namespace {

using Form = RecordDocument::Form;
using Kind = DocumentBlock::Kind;

constexpr std::array forms{Form::Window, Form::Print, Form::Markdown, Form::Terminal};

Record someRecord()
{
    Record record;
    record.id = u"git/some"_s;
    record.signature = {u"error: some"_s, u"错误：某"_s};
    record.rootCause = {u"A cause."_s, {}};
    record.deadEnds = {DeadEnd{.action = {u"Restart"_s, {}}, .whyFails = {u"It stays."_s, {}}},
        DeadEnd{.whyFails = {u"It only hides it. The cause stays."_s, {}}, .failRate = 0.9}};
    record.workarounds = {Workaround{.how = {u"Ask. Twice."_s, {}}, .code = u"true"_s}};
    return record;
}

QList<Kind> kinds(const RecordDocument &document)
{
    QList<Kind> kinds;
    for (const DocumentBlock &block : document.blocks()) {
        kinds.append(block.kind);
    }
    return kinds;
}

QStringList texts(const RecordDocument &document, Kind kind)
{
    QStringList texts;
    for (const DocumentBlock &block : document.blocks()) {
        if (block.kind == kind) {
            texts.append(block.text());
        }
    }
    return texts;
}

} // namespace

class tst_RecordDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksStandInTheOrderOfTheForm();
    void whatHasNothingIsLeftOut();
    void aHeadingIsThereForTheSectionsInsideIt();
    void attemptsComeInTheAuthorsOrder();
    void theFirstWorkaroundIsTheFixAndTheOthersFollow();
    void onlyCountsOfEnoughPeopleAndEstimatesAreRates();
    void aRunNamesItsVersionsAsPeopleDo();
    void aCheckIsNeverTheFix();
    void valuesOfThePasteFillTheCode();
    void whatCameOfItIsInEveryForm();
    void aReasonStandsInForATitle();
    void aMissingLanguageIsMarked();
    void bothLanguagesAreOneBlock();
    void aLabelIsApartFromItsText();
    void anotherRecordIsLookedUpWhereThereIsACatalogue();
};

void tst_RecordDocument::blocksStandInTheOrderOfTheForm()
{
    const Record record = someRecord();
    const RecordDocument document(record, ContentLanguage::English, Form::Markdown);
    const QList<Kind> expected{Kind::Title, Kind::Text, Kind::Heading, Kind::EntryTitle, Kind::Code, Kind::Aside,
        Kind::Heading, Kind::EntryTitle, Kind::Text, Kind::Aside, Kind::EntryTitle, Kind::Rate, Kind::Aside};
    QCOMPARE(kinds(document), expected);
    QCOMPARE(texts(document, Kind::Heading), (QStringList{u"Do this"_s, u"Do not"_s}));
}

void tst_RecordDocument::whatHasNothingIsLeftOut()
{
    const Record record{.id = u"a/b"_s, .signature = {u"x"_s, {}}};
    QCOMPARE(kinds(RecordDocument(record, ContentLanguage::English, Form::Markdown)), QList{Kind::Title});
    QCOMPARE(
        RecordDocument(record, ContentLanguage::English, Form::Window).sections().size(), 3); // head, evidence, names
    QCOMPARE(texts(RecordDocument(record, ContentLanguage::English, Form::Terminal), Kind::Heading),
        QStringList{u"Evidence"_s});
}

void tst_RecordDocument::aHeadingIsThereForTheSectionsInsideIt()
{
    Record record{.id = u"a/b"_s, .signature = {u"x"_s, {}}};
    record.osSpecific = {{u"linux"_s, u"apt"_s}};
    const RecordDocument document(record, ContentLanguage::English, Form::Window);
    QCOMPARE(texts(document, Kind::Heading), (QStringList{u"Versions and systems"_s, u"Evidence"_s}));
}

void tst_RecordDocument::attemptsComeInTheAuthorsOrder()
{
    const Record record = someRecord();
    QCOMPARE(RecordDocument(record, ContentLanguage::English, Form::Print).entries(RecordPart::DeadEnds),
        (QList<qsizetype>{0, 1}));
}

void tst_RecordDocument::theFirstWorkaroundIsTheFixAndTheOthersFollow()
{
    Record record = someRecord();
    const auto entries = [&record](RecordPart section) {
        return RecordDocument(record, ContentLanguage::English, Form::Window).entries(section);
    };
    QCOMPARE(entries(RecordPart::Fix), QList<qsizetype>{0});
    QVERIFY(entries(RecordPart::OtherWays).isEmpty());
    record.workarounds.append({Workaround{.action = {u"Wait"_s, {}}}, Workaround{.action = {u"Leave"_s, {}}}});
    QCOMPARE(entries(RecordPart::Fix), QList<qsizetype>{0});
    QCOMPARE(entries(RecordPart::OtherWays), (QList<qsizetype>{1, 2}));
    record.workarounds.clear();
    QVERIFY(entries(RecordPart::Fix).isEmpty());
}

void tst_RecordDocument::aRunNamesItsVersionsAsPeopleDo()
{
    Record record = someRecord();
    record.reproductions = {
        Reproduction{.environment = u"Debian 12, git version 2.39.5"_s, .date = {2026, 11, 21}, .error = true}};
    const RecordDocument document(record, ContentLanguage::English, Form::Window);
    QCOMPARE(document.block(RecordPart::Runs, {}, 0).spans.last().text, u"Debian 12, git 2.39"_s);
}

void tst_RecordDocument::aCheckIsNeverTheFix()
{
    Record record = someRecord();
    record.workarounds.prepend(Workaround{.action = {u"Look"_s, {}}, .step = u"check"_s});
    const RecordDocument document(record, ContentLanguage::English, Form::Window);
    QCOMPARE(document.entries(RecordPart::Fix), QList<qsizetype>{1});
    QCOMPARE(document.entries(RecordPart::FirstLooks), QList<qsizetype>{0});
    QVERIFY(document.entries(RecordPart::OtherWays).isEmpty());
}

void tst_RecordDocument::valuesOfThePasteFillTheCode()
{
    Record record = someRecord();
    record.regex = u"branch (?P<branch>\\S+)"_s;
    record.captures = {Capture{.name = u"branch"_s, .regex = {}, .kind = u"ref"_s, .map = {}}};
    record.workarounds[0].code = u"git push origin <branch>"_s;
    RecordDocument document(record, ContentLanguage::English, Form::Window);
    QCOMPARE(document.block(RecordPart::Fix, {RecordPart::Code}, 0).code, u"git push origin <branch>"_s);
    const QString paste = u"fatal\nbranch topic is behind"_s;
    document.setOccasion(occasionFor(record, factsOf(record, {.text = paste, .line = 2})));
    const DocumentBlock code = document.block(RecordPart::Fix, {RecordPart::Code}, 0);
    QCOMPARE(code.code, u"git push origin topic"_s);
    QCOMPARE(code.filled, (QList<FilledPlace>{{16, 5, 2}}));
    document.setOccasion(occasionFor(record)); // a record that does not explain the text
    QVERIFY(document.block(RecordPart::Fix, {RecordPart::Code}, 0).filled.isEmpty());
}

void tst_RecordDocument::whatCameOfItIsInEveryForm()
{
    Record record = someRecord();
    record.workarounds.append(Workaround{.action = {u"Wait"_s, {}}});
    const QDateTime day(QDate(2024, 11, 14), QTime(12, 0));
    OwnRecord own{.recordId = record.id};
    own.results[AttemptKey::ofWorkaround(record, 1).entry] = {.worked = 1, .last = day};
    own.results[AttemptKey::ofDeadEnd(record, 0).entry] = {.didNotWork = 1, .last = day};
    TeamCounts team{.recordId = record.id};
    team.entries[AttemptKey::ofWorkaround(record, 0).entry] = {.worked = 3, .didNotWork = 1, .people = 2};
    const Occasion occasion = occasionFor(record, {}, own, team);
    for (const Form form : forms) {
        const RecordDocument document(record, ContentLanguage::English, form, {.occasion = occasion});
        QCOMPARE(document.entries(RecordPart::Fix), QList<qsizetype>{1}); // it worked for the user
        QCOMPARE(
            document.block(RecordPart::Fix, {RecordPart::KnownFrom}, 1).text(), u"worked for you on 14 Nov 2024"_s);
        QStringList words;
        for (const DocumentBlock &block : document.blocks()) {
            words.append(block.text());
        }
        QVERIFY2(words.contains(u"worked for you on 14 Nov 2024"_s), qPrintable(words.join(u'\n')));
        QVERIFY(words.contains(u"did not work for you on 14 Nov 2024"_s));
        QVERIFY(words.filter(u"your team: worked for 3 of 4, noted by 2"_s).size() == 1);
    }
}

void tst_RecordDocument::onlyCountsOfEnoughPeopleAndEstimatesAreRates()
{
    Record record = someRecord();
    const RecordDocument document(record, ContentLanguage::English, Form::Window);
    const auto rate = [&document] { return document.block(RecordPart::Fix, {RecordPart::Rate}, 0); };
    QVERIFY(rate().isEmpty());
    record.reproductions = {Reproduction{.environment = u"Debian 12"_s, .workarounds = {true}}};
    QVERIFY(rate().isEmpty());
    QCOMPARE(document.block(RecordPart::Fix, {RecordPart::KnownFrom}, 0).text(), u"tested on Debian 12"_s);
    record.reproductions.clear();
    const auto reported = [&record](int worked, int failed) {
        record.workarounds[0].reports.clear();
        for (int i = 0; i < worked + failed; ++i) {
            record.workarounds[0].reports.append({.url = u"https://example.org/%1"_s.arg(i),
                .outcome = i < worked ? u"worked"_s : u"failed"_s,
                .date = {2026, 1, 1}});
        }
    };
    reported(3, 1);
    QVERIFY(rate().isEmpty());
    QCOMPARE(document.block(RecordPart::Fix, {RecordPart::KnownFrom}, 0).text(),
        u"worked for three of four people who tried"_s);
    reported(4, 1);
    QCOMPARE(rate().rate.basis, Rate::Basis::Count);
    QVERIFY(document.block(RecordPart::Fix, {RecordPart::KnownFrom}, 0).text().isEmpty()); // the rate says it
    QCOMPARE(rate().rate.successes, 4);
    reported(0, 0);
    record.workarounds[0].successRate = 0.9;
    QCOMPARE(rate().rate.basis, Rate::Basis::Estimate);
}

void tst_RecordDocument::aReasonStandsInForATitle()
{
    const Record record = someRecord();
    const RecordDocument window(record, ContentLanguage::English, Form::Window);
    QCOMPARE(window.block(RecordPart::DeadEnds, {RecordPart::Action}, 1).text(), u"It only hides it."_s);
    QCOMPARE(window.block(RecordPart::DeadEnds, {RecordPart::Reason}, 1).text(), u"The cause stays."_s);
    QCOMPARE(window.block(RecordPart::Fix, {RecordPart::Action}, 0).text(), u"Ask. Twice."_s);
    QVERIFY(window.block(RecordPart::Fix, {RecordPart::Reason}, 0).isEmpty());
    const RecordDocument terminal(record, ContentLanguage::English, Form::Terminal);
    QCOMPARE(
        terminal.block(RecordPart::DeadEnds, {RecordPart::Action}, 1).text(), u"It only hides it. The cause stays."_s);
    QVERIFY(terminal.block(RecordPart::DeadEnds, {RecordPart::Reason}, 1).isEmpty());
}

void tst_RecordDocument::aMissingLanguageIsMarked()
{
    const Record record = someRecord();
    const RecordDocument document(record, ContentLanguage::Chinese, Form::Window);
    const DocumentBlock cause = document.block(RecordPart::Cause, {RecordPart::Cause}, 0);
    QCOMPARE(cause.text(), u"A cause."_s);
    QCOMPARE(cause.spans.first().fallback, ShownText::Fallback::EnglishOnly);
    const DocumentBlock title = document.block(RecordPart::Head, {RecordPart::Title}, 0);
    QCOMPARE(title.spans.first().fallback, ShownText::Fallback::None);
}

void tst_RecordDocument::bothLanguagesAreOneBlock()
{
    const Record record = someRecord();
    const RecordDocument document(record, ContentLanguage::Both, Form::Window);
    const DocumentBlock title = document.block(RecordPart::Head, {RecordPart::Title}, 0);
    QCOMPARE(title.text(), u"错误：某"_s);
    QCOMPARE(title.otherText(), u"error: some"_s);
}

void tst_RecordDocument::aLabelIsApartFromItsText()
{
    Record record = someRecord();
    record.deadEnds[0].condition = {u"on %1"_s, {}};
    const RecordDocument document(record, ContentLanguage::English, Form::Terminal);
    const DocumentBlock condition =
        document.block(RecordPart::DeadEnds, {RecordPart::Condition, "When it fails: %1"}, 0);
    QCOMPARE(condition.spans.first().style, TextSpan::Style::Label);
    QCOMPARE(condition.text(), u"on %1"_s);
    QCOMPARE(condition.labelled(&TextSpan::text), u"When it fails: on %1"_s);
}

void tst_RecordDocument::anotherRecordIsLookedUpWhereThereIsACatalogue()
{
    Record record = someRecord();
    record.confusedWith = {Transition{.recordId = u"git/other"_s}, Transition{.recordId = u"git/none"_s}};
    const Record other{.id = u"git/other"_s, .signature = {u"Other"_s, {}}};
    const Catalog catalog = catalogOf({record, other});
    const RecordDocument document(record, ContentLanguage::English, Form::Window, {.catalog = &catalog});
    const DocumentBlock found = document.block(RecordPart::ConfusedWith, {RecordPart::Target}, 0);
    QVERIFY(found.isLoaded);
    QCOMPARE(found.text(), u"Other"_s);
    const DocumentBlock missing = document.block(RecordPart::ConfusedWith, {RecordPart::Target}, 1);
    QVERIFY(!missing.isLoaded);
    QCOMPARE(missing.text(), u"git/none"_s);
}

QTEST_GUILESS_MAIN(tst_RecordDocument)
#include "tst_recorddocument.moc"
