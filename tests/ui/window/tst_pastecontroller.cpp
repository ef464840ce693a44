// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/noticebar.h"

#include "tests/ui/windowfixture.h"

/// What the window does with a text that a program wrote for programs.
class tst_PasteController : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void aReportIsShownByItsFieldsAndAsItWasWritten();
    void theNoticeOfAReportGoesWithIt();
    void aDamagedReportIsShownAsItIs();

private:
    const NoticeBar *notice() const { return m_window->findChild<NoticeBar *>(); }
    /// Presses the button of the notice and waits for the answer.
    void press(const QString &button);
};

static const auto report =
    uR"({"version":"2.1.0","runs":[{"tool":{"driver":{"name":"check"}},"results":[{"ruleId":"T1","level":"error",
"message":{"text":"TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64"},
"locations":[{"physicalLocation":{"artifactLocation":{"uri":"train.py"},"region":{"startLine":41}}}]}]}]})"_s;

void tst_PasteController::press(const QString &button)
{
    for (auto *one : notice()->findChildren<QToolButton *>()) {
        if (one->text() == button) {
            QSignalSpy settled(m_window.get(), &MainWindow::settled);
            one->click();
            QTRY_COMPARE(settled.size(), 1);
            return;
        }
    }
    QFAIL(qPrintable(u"There is no "_s + button));
}

void tst_PasteController::aReportIsShownByItsFieldsAndAsItWasWritten()
{
    paste(report);
    const auto *pane = m_window->findChild<PastePane *>();
    const QString readable = pane->text();
    QVERIFY2(readable.startsWith(u"train.py"_s) && !readable.contains(u'{'), qPrintable(readable));
    QVERIFY(shownTexts(*notice()).contains(u"This is what the text reports (SARIF)."_s));
    const QString answer = title(0);
    for (int round = 0; round < 2; ++round) {
        press(u"Show the original"_s);
        QCOMPARE(pane->text(), report);
        QCOMPARE(title(0), answer);
        QVERIFY(shownTexts(*notice()).contains(u"This is the original text (SARIF)."_s));
        press(u"Show what it reports"_s);
        QCOMPARE(pane->text(), readable);
        QCOMPARE(title(0), answer);
    }
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(hasChinese(shownTexts(*notice())));
}

void tst_PasteController::theNoticeOfAReportGoesWithIt()
{
    paste(report);
    QVERIFY(notice()->isVisible());
    paste(mpsPaste);
    QVERIFY(!notice()->isVisible());
}

void tst_PasteController::aDamagedReportIsShownAsItIs()
{
    const QString damaged = report.first(report.size() / 2);
    paste(damaged);
    QCOMPARE(m_window->findChild<PastePane *>()->text(), damaged);
}

QTEST_MAIN(tst_PasteController)
#include "tst_pastecontroller.moc"
