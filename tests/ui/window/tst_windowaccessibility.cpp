// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/secretbar.h"
#include "ui/results/answerpanel.h"
#include "ui/theme/plainlabel.h"

#include "tests/ui/dialogchecks.h"
#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::browse;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::paste;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

class tst_WindowAccessibility : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void theLanguageIsSwitchedInPlace();
    void everyVisibleTextFollowsTheLanguage();
    void aNarrowWindowShowsOneThingAtATime();
    void everythingThatCanBeReachedHasAName();
    void whatIsSeenOnAButtonIsPartOfItsName();
    void noLetterIsThereTwice();
    void nothingJumpsWithTheLanguageOrTheAppearance();
    void textSizeAndAppearanceChangeLive();
    void theProblemsAndTheLinkHaveNamesToo();
    void theFindBarHasNamesToo();
    void resultsAreAnnouncedOnceTheyRest();
    void anUnbrokenWordIsNotCutOff();
};

void tst_WindowAccessibility::theLanguageIsSwitchedInPlace()
{
    paste(mpsPaste);
    QSignalSpy answered(m_controller, &SearchController::answered);
    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    QTRY_COMPARE(title(0), u"无法把 MPS 张量转换为 float64"_s);
    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_language->content(), ContentLanguage::Chinese);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Metal 没有 64 位浮点类型。"_s));
    QCOMPARE(list()->currentIndex().row(), 0);
    QCOMPARE(m_settings->get(Setting::contentLanguage), ContentLanguage::Chinese);
    QCOMPARE(answered.size(), 0);
}

void tst_WindowAccessibility::everyVisibleTextFollowsTheLanguage()
{
    // What is the same in both languages: names, the record's own English, signs.
    const QStringList same{u"English"_s, u"中文"_s, u"Wayout"_s, u"Python"_s};
    paste(mpsPaste);
    const auto texts = [this] {
        QStringList result;
        for (const auto *label : m_window->findChildren<QLabel *>()) {
            result.append(label->isVisible() ? label->text() : QString());
        }
        for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
            result.append(button->isVisible() ? button->text() : QString());
        }
        for (const auto *action : m_window->findChildren<QAction *>()) {
            result.append(action->text());
        }
        for (const auto *widget : m_window->findChildren<QWidget *>()) {
            result.append(widget->accessibleName());
        }
        result.append(searchBox()->placeholderText());
        result.removeAll(QString());
        return result;
    };
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"条记录"_s) && !shownTexts(*m_window).contains(u"offline"_s));
    const auto isData = [&same](const QString &text) {
        return same.contains(text) || text.contains(u"PYTORCH"_s) || text.contains(u"pytorch/"_s)
            || text.contains(u"Cannot convert"_s);
    };
    for (const QString &text : texts()) {
        const bool hasLetters = std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
        QVERIFY2(!hasLetters || hasChinese(text) || isData(text), qPrintable(u"left in English: "_s + text));
    }
    m_language->choose(ContentLanguage::English);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"offline"_s));
    for (const QString &text : texts()) {
        QVERIFY2(!hasChinese(text) || same.contains(text), qPrintable(u"left in Chinese: "_s + text));
    }
}

void tst_WindowAccessibility::aNarrowWindowShowsOneThingAtATime()
{
    m_window->resize(700, 600);
    QTRY_VERIFY(!m_window->findChild<DomainPane *>()->isVisible());
    QVERIFY(list()->isVisible() && detail()->isVisible());
    m_window->resize(480, 640);
    QTRY_VERIFY(!detail()->isVisible());
    paste(mpsPaste);
    QVERIFY(list()->isVisible() && !detail()->isVisible());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(!list()->isVisible() && detail()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(list()->isVisible() && !detail()->isVisible());
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(list()->currentIndex()).center());
    QVERIFY(!list()->isVisible() && detail()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(list()->isVisible() && !detail()->isVisible());
    m_window->resize(1280, 800);
    QTRY_VERIFY(list()->isVisible() && detail()->isVisible() && m_window->findChild<DomainPane *>()->isVisible());
}

void tst_WindowAccessibility::everythingThatCanBeReachedHasAName()
{
    paste(mpsPaste);
    QVERIFY2(nameless(*m_window).isEmpty(), qPrintable(nameless(*m_window).join(u'\n')));
    QCOMPARE(list()->currentIndex().data(Qt::AccessibleTextRole).toString(),
        u"Cannot convert a MPS Tensor to float64 dtype, PyTorch, line 4, exact message"_s);
}

void tst_WindowAccessibility::whatIsSeenOnAButtonIsPartOfItsName()
{
    paste(mpsPaste + u"\nDB_PASSWORD=correct-horse-42"_s);
    for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese}) {
        m_language->choose(language);
        detail()->finish();
        const bool isChinese = language == ContentLanguage::Chinese;
        QTRY_COMPARE(shownTexts(*m_window->statusBar()).contains(u"条记录"_s), isChinese);
        QTRY_VERIFY(m_window->findChild<SecretBar *>()->isVisible());
        const QStringList wrong = calledOtherwise(*m_window);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
}

void tst_WindowAccessibility::noLetterIsThereTwice()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese}) {
        m_language->choose(language);
        QTRY_COMPARE(shownTexts(*m_window->statusBar()).contains(u"条记录"_s), language == ContentLanguage::Chinese);
        const QStringList repeated = repeatedLetters(*m_window);
        QVERIFY2(repeated.isEmpty(), qPrintable(repeated.join(u'\n')));
    }
}

