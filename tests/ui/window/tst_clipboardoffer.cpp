// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/userdataservice.h"
#include "ui/paste/clipboardchip.h"
#include "ui/paste/pasteemptystate.h"

#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QWindow>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::paste;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

namespace {

/// Longer than it takes to look.
constexpr int looked = 600;

} // namespace

/// What the window offers when it becomes the active one and the clipboard holds an error.
class tst_ClipboardOffer : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void anErrorIsOffered();
    void whatIsAcceptedIsSearched();
    void whatIsNoErrorIsNotOffered_data();
    void whatIsNoErrorIsNotOffered();
    void ofALongTextTheBeginningIsLookedAt();
    void whatIsSecretIsNotLookedAt();
    void secretsInItAreMasked();
    void whatIsHereAlreadyIsNotOffered();
    void whatWasCopiedHereIsNotOffered();
    void nothingIsOfferedTwice();
    void anOfferEndsWithTheNextText();
    void anOfferEndsWithTyping();
    void anOfferEndsWhenTheWindowIsLeft();
    void anOfferEndsWhenTheClipboardHasSomethingElse();
    void whoDismissesItGoesOnInTheText();
    void aWindowThatIsNotActiveDoesNotLook();
    void inPrivateModeNothingIsOffered();
    void whoDoesNotWantItIsNotAsked();
    void nothingMovesAndTheFocusStays();
    void bothLanguagesOfferIt();

private:
    ClipboardChip *chip() const { return m_window->findChild<ClipboardChip *>(); }
    bool isOffered() const { return chip() && chip()->isVisible(); }
    QString words() const { return isOffered() ? shownTexts(*chip()) : QString(); }
    /// Another program has the focus.
    void leave();
    void comeBack();
    /// Copied there.
    void copyElsewhere(const QString &text)
    {
        leave();
        QGuiApplication::clipboard()->setText(text);
        comeBack();
    }
    void press(const QString &name)
    {
        for (auto *button : chip()->findChildren<QAbstractButton *>()) {
            if (button->text() == name) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    }
};

void tst_ClipboardOffer::init()
{
    QGuiApplication::clipboard()->clear();
    open();
    comeBack();
}

void tst_ClipboardOffer::cleanup()
{
    close();
}

void tst_ClipboardOffer::leave()
{
    QWindow other; // once it is gone no window of this program has the focus
    other.show();
    other.requestActivate();
    QTRY_COMPARE(QGuiApplication::focusWindow(), &other);
    QTRY_VERIFY(!m_window->isActiveWindow());
}

void tst_ClipboardOffer::comeBack()
{
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
}

void tst_ClipboardOffer::anErrorIsOffered()
{
    copyElsewhere(u"start\n[ERROR] TypeError: it broke\n"_s);
    QTRY_VERIFY(isOffered());
    QVERIFY2(words().contains(u"Search the clipboard? “TypeError: it broke”"_s), qPrintable(words()));
    QVERIFY(nameless(*chip()).isEmpty());
    QVERIFY(pasteView()->toPlainText().isEmpty());
}

void tst_ClipboardOffer::whatIsAcceptedIsSearched()
{
    copyElsewhere(mpsPaste);
    QTRY_VERIFY(isOffered());
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    press(u"Paste and search"_s);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::whatIsNoErrorIsNotOffered_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("blanks") << u" \n\t\n"_s;
    QTest::newRow("a letter") << u"Dear all, the parcel could not be found and so the shop refused to send another."_s;
    QTest::newRow("an address") << u"https://example.com/error"_s;
    QTest::newRow("source code") << u"if (error) {\n    throw new Error('not found');\n}"_s;
}

void tst_ClipboardOffer::whatIsNoErrorIsNotOffered()
{
    QFETCH(QString, text);
    copyElsewhere(text);
    QTest::qWait(looked);
    QVERIFY2(!isOffered(), qPrintable(words()));
}

