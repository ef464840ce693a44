// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"
#include "app/text/paste.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_HiddenCharacters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKindIsFoundShownAndRemoved_data();
    void eachKindIsFoundShownAndRemoved();
    void whatIsSeenIsLeftAlone_data();
    void whatIsSeenIsLeftAlone();
    void foreignSpacesAreHiddenInCodeOnly();
    void aBlankPatternIsNoPictographToJoin();
    void lineEndsBecomeLineFeeds();
    void placesAreThoseOfTheText();
    void matchingPassesOverThem();
    void wordsOfTwoAlphabetsAreFound_data();
    void wordsOfTwoAlphabetsAreFound();
    void wordsOfOneAlphabetAreNone_data();
    void wordsOfOneAlphabetAreNone();
    void manyOfThemAreNoTrouble();
};

void tst_HiddenCharacters::eachKindIsFoundShownAndRemoved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<HiddenKind>("kind");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("without");
    const auto row = [](const char *name, const QString &text, HiddenKind kind, const QString &shown, const QString &without) {
        QTest::newRow(name) << text << kind << shown << without;
    };
    row("right-to-left override", u"rm\u202E x"_s, HiddenKind::Direction, u"rm[U+202E] x"_s, u"rm x"_s);
    row("isolate", u"a\u2066b"_s, HiddenKind::Direction, u"a[U+2066]b"_s, u"ab"_s);
    row("Arabic letter mark", u"a\u061Cb"_s, HiddenKind::Direction, u"a[U+061C]b"_s, u"ab"_s);
    row("left-to-right mark", u"a\u200Eb"_s, HiddenKind::Direction, u"a[U+200E]b"_s, u"ab"_s);
    row("zero-width space", u"su\u200Bdo"_s, HiddenKind::ZeroWidth, u"su[U+200B]do"_s, u"sudo"_s);
    row("joiner between letters", u"su\u200Ddo"_s, HiddenKind::ZeroWidth, u"su[U+200D]do"_s, u"sudo"_s);
    row("word joiner", u"a\u2060b"_s, HiddenKind::ZeroWidth, u"a[U+2060]b"_s, u"ab"_s);
    row("byte order mark within", u"a\uFEFFb"_s, HiddenKind::ZeroWidth, u"a[U+FEFF]b"_s, u"ab"_s);
    row("soft hyphen", u"a\u00ADb"_s, HiddenKind::ZeroWidth, u"a[U+00AD]b"_s, u"ab"_s);
    row("Hangul filler", u"a\u3164b"_s, HiddenKind::ZeroWidth, u"a[U+3164]b"_s, u"ab"_s);
    row("variation selector on a letter", u"a\uFE0Fb"_s, HiddenKind::ZeroWidth, u"a[U+FE0F]b"_s, u"ab"_s);
    row("tag character", u"a\U000E0041b"_s, HiddenKind::Tag, u"a[U+E0041]b"_s, u"ab"_s);
    row("NUL", u"a"_s + QChar(u'\0') + u'b', HiddenKind::Control, u"a␀b"_s, u"ab"_s);
    row("escape", u"a\x1b"_s + u"b"_s, HiddenKind::Control, u"a␛b"_s, u"ab"_s);
    row("delete", u"a\x7f"_s + u"b"_s, HiddenKind::Control, u"a␡b"_s, u"ab"_s);
    row("C1 control", u"a\u009Bb"_s, HiddenKind::Control, u"a[U+009B]b"_s, u"ab"_s);
    row("half a surrogate pair", u"a"_s + QChar(0xd83d) + u'b', HiddenKind::Control, u"a[U+D83D]b"_s, u"ab"_s);
    row("no-break space", u"a\u00A0b"_s, HiddenKind::Space, u"a[U+00A0]b"_s, u"a b"_s);
    row("ideographic space", u"a\u3000b"_s, HiddenKind::Space, u"a[U+3000]b"_s, u"a b"_s);
    row("line separator", u"a\u2028b"_s, HiddenKind::Space, u"a[U+2028]b"_s, u"a\nb"_s);
}

void tst_HiddenCharacters::eachKindIsFoundShownAndRemoved()
{
    QFETCH(QString, text);
    const QList<HiddenCharacter> hidden = hiddenCharacters(text);
    QCOMPARE(hidden.size(), 1);
    QTEST(hidden.first().kind, "kind");
    QVERIFY(hasHidden(text));
    QTEST(visibleForm(text), "shown");
    QTEST(withoutHidden(text), "without");
    QVERIFY(!hasHidden(withoutHidden(text)));
}

void tst_HiddenCharacters::whatIsSeenIsLeftAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("code") << u"if (a) {\n\treturn \"é\"; // 中文。\n}\n"_s;
    QTest::newRow("a family of emoji") << u"👨\u200D👩\u200D👧 done"_s;
    QTest::newRow("a heart drawn in colour") << u"I ❤\uFE0F it, 1\uFE0F\u20E3"_s;
    QTest::newRow("accents of their own") << u"e\u0301 ñ"_s;
    QTest::newRow("nothing") << QString();
}

