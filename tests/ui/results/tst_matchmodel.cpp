// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"
#include "ui/results/matchmodel.h"
#include "ui/results/recordmodel.h"
#include "ui/services/language.h"

#include <QAbstractItemModelTester>
#include <QEvent>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::results;
using namespace wayout::services;

namespace {

Match matchOf(qsizetype record, Grade grade, int group = 1, const QList<Evidence> &evidence = {})
{
    return {.record = record, .grade = grade, .score = 0.5, .group = group, .evidence = evidence};
}

QStringList sections(const MatchModel &model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row) {
        result.append(model.index(row).data(SectionRole).toString());
    }
    return result;
}

} // namespace

class tst_MatchModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsTheRecordInTheLanguageThatIsRead();
    void saysWhyARecordWasFound_data();
    void saysWhyARecordWasFound();
    void wordsAreListedAsTheLanguageListsThem();
    void whatARecordIsAlsoForIsSaid();
    void relatedRecordsStandUnderAHeading();
    void relatedRecordsAloneNeedNoHeading();
    void severalErrorsStandUnderTheirLines();
    void anErrorThatNoRecordExplainsHasItsRow();
    void aHeadingBeginsWithTheMessage();
    void aRowCanBeSpoken();
    void aSwitchOfLanguageChangesEveryRow();

private:
    SmallCatalogue m_catalogue;
    std::shared_ptr<const Engine> m_engine;
};

void tst_MatchModel::initTestCase()
{
    m_engine = wayout::loading::loadEngine(m_catalogue.source());
    QCOMPARE(m_engine->catalog.size(), 4);
}

void tst_MatchModel::showsTheRecordInTheLanguageThatIsRead()
{
    MatchModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setAnswer(
        m_engine, {.grade = Grade::Match, .matches = {matchOf(0, Grade::Match), matchOf(3, Grade::Related)}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0).data(TitleRole).toString(), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(model.index(0).data(SecondTitleRole).toString(), QString());
    QCOMPARE(model.index(0).data(PositionRole).value<qsizetype>(), 0);
    QCOMPARE(model.index(0).data(DomainRole).toString(), u"pytorch"_s);
    model.setContentLanguage(ContentLanguage::Chinese);
    QCOMPARE(model.index(0).data(TitleRole).toString(), u"无法把 MPS 张量转换为 float64"_s);
    QCOMPARE(model.index(1).data(TitleRole).toString(), u"ModuleNotFoundError: No module named 'yaml'"_s);
    model.setContentLanguage(ContentLanguage::Both);
    QCOMPARE(model.index(0).data(TitleRole).toString(), u"无法把 MPS 张量转换为 float64"_s);
    QCOMPARE(model.index(0).data(SecondTitleRole).toString(), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(model.index(1).data(SecondTitleRole).toString(), QString());
    model.setAnswer(m_engine, {});
    QCOMPARE(model.rowCount(), 0);
}

void tst_MatchModel::saysWhyARecordWasFound_data()
{
    QTest::addColumn<QList<Evidence>>("evidence");
    QTest::addColumn<QString>("reason");
    const Evidence pattern{Evidence::Kind::Pattern, 9, 12, 20, u"Cannot convert"_s};
    const Evidence words{Evidence::Kind::Words, 3, 1, 0, u"MPS, framework"_s};
    const Evidence code{Evidence::Kind::Code, 4, 7, 5, u"E0308"_s};
    QTest::newRow("nothing to say") << QList<Evidence>() << QString();
    QTest::newRow("its pattern") << QList{pattern} << u"line 9, exact message"_s;
    QTest::newRow("words") << QList{words} << u"shares “MPS, framework”"_s;
    const Evidence manyWords{Evidence::Kind::Words, 3, 1, 0, u"MPS, framework, dtype, tensor"_s};
    QTest::newRow("of many words the first three") << QList{manyWords} << u"shares “MPS, framework, dtype”"_s;
    QTest::newRow("a code") << QList{code} << u"code E0308, line 4"_s;
    QTest::newRow("the strongest counts") << QList{pattern, words} << u"line 9, exact message"_s;
}

void tst_MatchModel::saysWhyARecordWasFound()
{
    QFETCH(QList<Evidence>, evidence);
    MatchModel model;
    model.setAnswer(m_engine, {.matches = {matchOf(0, Grade::Match, 1, evidence)}});
    QTEST(model.index(0).data(ReasonRole).toString(), "reason");
    QCOMPARE(model.index(0).data(EvidenceRole).value<QList<Evidence>>(), evidence);
}

void tst_MatchModel::wordsAreListedAsTheLanguageListsThem()
{
    Translation translation;
    translation.use(QLocale::Chinese);
    MatchModel model;
    const Evidence words{Evidence::Kind::Words, 3, 1, 0, u"未定义的引用, sqrt, main, text"_s};
    model.setAnswer(m_engine, {.matches = {matchOf(0, Grade::Match, 1, {words})}});
    QVERIFY(model.index(0).data(ReasonRole).toString().contains(u"未定义的引用、sqrt、main"_s));
    translation.use(QLocale::English);
}

void tst_MatchModel::whatARecordIsAlsoForIsSaid()
{
    MatchModel model;
    Match match = matchOf(0, Grade::Match);
    const QString reason = [&] {
        model.setAnswer(m_engine, {.grade = Grade::Match, .matches = {match}});
        return model.index(0).data(ReasonRole).toString();
    }();
    match.variants = {1, 3};
    model.setAnswer(m_engine, {.grade = Grade::Match, .matches = {match}});
    const QString other =
        m_engine->catalog.at(1).id.section(u'/', -1) + u", "_s + m_engine->catalog.at(3).id.section(u'/', -1);
    const QString expected = u"also for: "_s + other;
    QCOMPARE(model.index(0).data(ReasonRole).toString(), reason.isEmpty() ? expected : reason + u" · "_s + expected);
}

void tst_MatchModel::relatedRecordsStandUnderAHeading()
{
    MatchModel model;
    model.setAnswer(
        m_engine, {.matches = {matchOf(0, Grade::Match), matchOf(1, Grade::Related), matchOf(3, Grade::Related)}});
    QCOMPARE(sections(model), QStringList({QString(), u"Similar, probably not yours"_s, QString()}));
}

void tst_MatchModel::relatedRecordsAloneNeedNoHeading()
{
    MatchModel model;
    model.setAnswer(m_engine, {.matches = {matchOf(1, Grade::Related), matchOf(3, Grade::Related)}});
    QCOMPARE(sections(model), QStringList({QString(), QString()}));
}

void tst_MatchModel::severalErrorsStandUnderTheirLines()
{
    MatchModel model;
    Answer answer{.matches = {matchOf(2, Grade::Match, 2), matchOf(0, Grade::Match, 1), matchOf(3, Grade::Match, 2),
                      matchOf(1, Grade::Related, 1)}};
    answer.errors = {
        {.group = 1, .line = 5, .text = u"TypeError: x"_s}, {.group = 2, .line = 9, .text = u"denied"_s, .count = 312}};
    model.setAnswer(m_engine, answer);
    QCOMPARE(sections(model),
        QStringList(
            {u"Line 5: TypeError: x"_s, u"Line 9, ×312: denied"_s, QString(), u"Similar, probably not yours"_s}));
    QCOMPARE(model.index(1).data(PositionRole).value<qsizetype>(), 2);
    QCOMPARE(model.index(2).data(PositionRole).value<qsizetype>(), 3);
}

void tst_MatchModel::anErrorThatNoRecordExplainsHasItsRow()
{
    MatchModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QList<ErrorGroup> errors{{.group = 1, .line = 9, .text = u"known"_s},
        {.group = 2, .line = 4, .text = u"frob.FluxError: FLX-4471"_s, .count = 3},
        {.group = 3, .line = 7, .text = u"another"_s}};
    model.setAnswer(m_engine,
        {.grade = Grade::Match,
            .matches = {matchOf(0, Grade::Match, 1), matchOf(3, Grade::Related, 2)},
            .errors = errors});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(0).data(TitleRole).toString(), u"frob.FluxError: FLX-4471"_s);
    QCOMPARE(model.index(0).data(ReasonRole).toString(), u"line 4, ×3, no record explains it"_s);
    QCOMPARE(model.index(0).data(PositionRole).value<qsizetype>(), -1);
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"FLX-4471"_s));
    QCOMPARE(model.index(1).data(GroupRole).toInt(), 3);
    QCOMPARE(
        sections(model), (QStringList{QString(), QString(), u"Line 9: known"_s, u"Similar, probably not yours"_s}));
    // Where nothing is explained, the pane says so, and no row does.
    model.setAnswer(m_engine, {.grade = Grade::Related, .matches = {matchOf(3, Grade::Related, 2)}, .errors = errors});
    QCOMPARE(model.rowCount(), 1);
}

