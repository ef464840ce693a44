// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/textpieces.h"

#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_TextPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesAreWholeLinesAndTogetherTheText();
    void otherEncodingsBecomeUtf8AcrossPieces();
    void aByteOrderMarkIsNoText();
    void anEndlessLineIsCut();
    void noCharacterIsCut();
    void aTextWithoutEndIsCut();
};

namespace {

TextPieces piecesOf(const QByteArray &text, const QString &encoding, qsizetype atOnce = TextPieces::pieceBytes)
{
    return {[text, atOnce, from = qsizetype(0)](qsizetype most) mutable {
                const QByteArray piece = text.mid(from, std::min(most, atOnce));
                from += piece.size();
                return piece;
            },
            encoding};
}

QList<QByteArray> all(TextPieces pieces)
{
    QList<QByteArray> result;
    while (const std::optional<QByteArray> piece = pieces.next()) {
        result.append(*piece);
    }
    return result;
}

} // namespace

void tst_TextPieces::piecesAreWholeLinesAndTogetherTheText()
{
    QByteArray text;
    for (int i = 0; i < 60'000; ++i) {
        text += "line " + QByteArray::number(i) + " of a log\n";
    }
    text += "the last one has no end";
    for (const qsizetype atOnce : {TextPieces::pieceBytes, qsizetype(4099)}) {
        const QList<QByteArray> pieces = all(piecesOf(text, u"UTF-8"_s, atOnce));
        QVERIFY(pieces.size() > 2);
        for (qsizetype i = 0; i + 1 < pieces.size(); ++i) {
            QVERIFY(pieces.at(i).endsWith('\n'));
        }
        QCOMPARE(pieces.join(), text);
    }
}

void tst_TextPieces::otherEncodingsBecomeUtf8AcrossPieces()
{
    const QString text = u"错误：找不到模块\n"_s.repeated(500);
    const QByteArray utf16 = QStringEncoder(QStringConverter::Utf16LE).encode(text);
    QCOMPARE(all(piecesOf(utf16, u"UTF-16LE"_s, 777)).join(), text.toUtf8());
}

void tst_TextPieces::aByteOrderMarkIsNoText()
{
    QCOMPARE(all(piecesOf("\xef\xbb\xbf" "a\n", u"UTF-8"_s)).join(), QByteArray("a\n"));
}

void tst_TextPieces::anEndlessLineIsCut()
{
    const QByteArray text(TextPieces::longestLine * 2 + 5, 'x');
    const QList<QByteArray> pieces = all(piecesOf(text, u"UTF-8"_s));
    QVERIFY(pieces.size() >= 2);
    QCOMPARE(pieces.join(), text);
}

void tst_TextPieces::noCharacterIsCut()
{
    const QString text = u'x' + QString(TextPieces::longestLine, u'错');
    for (const QByteArray &piece : all(piecesOf(text.toUtf8(), u"UTF-8"_s))) {
        QVERIFY(QUtf8StringView(piece.constData(), piece.size()).isValidUtf8());
    }
}

void tst_TextPieces::aTextWithoutEndIsCut()
{
    qint64 given = 0;
    TextPieces endless(
        [&given](qsizetype most) {
            given += most;
            return QByteArray(most, 'y');
        },
        u"UTF-8"_s, 3'000'000);
    while (endless.next()) {
        QVERIFY(!endless.isCut());
    }
    QVERIFY(endless.isCut());
    QVERIFY(given < 5'000'000);
    TextPieces ending = piecesOf(QByteArray(1'000'000, 'y'), u"UTF-8"_s);
    while (ending.next()) { }
    QVERIFY(!ending.isCut());
}

QTEST_APPLESS_MAIN(tst_TextPieces)
#include "tst_textpieces.moc"