void tst_HiddenCharacters::whatIsSeenIsLeftAlone()
{
    QFETCH(QString, text);
    QVERIFY(!hasHidden(text));
    QVERIFY(hiddenCharacters(text).isEmpty());
    QCOMPARE(visibleForm(text), text);
    QCOMPARE(withoutHidden(text), text);
}

void tst_HiddenCharacters::foreignSpacesAreHiddenInCodeOnly()
{
    const QString text = u"a\u00A0b\u3000c"_s;
    QCOMPARE(hiddenCharacters(text, TextUse::Code).size(), 2);
    QVERIFY(!hasHidden(text, TextUse::Prose));
    QCOMPARE(visibleForm(text, TextUse::Prose), text);
}

void tst_HiddenCharacters::aBlankPatternIsNoPictographToJoin()
{
    const QString text = u"©\u200D\u2800 x"_s; // a Braille pattern without a dot
    QCOMPARE(hiddenCharacters(text).size(), 2);
    QCOMPARE(withoutHidden(text), u"© x"_s);
}

void tst_HiddenCharacters::lineEndsBecomeLineFeeds()
{
    QVERIFY(!hasHidden(u"a\r\nb"));
    QCOMPARE(withoutHidden(u"a\r\nb\r\n"_s), u"a\nb\n"_s);
    // A lone one makes a terminal write over what stands there.
    QVERIFY(hasHidden(u"rm x\rls"));
    QCOMPARE(withoutHidden(u"rm x\rls"_s), u"rm x\nls"_s);
}

void tst_HiddenCharacters::placesAreThoseOfTheText()
{
    const QList<HiddenCharacter> expected{
        {1, 1, 0x200b, HiddenKind::ZeroWidth}, {4, 2, 0xe0041, HiddenKind::Tag}, {7, 1, 0x202e, HiddenKind::Direction}};
    QCOMPARE(hiddenCharacters(u"a\u200B😀\U000E0041b\u202E"), expected);
}

void tst_HiddenCharacters::matchingPassesOverThem()
{
    for (const QString &hidden : {u"\u202E"_s, u"\u2067"_s, u"\u061C"_s, u"\u200B"_s, u"\u200F"_s, u"\u2060"_s, u"\uFEFF"_s, u"\u00AD"_s,
             u"\u3164"_s, u"\uFE0F"_s, u"\U000E0041"_s, u"\U000E0101"_s, QString(QChar(u'\0')), u"\u0001"_s}) {
        QCOMPARE(Paste(u"fatal: not a git"_s + hidden + u" repository"_s).clean(), "fatal: not a git repository");
    }
}

void tst_HiddenCharacters::wordsOfTwoAlphabetsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("looksLike");
    QTest::newRow("Cyrillic first letter") << u"$ \u0441url -fsSL x"_s << u"curl"_s;
    QTest::newRow("Cyrillic in the middle") << u"import p\u0430ndas"_s << u"pandas"_s;
    QTest::newRow("Greek") << u"d\u03BFcker run"_s << u"docker"_s;
    QTest::newRow("Armenian") << u"sud\u0585 x"_s << u"sudo"_s;
}

void tst_HiddenCharacters::wordsOfTwoAlphabetsAreFound()
{
    QFETCH(QString, text);
    const QList<MixedScriptWord> words = mixedScriptWords(text);
    QCOMPARE(words.size(), 1);
    QTEST(words.first().looksLike, "looksLike");
    QVERIFY(text.sliced(words.first().begin, words.first().length) != words.first().looksLike);
}

void tst_HiddenCharacters::wordsOfOneAlphabetAreNone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << u"curl -fsSL https://example.org/x_1"_s;
    QTest::newRow("Russian") << u"Ошибка: файл не найден"_s;
    QTest::newRow("side by side") << u"файл config.json"_s;
    QTest::newRow("a Greek unit") << u"12μs Δt λx"_s;
    QTest::newRow("Chinese") << u"安装pip后运行"_s;
    QTest::newRow("a Russian word with an English part") << u"docker-образ git'ом apiшка"_s;
    QTest::newRow("French") << u"naïve café"_s;
}

void tst_HiddenCharacters::wordsOfOneAlphabetAreNone()
{
    QFETCH(QString, text);
    QVERIFY(mixedScriptWords(text).isEmpty());
}

void tst_HiddenCharacters::manyOfThemAreNoTrouble()
{
    const QString text = u"\u202E\u200B"_s.repeated(50'000);
    QCOMPARE(hiddenCharacters(text).size(), text.size());
    QVERIFY(withoutHidden(text).isEmpty());
    QCOMPARE(visibleForm(text).size(), text.size() * 8);
}

QTEST_GUILESS_MAIN(tst_HiddenCharacters)
#include "tst_hiddencharacters.moc"
