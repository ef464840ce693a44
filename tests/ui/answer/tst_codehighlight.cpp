// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeedit.h"
#include "ui/answer/codeview.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

using namespace wayout::answer;

class tst_CodeHighlight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutHighlightingCodeIsPlain();
    void whoWaitsForALanguageIsToldAtOnce();
};

// As it is built where there is no KSyntaxHighlighting: this program takes these functions instead of the library's.
#undef WAYOUT_HAVE_SYNTAX_HIGHLIGHTING
#include "ui/answer/codehighlight.cpp"

void tst_CodeHighlight::withoutHighlightingCodeIsPlain()
{
    CodeView view(u"import os\nprint('x')  # y"_s, u"Python"_s);
    view.grab();
    QCoreApplication::processEvents();
    const QTextDocument *document = view.findChild<CodeEdit *>()->document();
    QCOMPARE(document->toPlainText(), view.code());
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QVERIFY(block.layout()->formats().isEmpty());
    }
}

void tst_CodeHighlight::whoWaitsForALanguageIsToldAtOnce()
{
    QObject receiver;
    bool isTold = false;
    whenHighlightable(u"Python"_s, &receiver, [&isTold] { isTold = true; });
    QVERIFY(isTold);
    QTextDocument document(u"import os"_s);
    QCOMPARE(highlightCode(&document, u"Python"_s, QPalette(), Qt::white), nullptr);
}

QTEST_MAIN(tst_CodeHighlight)
#include "tst_codehighlight.moc"
