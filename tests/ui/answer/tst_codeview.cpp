// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "ui/answer/codeedit.h"
#include "ui/answer/codehighlight.h"
#include "ui/answer/codeview.h"
#include "ui/theme/palettes.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/tones.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QPushButton>
#include <QSyntaxHighlighter>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::theme;

namespace {

QPushButton *copyButton(const CodeView &view)
{
    const auto buttons = view.findChildren<QPushButton *>();
    return buttons.isEmpty() ? nullptr : buttons.first();
}

/// All that is said about the code.
QString warnings(const CodeView &view)
{
    QStringList all;
    for (const auto *label : view.findChildren<PlainLabel *>()) {
        all.append(label->text());
    }
    return all.join(u'\n');
}

QString shown(const CodeView &view)
{
    return view.findChild<CodeEdit *>()->toPlainText();
}

/// Whether the definition of a language has been looked for, so that whoever waits for it has been told.
bool isRead(const QString &language)
{
    bool read = false;
    QObject receiver;
    whenHighlightable(language, &receiver, [&read] { read = true; });
    return read;
}

qsizetype colouredRanges(const CodeView &view)
{
    qsizetype count = 0;
    const QTextDocument *document = view.findChild<CodeEdit *>()->document();
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        count += block.layout()->formats().size();
    }
    return count;
}

} // namespace

class tst_CodeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copyYieldsExactlyTheCodeShown_data();
    void copyYieldsExactlyTheCodeShown();
    void everyCodeOfTheCatalogueIsCopiedAsShown();
    void lineEndsOfOtherSystemsAreNoHiddenCharacters();
    void copyOfASelectionKeepsEveryCharacter();
    void whatCannotBeSeenIsShownAndLeftOut();
    void lettersOfAnotherAlphabetAreTold();
    void severalLinesAreCounted();
    void aPlaceholderThatIsLeftIsTold();
    void aValueOfThePasteSaysItsLine();
    void theButtonLeavesRoomToTheCode();
    void dangerousCodeIsCopiedOnTheSecondPress();
    void aDoubleClickIsOnePress();
    void whatIsToBeEditedIsNamedAndMarked();
    void aClipboardThatRefusesIsSaid();
    void longCodeIsCutUntilAskedFor();
    void copyOfCutCodeShowsAllOfIt();
    void knownLanguagesAreColoured();
    void unknownLanguagesStayPlain();
    void veryMuchCodeStaysPlain();
    void coloursFollowThePalette();
    void languagesAreGuessedOnlyWhenPlausible_data();
    void languagesAreGuessedOnlyWhenPlausible();
    void allLinesAreInView();
    void tabLeavesTheCode();
};

void tst_CodeView::copyYieldsExactlyTheCodeShown_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("copied");
    QTest::newRow("as it stands") << u"x = 1\n\n  y = 2"_s << u"x = 1\n\n  y = 2"_s;
    QTest::newRow("no line end at the end") << u"rm -i a\n\n"_s << u"rm -i a"_s;
    QTest::newRow("Windows line ends") << u"a\r\nb\r\n"_s << u"a\nb"_s;
    QTest::newRow("tabs and spaces stay") << u"\tif:\n\t\tpass  "_s << u"\tif:\n\t\tpass  "_s;
    QTest::newRow("markup is code") << u"<b>x</b> && y < z"_s << u"<b>x</b> && y < z"_s;
    QTest::newRow("Chinese") << u"echo “你好”  # 全角，"_s << u"echo “你好”  # 全角，"_s;
    QTest::newRow("full-width spaces are none to a shell") << u"ls　-l"_s << u"ls -l"_s;
}

void tst_CodeView::copyYieldsExactlyTheCodeShown()
{
    QFETCH(QString, code);
    QFETCH(QString, copied);
    CodeView view(code, u"Bash"_s);
    QGuiApplication::clipboard()->setText(u"before"_s);
    QTest::mouseClick(copyButton(view), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), copied);
    QCOMPARE(shown(view), copied);
    QCOMPARE(copyButton(view)->text(), u"Copied"_s);
}