void tst_WindowAccessibility::nothingJumpsWithTheLanguageOrTheAppearance()
{
    paste(mpsPaste);
    const auto places = [this] {
        QList<QRect> result;
        for (const QWidget *widget :
            std::initializer_list<QWidget *>{domains(), pasteView(), list(), detail(), searchBox(),
                m_window->findChild<TopBar *>(), m_window->findChild<LanguageSwitch *>(), m_window->statusBar()}) {
            result.append({widget->mapTo(m_window.get(), QPoint()), widget->size()});
        }
        return result;
    };
    QList<QRect> before; // once all of the answer has its place
    const auto isSettled = [&] { return std::exchange(before, places()) == before; };
    QTRY_VERIFY(isSettled());
    for (const auto language : {ContentLanguage::Chinese, ContentLanguage::Both, ContentLanguage::English}) {
        m_language->choose(language);
        const bool chinese = language != ContentLanguage::English;
        QTRY_COMPARE(shownTexts(*m_window->statusBar()).contains(u"条记录"_s), chinese);
        QList<QRect> now = places();
        if (chinese) { // its names are as long as they are
            now[4] = before[4];
            now[6] = before[6];
        }
        QCOMPARE(now, before);
    }
    using enum Settings::Appearance;
    for (const auto appearance : {Dark, HighContrast, Light}) {
        m_appearance->choose(appearance);
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }
}

void tst_WindowAccessibility::textSizeAndAppearanceChangeLive()
{
    const double before = list()->font().pointSizeF();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(list()->font().pointSizeF() > before);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(list()->font().pointSizeF(), before);
    m_appearance->choose(Settings::Appearance::Dark);
    QTRY_VERIFY(m_window->palette().color(QPalette::Base).lightness() < 100);
    m_appearance->choose(Settings::Appearance::Light);
    QTRY_VERIFY(m_window->palette().color(QPalette::Base).lightness() > 200);
    m_appearance->choose(Settings::Appearance::HighContrast);
    QTRY_COMPARE(m_window->palette().color(QPalette::Base), QColor(Qt::black));
    QCOMPARE(m_settings->get(Setting::appearance), Settings::Appearance::HighContrast);
}

void tst_WindowAccessibility::theProblemsAndTheLinkHaveNamesToo()
{
    Q_EMIT detail()->linkRequested(QUrl(u"https://example.org/page"_s));
    QTRY_VERIFY(m_window->findChild<QDialog *>() && m_window->findChild<QDialog *>()->isVisible());
    auto *link = m_window->findChild<QDialog *>();
    QVERIFY2(nameless(*link).isEmpty(), qPrintable(nameless(*link).join(u'\n')));
    link->close();
    delete link;
    for (auto *action : m_window->findChild<WindowActions *>()->all()) {
        if (action == m_window->findChild<WindowActions *>()->action(WindowActions::Problems)) {
            action->trigger();
        }
    }
    QTRY_VERIFY(m_window->findChild<ProblemsDialog *>() && m_window->findChild<ProblemsDialog *>()->isVisible());
    auto *problems = m_window->findChild<ProblemsDialog *>();
    QVERIFY2(nameless(*problems).isEmpty(), qPrintable(nameless(*problems).join(u'\n')));
}

void tst_WindowAccessibility::theFindBarHasNamesToo()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(m_window->findChild<FindBar *>()->isVisible());
    QVERIFY2(nameless(*m_window).isEmpty(), qPrintable(nameless(*m_window).join(u'\n')));
}

void tst_WindowAccessibility::resultsAreAnnouncedOnceTheyRest()
{
    paste(mpsPaste);
    auto *header = m_window->findChild<ResultsPane *>()->findChild<PaneHeader *>();
    QTRY_VERIFY(header->accessibleName().startsWith(u"1 match"_s));
    QString atOnce;
    std::optional<QString> soonAfter;
    connect(m_controller, &SearchController::found, header, [&] {
        atOnce = header->accessibleName();
        QElapsedTimer sinceThen;
        sinceThen.start();
        QTimer::singleShot(50, header, [&, sinceThen] {
            // On a machine that is slower than the rest is long nothing can be said of it.
            soonAfter = sinceThen.elapsed() < 400 ? header->accessibleName() : atOnce;
        });
    });
    searchBox()->setText(u"docker"_s);
    QTRY_VERIFY2(header->accessibleName().contains(u"“docker”"_s), qPrintable(header->accessibleName()));
    QVERIFY2(atOnce.startsWith(u"1 match"_s), qPrintable(atOnce));
    QTRY_VERIFY(soonAfter);
    QVERIFY2(soonAfter->startsWith(u"1 match"_s), qPrintable(*soonAfter));
}

void tst_WindowAccessibility::anUnbrokenWordIsNotCutOff()
{
    paste(u"fatal error: "_s + u"frobnicator.cannot.be.found"_s.repeated(12));
    const auto *panel = m_window->findChild<AnswerPanel *>();
    QTRY_VERIFY(panel->isVisible());
    const QList<PlainLabel *> labels = panel->findChildren<PlainLabel *>();
    QVERIFY(
        std::ranges::any_of(labels, [](const PlainLabel *label) { return label->text().contains(u"frobnicator"_s); }));
    for (const PlainLabel *label : labels) {
        QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
        QVERIFY(label->width() <= panel->width());
    }
}

QTEST_MAIN(tst_WindowAccessibility)
#include "tst_windowaccessibility.moc"
