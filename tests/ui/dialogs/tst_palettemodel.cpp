// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"
#include "ui/dialogs/commandpalette.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::match;

class tst_PaletteModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void actionsComeFirstWithTheirKeys();
    void whatIsOffIsNotOffered();
    void allWordsHaveToBeThere();
    void anActionIsFoundByItsEnglishNameToo();
    void whatIsCalledJustThatComesFirst();
    void recordsAreFoundInBothLanguages();
    void enterChoosesAndTheArrowsMove();

private:
    QStringList texts(PaletteModel &model) const;

    std::shared_ptr<const Engine> m_engine;
    QAction m_paste{u"粘贴(&P)"_s};
    QAction m_open{u"&Open log…"_s};
    QAction m_off{u"Open nothing"_s};
};

void tst_PaletteModel::initTestCase()
{
    const SmallCatalogue catalogue;
    m_engine = wayout::loading::loadEngine(catalogue.source());
    m_open.setShortcut(Qt::CTRL | Qt::Key_O);
    m_off.setEnabled(false);
}

QStringList tst_PaletteModel::texts(PaletteModel &model) const
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row) {
        result.append(model.index(row).data().toString());
    }
    return result;
}

void tst_PaletteModel::actionsComeFirstWithTheirKeys()
{
    PaletteModel model({&m_paste, &m_open, &m_off}, &m_engine->catalog, ContentLanguage::English);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.index(0).data().toString(), u"粘贴"_s);
    QCOMPARE(model.index(1).data().toString(), u"Open log"_s);
    QCOMPARE(model.index(1).data(PaletteModel::KeysRole).toString(), u"Ctrl+O"_s);
    model.setWords(u"open"_s);
    QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"Open log, Ctrl+O"_s);
}

void tst_PaletteModel::whatIsOffIsNotOffered()
{
    PaletteModel model({&m_open, &m_off}, nullptr, ContentLanguage::English);
    QCOMPARE(texts(model), QStringList{u"Open log"_s});
}

void tst_PaletteModel::allWordsHaveToBeThere()
{
    PaletteModel model({&m_open}, nullptr, ContentLanguage::English);
    model.setWords(u"LOG op"_s);
    QCOMPARE(model.rowCount(), 1);
    model.setWords(u"log paste"_s);
    QCOMPARE(model.rowCount(), 0);
}

void tst_PaletteModel::anActionIsFoundByItsEnglishNameToo()
{
    QAction mode(u"隐私模式"_s);
    mode.setObjectName(u"private-mode"_s);
    PaletteModel model({&m_paste, &mode}, nullptr, ContentLanguage::Chinese);
    QCOMPARE(texts(model), (QStringList{u"粘贴"_s, u"隐私模式"_s}));
    for (const QString &words : {u"private m"_s, u"隐私"_s, u"隐私 mode"_s}) {
        model.setWords(words);
        QCOMPARE(texts(model), QStringList{u"隐私模式"_s});
    }
}

void tst_PaletteModel::whatIsCalledJustThatComesFirst()
{
    QAction reprivacy(u"关于隐私"_s);
    QAction mode(u"隐私模式(&P)"_s);
    QAction privacy(u"隐私…"_s);
    QAction within(u"Reopen"_s);
    QAction wordStart(u"Save and &open"_s);
    QAction start(u"Open log"_s);
    QAction same(u"&Open…"_s);
    PaletteModel model(
        {&reprivacy, &mode, &privacy, &within, &wordStart, &start, &same}, nullptr, ContentLanguage::English);
    model.setWords(u"隐私"_s);
    QCOMPARE(texts(model), (QStringList{u"隐私"_s, u"隐私模式"_s, u"关于隐私"_s}));
    model.setWords(u" open"_s);
    QCOMPARE(texts(model), (QStringList{u"Open"_s, u"Open log"_s, u"Save and open"_s, u"Reopen"_s}));
    model.setWords(QString());
    QCOMPARE(texts(model).first(), u"关于隐私"_s); // in the order of the menus

    const QString domain = m_engine->catalog.domains().first().domain;
    QAction about(u"About "_s + domain + u"s"_s);
    PaletteModel domains({&about}, &m_engine->catalog, ContentLanguage::English);
    domains.setWords(domain);
    QCOMPARE(domains.entryAt(0), (PaletteModel::Entry{PaletteModel::Kind::Domain, 0}));
    QCOMPARE(domains.entryAt(1), (PaletteModel::Entry{PaletteModel::Kind::Action, 0}));
}

void tst_PaletteModel::recordsAreFoundInBothLanguages()
{
    for (qsizetype i = 0; i < m_engine->catalog.size(); ++i) {
        const Record &record = m_engine->catalog.at(i);
        for (const QString &words : {record.signature.en, record.signature.zh, record.id}) {
            PaletteModel model({}, &m_engine->catalog, ContentLanguage::English);
            model.setWords(words);
            bool found = false;
            for (int row = 0; row < model.rowCount() && !found; ++row) {
                found = model.entryAt(row) == PaletteModel::Entry{PaletteModel::Kind::Record, i};
            }
            QVERIFY2(words.isEmpty() || found, qPrintable(words));
        }
    }
}

void tst_PaletteModel::enterChoosesAndTheArrowsMove()
{
    QPointer<CommandPalette> palette =
        new CommandPalette(new PaletteModel({&m_paste, &m_open}, &m_engine->catalog, ContentLanguage::English));
    QSignalSpy chosen(palette, &CommandPalette::chosen);
    palette->show();
    auto *words = palette->findChild<QLineEdit *>();
    QTest::keyClick(words, Qt::Key_Down);
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<PaletteModel::Entry>(), (PaletteModel::Entry{PaletteModel::Kind::Action, 1}));
    QTRY_VERIFY(!palette);
}

QTEST_MAIN(tst_PaletteModel)
#include "tst_palettemodel.moc"