void tst_MatchModel::aHeadingBeginsWithTheMessage()
{
    MatchModel model;
    Answer answer{.matches = {matchOf(0, Grade::Match, 1), matchOf(2, Grade::Match, 2)}};
    answer.errors = {{.group = 1, .line = 5, .text = u"[ERROR] Failed to execute goal: Compilation failure"_s},
        {.group = 2, .line = 9, .text = u"ERROR [main] c.s.Cart - denied"_s, .count = 3}};
    model.setAnswer(m_engine, answer);
    QCOMPARE(sections(model),
        QStringList({u"Line 5: Failed to execute goal: Compilation failure"_s, u"Line 9, ×3: denied"_s}));
}

void tst_MatchModel::aRowCanBeSpoken()
{
    MatchModel model;
    model.setAnswer(m_engine,
        {.matches = {
             matchOf(0, Grade::Match, 1, {{Evidence::Kind::Pattern, 9, 1, 5, u"x"_s}}), matchOf(3, Grade::Related)}});
    QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(),
        u"Cannot convert a MPS Tensor to float64 dtype, PyTorch, line 9, exact message"_s);
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().startsWith(u"Similar, probably not yours, "_s));
}

void tst_MatchModel::aSwitchOfLanguageChangesEveryRow()
{
    MatchModel model;
    model.setAnswer(m_engine, {.matches = {matchOf(0, Grade::Match), matchOf(1, Grade::Related)}});
    QSignalSpy changed(&model, &MatchModel::dataChanged);
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&model, &event);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex().row(), 0);
    QCOMPARE(changed.first().at(1).toModelIndex().row(), 1);
}

QTEST_GUILESS_MAIN(tst_MatchModel)
#include "tst_matchmodel.moc"