void tst_CodeView::everyCodeOfTheCatalogueIsCopiedAsShown()
{
    int copied = 0;
    for (const wayout::catalog::Record &record : readBuiltin().records) {
        for (const wayout::catalog::Workaround &workaround : record.workarounds) {
            CodeView view(workaround.code, u"Bash"_s);
            QGuiApplication::clipboard()->setText(u"before"_s);
            if (view.copy() == CodeView::Copy::Done) { // otherwise it is dangerous, and asks first
                ++copied;
                QCOMPARE(QGuiApplication::clipboard()->text(), shown(view));
                QCOMPARE(shown(view).trimmed(), workaround.code.trimmed()); // nothing of ours is hidden
            }
        }
    }
    QVERIFY(copied > 500);
}

void tst_CodeView::lineEndsOfOtherSystemsAreNoHiddenCharacters()
{
    const CodeView view(u"echo one\r\necho two\recho three\r\n"_s, u"Bash"_s);
    QCOMPARE(warnings(view), QString()); // nothing is left out
    QTest::mouseClick(copyButton(view), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"echo one\necho two\necho three"_s);
}

void tst_CodeView::copyOfASelectionKeepsEveryCharacter()
{
    const QString code = u"a\tb  \n 中c"_s;
    CodeView view(code, {});
    auto *edit = view.findChild<CodeEdit *>();
    edit->selectAll();
    edit->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), code);
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
}

void tst_CodeView::whatCannotBeSeenIsShownAndLeftOut()
{
    QVERIFY(warnings(CodeView(u"pip install\ttorch\n"_s, {})).isEmpty());
    CodeView hidden(u"echo 1\npip\u00a0install \u202etorch\u200b\n"_s, {});
    QVERIFY(warnings(hidden).contains(u"3 hidden character"_s));
    QVERIFY(warnings(hidden).contains(u"pip[U+00A0]install [U+202E]torch[U+200B]"_s));
    QCOMPARE(shown(hidden), u"echo 1\npip install torch"_s);
    QTest::mouseClick(copyButton(hidden), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), shown(hidden));
}

void tst_CodeView::lettersOfAnotherAlphabetAreTold()
{
    CodeView view(u"\u0441url https://example.org"_s, {}); // a Cyrillic letter
    QVERIFY(warnings(view).contains(u"looks like “curl” and is not"_s));
    QCOMPARE(view.copy(), CodeView::Copy::Asked);
}

void tst_CodeView::severalLinesAreCounted()
{
    QCOMPARE(copyButton(CodeView(u"one\n"_s, {}))->text(), u"Copy"_s);
    const CodeView view(u"one\ntwo\nthree\n"_s, {});
    QCOMPARE(copyButton(view)->text(), u"Copy"_s);
    QVERIFY(copyButton(view)->accessibleName().startsWith(u"Copy 3 line"_s));
}

void tst_CodeView::aPlaceholderThatIsLeftIsTold()
{
    CodeView view(u"git push origin <branch>"_s, {});
    view.show();
    QCOMPARE(view.placeholders(), QStringList{u"<branch>"_s});
    QCOMPARE(view.copy(), CodeView::Copy::Done);
    QCOMPARE(copyButton(view)->text(), u"Copied, edit it"_s);
    QVERIFY(copyButton(view)->accessibleName().contains(u"<branch>"_s));
}

void tst_CodeView::aValueOfThePasteSaysItsLine()
{
    const QString code = u"echo \u200b1\r\ngit push origin topic"_s;
    const CodeView view(code, {}, {{code.indexOf(u"topic"_s), 5, 3}});
    const auto *edit = view.findChild<CodeEdit *>();
    QCOMPARE(edit->extraSelections().size(), 1);
    QCOMPARE(edit->extraSelections().first().cursor.selectedText(), u"topic"_s); // whatever was left out before it
    QCOMPARE(edit->accessibleDescription(), u"topic from your line 3"_s);
}