void tst_ClipboardOffer::ofALongTextTheBeginningIsLookedAt()
{
    const QString quiet = u"all is well\n"_s.repeated(200'000);
    copyElsewhere(quiet + u"TypeError: it broke"_s);
    QTest::qWait(looked);
    QVERIFY(!isOffered());
    copyElsewhere(u"TypeError: it broke\n"_s + quiet);
    QTRY_VERIFY(isOffered());
}

void tst_ClipboardOffer::whatIsSecretIsNotLookedAt()
{
    const auto copy = [this](const QByteArray &hint) {
        leave();
        auto *contents = new QMimeData;
        contents->setText(u"error: "_s + QString::fromLatin1(hint));
        contents->setData(u"x-kde-passwordManagerHint"_s, hint);
        QGuiApplication::clipboard()->setMimeData(contents);
        comeBack();
    };
    copy("secret");
    QTest::qWait(looked);
    QVERIFY(!isOffered());
    copy("public");
    QTRY_VERIFY(isOffered());
}

void tst_ClipboardOffer::secretsInItAreMasked()
{
    copyElsewhere(u"error: login failed, password=correct-horse-42"_s);
    QTRY_VERIFY(isOffered());
    QVERIFY2(words().contains(u"login failed"_s) && !words().contains(u"horse"_s), qPrintable(words()));
}

void tst_ClipboardOffer::whatIsHereAlreadyIsNotOffered()
{
    paste(mpsPaste);
    copyElsewhere(mpsPaste + u"\n"_s);
    QTest::qWait(looked);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::whatWasCopiedHereIsNotOffered()
{
    QGuiApplication::clipboard()->setText(u"error: copied from a record"_s);
    leave();
    comeBack();
    QTest::qWait(looked);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::nothingIsOfferedTwice()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    press(u"Not now"_s);
    QVERIFY(!isOffered());
    leave();
    comeBack();
    QTest::qWait(looked);
    QVERIFY(!isOffered());
    copyElsewhere(u"error: two"_s);
    QTRY_VERIFY(isOffered());
    copyElsewhere(u"error: one"_s);
    QTest::qWait(looked);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::anOfferEndsWithTheNextText()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    m_window->explain(mpsPaste, {PasteSource::Kind::Pasted});
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::anOfferEndsWithTyping()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    QTest::keyClicks(pasteView(), u"x"_s);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::anOfferEndsWhenTheWindowIsLeft()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    leave();
    QVERIFY(chip()->isHidden());
}

void tst_ClipboardOffer::anOfferEndsWhenTheClipboardHasSomethingElse()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    QGuiApplication::clipboard()->setText(u"something else"_s);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::whoDismissesItGoesOnInTheText()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    pasteView()->setFocus();
    QTest::keyClick(pasteView(), Qt::Key_Tab);
    QVERIFY(chip()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(chip()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(!isOffered());
    QVERIFY(pasteView()->hasFocus());
}

void tst_ClipboardOffer::aWindowThatIsNotActiveDoesNotLook()
{
    leave();
    QGuiApplication::clipboard()->setText(u"error: one"_s);
    QTest::qWait(looked);
    QVERIFY(!chip());
}

void tst_ClipboardOffer::inPrivateModeNothingIsOffered()
{
    auto *mode = m_window->findChild<WindowActions *>()->action(WindowActions::PrivateMode);
    mode->trigger();
    copyElsewhere(u"error: one"_s);
    QTest::qWait(looked);
    QVERIFY(!isOffered());
    mode->trigger();
    copyElsewhere(u"error: two"_s);
    QTRY_VERIFY(isOffered());
    mode->trigger();
    QVERIFY(!isOffered());
    close();
}

void tst_ClipboardOffer::whoDoesNotWantItIsNotAsked()
{
    m_settings->set(Setting::offersClipboard, false);
    copyElsewhere(u"error: one"_s);
    QTest::qWait(looked);
    QVERIFY(!isOffered());
}

void tst_ClipboardOffer::nothingMovesAndTheFocusStays()
{
    searchBox()->setFocus();
    const auto *example = m_window->findChild<PasteEmptyState *>()->findChild<QPushButton *>();
    const auto place = [this](const QWidget *widget) { return widget->mapTo(m_window.get(), QPoint()); };
    const QPoint before = place(example);
    const QPoint textBefore = place(pasteView()->viewport());
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    QTest::qWait(50);
    QCOMPARE(place(pasteView()->viewport()), textBefore);
    QVERIFY2(std::abs(place(example).y() - before.y()) <= 1, qPrintable(QString::number(place(example).y() - before.y())));
    QVERIFY(searchBox()->hasFocus());
    press(u"Not now"_s);
    QTRY_COMPARE(place(example), before);
}

void tst_ClipboardOffer::bothLanguagesOfferIt()
{
    copyElsewhere(u"error: one"_s);
    QTRY_VERIFY(isOffered());
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY2(hasChinese(words()) && !words().contains(u"Search"_s), qPrintable(words()));
}

QTEST_MAIN(tst_ClipboardOffer)
#include "tst_clipboardoffer.moc"
