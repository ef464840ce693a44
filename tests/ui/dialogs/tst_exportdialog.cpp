// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/exportdialog.h"

#include "app/catalog/catalogreader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>

#include "tests/ui/windowfixture.h"

using namespace wayout::authoring;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::match;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;

using Which = ExportChoice::Which;

/// What is asked before records are handed on.
class tst_ExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void whatIsLookedForCanBeChosenLater();
    void theChoiceDecidesWhichRecords_data();
    void theChoiceDecidesWhichRecords();
    void whereNothingIsThereNothingCanBeChosen();
    void severalCanHaveAFileEach();
    void eachFormatSaysWhatItIsFor();
    void theKeyboardIsEnough();
    void itSpeaksTheLanguageOfTheWindow();

private:
    ExportChoice choice() const { return {m_engine, m_engine->catalog.indexOf(u"git/one"_s), {2, 0}, u"/home/me/catalog"_s, {}}; }
    static QRadioButton *radio(const ExportDialog &dialog, Which which)
    {
        return dialog.findChildren<QRadioButton *>().at(int(which));
    }
    static QPushButton *exportButton(const ExportDialog &dialog)
    {
        const auto buttons = dialog.findChildren<QPushButton *>();
        return *std::ranges::find_if(buttons, [](const QPushButton *button) { return button->text().contains(u"xport"_s); });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::shared_ptr<const Engine> m_engine;
    QWidget m_window;
};

void tst_ExportDialog::initTestCase()
{
    m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
    m_language = std::make_unique<Language>(*m_settings);
    m_language->choose(ContentLanguage::English);
    LoadResult loaded = readRecords(R"([{"id": "git/one", "domain": "git", "signature": "one"},
        {"id": "git/two", "domain": "git", "signature": "two"}, {"id": "npm/mine", "domain": "npm", "signature": "mine"}])", {});
    loaded.records[2].file = u"/home/me/catalog/npm/mine.json"_s;
    loaded.parts = {{u"/home/me/catalog"_s, 1, 1}};
    m_engine = compiledEngine(std::move(loaded));
    QCOMPARE(m_engine->catalog.size(), 3);
}

void tst_ExportDialog::whatIsLookedForCanBeChosenLater()
{
    auto *dialog = new ExportDialog(choice(), &m_window);
    // All is in the background that may take long: nothing of it is there before the event loop has run.
    QVERIFY(radio(*dialog, Which::Current)->isEnabled() && radio(*dialog, Which::Listed)->isEnabled());
    QVERIFY(!radio(*dialog, Which::Own)->isEnabled());
    QCOMPARE(radio(*dialog, Which::Own)->text(), u"What you &wrote"_s);
    QTRY_COMPARE(radio(*dialog, Which::Own)->text(), u"What you &wrote: 1 record"_s);
    QVERIFY(radio(*dialog, Which::Own)->isEnabled());
    QCOMPARE(radio(*dialog, Which::Listed)->text(), u"&The list: 2 records"_s);
    QCOMPARE(radio(*dialog, Which::All)->text(), u"&All: 3 records"_s);
    QVERIFY(radio(*dialog, Which::Current)->isChecked()); // what was chosen stays
    delete dialog;
    delete new ExportDialog(choice(), &m_window); // closed while it looks
}

void tst_ExportDialog::theChoiceDecidesWhichRecords_data()
{
    QTest::addColumn<Which>("which");
    QTest::addColumn<QList<qsizetype>>("positions");
    QTest::newRow("the one that is read") << Which::Current << QList<qsizetype>{0};
    QTest::newRow("the list, in its order") << Which::Listed << QList<qsizetype>{2, 0};
    QTest::newRow("the domain") << Which::Domain << QList<qsizetype>{0, 1};
    QTest::newRow("one's own") << Which::Own << QList<qsizetype>{2};
    QTest::newRow("all") << Which::All << QList<qsizetype>{0, 1, 2};
}

void tst_ExportDialog::theChoiceDecidesWhichRecords()
{
    QFETCH(Which, which);
    ExportDialog dialog(choice(), &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QTRY_VERIFY(radio(dialog, which)->isEnabled());
    radio(dialog, which)->click();
    QTEST(dialog.positions(), "positions");
    QVERIFY(exportButton(dialog)->isEnabled());
}

void tst_ExportDialog::whereNothingIsThereNothingCanBeChosen()
{
    const auto empty = compiledEngine(LoadResult());
    ExportDialog dialog({empty, -1, {}, u"/home/me/catalog"_s, {}}, &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QTRY_COMPARE(radio(dialog, Which::All)->text(), u"&All: 0 records"_s);
    for (const auto *button : dialog.findChildren<QRadioButton *>()) {
        QVERIFY(!button->isEnabled());
    }
    QVERIFY(radio(dialog, Which::Domain)->isHidden());
    QVERIFY(!exportButton(dialog)->isEnabled());
}

void tst_ExportDialog::severalCanHaveAFileEach()
{
    ExportDialog dialog(choice(), &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    auto *each = dialog.findChild<QCheckBox *>();
    QVERIFY(!each->isEnabled());
    radio(dialog, Which::Listed)->click();
    QVERIFY(each->isEnabled());
    each->click();
    QVERIFY(dialog.oneFileEach());
    radio(dialog, Which::Current)->click();
    QVERIFY(!dialog.oneFileEach());
}

void tst_ExportDialog::eachFormatSaysWhatItIsFor()
{
    ExportDialog dialog(choice(), &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    auto *format = dialog.findChild<QComboBox *>();
    QSet<QString> texts;
    for (const ExportFormat wanted : {ExportFormat::Flat, ExportFormat::Markdown, ExportFormat::ErrorCanon}) {
        format->setCurrentIndex(int(wanted));
        QCOMPARE(dialog.format(), wanted);
        texts.insert(shownTexts(dialog));
    }
    QCOMPARE(texts.size(), 3);
}

void tst_ExportDialog::theKeyboardIsEnough()
{
    ExportDialog dialog(choice(), &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTRY_VERIFY(radio(dialog, Which::All)->isEnabled());
    QVERIFY2(nameless(dialog).isEmpty(), qPrintable(nameless(dialog).join(u'\n')));
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    QTest::keyClick(&dialog, Qt::Key_A, Qt::AltModifier);
    QTRY_COMPARE(dialog.positions().size(), 3); // the button is seen to go down first
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
}

void tst_ExportDialog::itSpeaksTheLanguageOfTheWindow()
{
    m_language->choose(ContentLanguage::Chinese);
    ExportDialog dialog(choice(), &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QTRY_VERIFY(radio(dialog, Which::Own)->isEnabled());
    for (const auto *button : dialog.findChildren<QAbstractButton *>()) {
        QVERIFY2(hasChinese(button->text()), qPrintable(button->text()));
    }
    QVERIFY(hasChinese(dialog.windowTitle()));
    m_language->choose(ContentLanguage::English);
    QCoreApplication::processEvents();
    QCOMPARE(dialog.windowTitle(), u"Export records"_s);
    QCOMPARE(radio(dialog, Which::Own)->text(), u"What you &wrote: 1 record"_s);
}

QTEST_MAIN(tst_ExportDialog)
#include "tst_exportdialog.moc"