void tst_CodeView::theButtonLeavesRoomToTheCode()
{
    CodeView view(QString(90, u'x'), {});
    view.show();
    view.resize(400, view.layout()->totalHeightForWidth(400));
    QCoreApplication::processEvents();
    const auto *edit = view.findChild<CodeEdit *>();
    QCOMPARE(copyButton(view)->text(), QString());
    QVERIFY(copyButton(view)->geometry().left() > edit->geometry().right());
    QVERIFY(edit->y() < copyButton(view)->geometry().bottom()); // no empty band above the code
    view.resize(1400, view.layout()->totalHeightForWidth(1400));
    QCoreApplication::processEvents();
    QCOMPARE(copyButton(view)->text(), u"Copy"_s);
}

void tst_CodeView::dangerousCodeIsCopiedOnTheSecondPress()
{
    QApplication::setDoubleClickInterval(0);
    CodeView view(u"rm -rf build"_s, {});
    view.show();
    QGuiApplication::clipboard()->setText(u"before"_s);
    QPushButton *button = copyButton(view);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    QCOMPARE(button->text(), u"Copy anyway"_s);
    QVERIFY(button->accessibleName().contains(u"Deletes files"_s)); // what a screen reader says
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"rm -rf build"_s);
    QCOMPARE(button->text(), u"Copied"_s);
    QTest::keyClick(button, Qt::Key_Space); // what was copied once is asked about again
    QCOMPARE(button->text(), u"Copy anyway"_s);
}

void tst_CodeView::aDoubleClickIsOnePress()
{
    QApplication::setDoubleClickInterval(60'000);
    CodeView view(u"rm -rf build"_s, {});
    QGuiApplication::clipboard()->setText(u"before"_s);
    QTest::mouseClick(copyButton(view), Qt::LeftButton);
    QTest::mouseClick(copyButton(view), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    QApplication::setDoubleClickInterval(0);
}

void tst_CodeView::whatIsToBeEditedIsNamedAndMarked()
{
    CodeView view(u"ssh -i /path/to/key <user>@host"_s, u"Bash"_s);
    view.resize(600, 200);
    QVERIFY(warnings(view).contains(u"Edit before running: /path/to/key, <user>"_s));
    view.show();
    QTRY_COMPARE(view.findChild<CodeEdit *>()->extraSelections().size(), 2);
    QCOMPARE(view.copy(), CodeView::Copy::Done);
}

void tst_CodeView::aClipboardThatRefusesIsSaid()
{
    CodeView view(u"make"_s, {});
    QClipboard *clipboard = QGuiApplication::clipboard();
    // Whatever is put there is gone at once, as where a display server does not take it.
    const auto refusal = connect(clipboard, &QClipboard::dataChanged, this, [clipboard] {
        if (!clipboard->text().isEmpty()) {
            clipboard->clear();
        }
    });
    QTest::mouseClick(copyButton(view), Qt::LeftButton);
    disconnect(refusal);
    QCOMPARE(copyButton(view)->text(), u"Not copied"_s);
    QCOMPARE(view.findChild<CodeEdit *>()->textCursor().selectedText(), u"make"_s);
}

void tst_CodeView::longCodeIsCutUntilAskedFor()
{
    const QString line = u"echo 1\n"_s;
    QVERIFY(!CodeView(line.repeated(200), {}).isCut());
    CodeView lines(line.repeated(201), {});
    QVERIFY(lines.isCut());
    QCOMPARE(shown(lines).count(u'\n') + 1, 200);
    CodeView columns(QString(2001, u'x'), {});
    QVERIFY(columns.isCut());
    QCOMPARE(shown(columns), QString(2000, u'x') + u'…');
    columns.showAll();
    QVERIFY(!columns.isCut());
    QCOMPARE(shown(columns), QString(2001, u'x'));
}

void tst_CodeView::copyOfCutCodeShowsAllOfIt()
{
    const QString code = u"echo 1\n"_s.repeated(300).chopped(1);
    CodeView view(code, {});
    QTest::mouseClick(copyButton(view), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), code);
    QCOMPARE(shown(view), code);
}

void tst_CodeView::knownLanguagesAreColoured()
{
#ifndef WAYOUT_HAVE_SYNTAX_HIGHLIGHTING
    QSKIP("built without KSyntaxHighlighting");
#endif
    for (const QString &language : {u"Python"_s, u"python"_s, QString()}) {
        CodeView view(u"import os\nprint('x')  # y"_s, language);
        view.show();
        QTRY_VERIFY2(colouredRanges(view) > 2, qPrintable(language));
    }
}

void tst_CodeView::unknownLanguagesStayPlain()
{
    for (const QString &language : {u"../../x"_s, u"Bash\n"_s, u"No such language"_s}) {
        QTextDocument document(u"import os"_s);
        QVERIFY(!highlightCode(&document, language, lightPalette(), Qt::white));
        CodeView view(u"import os\nprint('x')  # y"_s, language);
        view.grab();
        QTRY_VERIFY(isRead(language));
        QCoreApplication::processEvents();
        QCOMPARE(colouredRanges(view), 0);
        QCOMPARE(shown(view), view.code());
    }
}

void tst_CodeView::veryMuchCodeStaysPlain()
{
    CodeView view(u"echo 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'\n"_s.repeated(3000), u"Bash"_s);
    view.showAll();
    view.grab();
    QTRY_VERIFY(isRead(u"Bash"_s));
    QCoreApplication::processEvents();
    QCOMPARE(colouredRanges(view), 0);
}

void tst_CodeView::coloursFollowThePalette()
{
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        const QColor background = palette.color(QPalette::Window);
        QTextDocument document(u"import os  # a comment\nprint('text', 1.5)\n@decorated\ndef f(): return None"_s);
        QSyntaxHighlighter *highlighter = highlightCode(&document, u"Python"_s, palette, background);
#ifndef WAYOUT_HAVE_SYNTAX_HIGHLIGHTING
        QCOMPARE(highlighter, nullptr);
        continue;
#endif
        QVERIFY(highlighter);
        highlighter->rehighlight();
        int ranges = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (const QTextLayout::FormatRange &range : block.layout()->formats()) {
                QVERIFY(contrastRatio(range.format.foreground().color(), background) >= 4.5);
                ++ranges;
            }
        }
        QVERIFY(ranges > 5);
    }
}

