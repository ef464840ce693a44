// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/memoryfixture.h"

#include <QDialog>
#include <QScrollArea>

/// Every dialog that a command of the window opens.
class tst_Dialogs : public QObject, protected MemoryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { close(); }

    void hasNamesForAScreenReader_data() { everyCommand(); }
    void hasNamesForAScreenReader();
    void speaksOneLanguage_data() { everyCommand(); }
    void speaksOneLanguage();
    void theKeysAreShownWhole();

private:
    static void everyCommand();
    QDialog *opened(WindowActions::Id command);
};

void tst_Dialogs::everyCommand()
{
    QTest::addColumn<WindowActions::Id>("command");
    QTest::newRow("commands") << WindowActions::Palette;
    QTest::newRow("history") << WindowActions::History;
    QTest::newRow("report") << WindowActions::Report;
    QTest::newRow("export") << WindowActions::ExportRecords;
    QTest::newRow("comparison") << WindowActions::Compare;
    QTest::newRow("problems") << WindowActions::Problems;
    QTest::newRow("privacy") << WindowActions::Privacy;
    QTest::newRow("shortcuts") << WindowActions::Shortcuts;
}

QDialog *tst_Dialogs::opened(WindowActions::Id command)
{
    m_window->findChild<WindowActions *>()->action(command)->trigger();
    for (auto *dialog : m_window->findChildren<QDialog *>()) {
        if (dialog->isVisible()) {
            return dialog;
        }
    }
    return nullptr;
}

void tst_Dialogs::hasNamesForAScreenReader()
{
    QFETCH(WindowActions::Id, command);
    paste(floatPaste);
    const QDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = opened(command)));
    QVERIFY(!dialog->windowTitle().isEmpty());
    const QStringList without = nameless(*const_cast<QDialog *>(dialog));
    QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    for (const auto *label : dialog->findChildren<QLabel *>()) {
        QVERIFY2(label->textFormat() == Qt::PlainText || label->text().isEmpty(), qPrintable(label->text()));
    }
}

void tst_Dialogs::speaksOneLanguage()
{
    QFETCH(WindowActions::Id, command);
    paste(floatPaste);
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(visibleTexts(*m_window).contains(u"条记录"_s));
    const QDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = opened(command)));
    QVERIFY2(hasChinese(dialog->windowTitle()), qPrintable(dialog->windowTitle()));
    for (const auto *button : dialog->findChildren<QPushButton *>()) {
        const bool hasLetters = std::ranges::any_of(button->text(), [](QChar c) { return c.isLetter(); });
        QVERIFY2(!button->isVisible() || !hasLetters || hasChinese(button->text()), qPrintable(button->text()));
    }
}

void tst_Dialogs::theKeysAreShownWhole()
{
    for (const int zoom : {100, 200}) {
        m_appearance->setTextZoom(zoom);
        m_window->resize(1600, 900);
        QDialog *dialog = opened(WindowActions::Shortcuts);
        QVERIFY(dialog);
        const auto *area = dialog->findChild<QScrollArea *>();
        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        delete dialog;
    }
}

QTEST_MAIN(tst_Dialogs)
#include "tst_dialogs.moc"