void tst_CodeView::languagesAreGuessedOnlyWhenPlausible_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("language");
    QTest::newRow("commands") << u"# first\nsudo apt install x"_s << u"Bash"_s;
    QTest::newRow("Python") << u"x = 1\nimport torch"_s << u"Python"_s;
    QTest::newRow("JavaScript imports are not Python") << u"import chalk from 'chalk';"_s << u"JavaScript"_s;
    QTest::newRow("queries") << u"SELECT 1;"_s << u"SQL"_s;
    QTest::newRow("objects") << u"{\n \"a\": 1\n}"_s << u"JSON"_s;
    QTest::newRow("words are no code") << u"Open the settings and choose Repair"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void tst_CodeView::languagesAreGuessedOnlyWhenPlausible()
{
    QFETCH(QString, code);
    QTEST(plausibleLanguage(code), "language");
}

void tst_CodeView::allLinesAreInView()
{
    CodeView view(u"first\n第二行\nthird\n"_s + QString(300, u'x') + u"\nlast"_s, {});
    for (const int width : {700, 300}) {
        view.resize(width, view.heightForWidth(width));
        view.show();
        QCoreApplication::processEvents();
        view.resize(width, view.heightForWidth(width));
        auto *edit = view.findChild<CodeEdit *>();
        const QRect lastLine = edit->cursorRect(QTextCursor(edit->document()->lastBlock()));
        QVERIFY2(edit->viewport()->rect().bottom() >= lastLine.bottom() - 1, QByteArray::number(width));
    }
}

void tst_CodeView::tabLeavesTheCode()
{
    CodeView view(u"x\ty"_s, {});
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto *edit = view.findChild<CodeEdit *>();
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY(!edit->hasFocus());
    QTest::keyClick(edit, Qt::Key_X);
    QCOMPARE(shown(view), u"x\ty"_s);
}

QTEST_MAIN(tst_CodeView)
#include "tst_codeview.moc"
