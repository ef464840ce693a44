// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/encodings.h"
#include "app/text/mojibake.h"

#include <QStringEncoder>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Mojibake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMisreadTextIsRepaired_data();
    void aMisreadTextIsRepaired();
    void whatWasLostIsMarked();
    void whatWasLostInGbkIsNoDigit();
    void gbkReadAsLatinIsRepaired();
    void aTextReadRightIsLeftAlone_data();
    void aTextReadRightIsLeftAlone();
    void megabytesAreNoTrouble();
};

void tst_Mojibake::aMisreadTextIsRepaired_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("readAs");
    const QString korean = u"# Apple Silicon에서 torch_dtype 설정 주의사항\n지정된 파일을 찾을 수 없습니다.\n"_s;
    const QString chinese = u"错误：找不到文件\n请检查网络连接是否正常后重试\n"_s;
    QTest::newRow("Korean as Latin 1") << korean << u"ISO-8859-1"_s;
    QTest::newRow("Chinese as Latin 1") << chinese << u"ISO-8859-1"_s;
    QTest::newRow("French as Windows-1252") << u"Fichier non trouvé : accès refusé à l’élément\n"_s << u"windows-1252"_s;
    QTest::newRow("quotes as Windows-1252") << u"‘x’ undeclared (first use in this function) ‘y’\n"_s << u"windows-1252"_s;
    QTest::newRow("Chinese as GBK") << chinese << u"GB18030"_s;
}

void tst_Mojibake::aMisreadTextIsRepaired()
{
    QFETCH(QString, text);
    QFETCH(QString, readAs);
    const std::optional<QString> misread = decodedAs(text.toUtf8(), readAs);
    if (!misread) {
        QSKIP("Qt was built without this encoding.");
    }
    QVERIFY(*misread != text);
    const std::optional<QString> repaired = repairedMojibake(*misread);
    QVERIFY(repaired.has_value());
    if (readAs != u"GB18030"_s) { // which has bytes that mean nothing, and loses them
        QCOMPARE(*repaired, text);
    } else {
        QVERIFY2(repaired->contains(u"找不到文"_s), qPrintable(*repaired));
    }
    QVERIFY(!repairedMojibake(*repaired));
}

void tst_Mojibake::whatWasLostIsMarked()
{
    QString misread = QString::fromLatin1(u"설정 에서 사용 가속"_s.toUtf8());
    misread.remove(QChar(0x90)).remove(QChar(0x8d)); // which Windows-1252 has no character for
    QCOMPARE(repairedMojibake(misread), u"설정 \uFFFD서 사용 가\uFFFD"_s);
}

void tst_Mojibake::whatWasLostInGbkIsNoDigit()
{
    const QString meant = u"由于目标计算机积极拒绝，无法连接。\n由于找不到指定的文件，安装没有完成\n"_s;
    const std::optional<QString> misread = decodedAs(meant.toUtf8(), u"GB18030"_s);
    if (!misread) {
        QSKIP("Qt was built without this encoding.");
    }
    QVERIFY(misread->contains(QChar(QChar::ReplacementCharacter)));
    const std::optional<QString> repaired = repairedMojibake(*misread);
    QVERIFY(repaired);
    QVERIFY2(!repaired->contains(u'1') && !repaired->contains(u'7') && repaired->contains(u"由于"_s), qPrintable(*repaired));
}

void tst_Mojibake::gbkReadAsLatinIsRepaired()
{
    const QString meant = u"Main.java:3: 错误: 找不到符号\n  System.out.printn(x);\n"_s;
    QStringEncoder encoder("GB18030");
    if (!encoder.isValid()) {
        QSKIP("Qt was built without this encoding.");
    }
    const QByteArray bytes = encoder.encode(meant);
    QCOMPARE(repairedMojibake(QString::fromLatin1(bytes)), meant);
    QCOMPARE(repairedMojibake(u"ÕÒ²»µ½·ûºÅ"_s), u"找不到符号"_s);
}

void tst_Mojibake::aTextReadRightIsLeftAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("ASCII") << u"error: out of memory"_s;
    QTest::newRow("French") << u"Fichier non trouvé : accès refusé à l’élément « x »"_s;
    QTest::newRow("German") << u"Größe überschritten für Ausgabe"_s;
    QTest::newRow("Spanish") << u"¿Cómo? ¡Así! Código erróneo, señal, año, corazón, más información aquí"_s;
    QTest::newRow("Portuguese") << u"Não foi possível: operação inválida, ação não permitida, você já está"_s;
    QTest::newRow("Chinese") << u"错误：找不到文件，请检查网络连接"_s;
    QTest::newRow("rare Chinese") << u"饕餮魑魅魍魉龘靐齉齾"_s;
    QTest::newRow("Korean") << u"지정된 파일을 찾을 수 없습니다"_s;
    QTest::newRow("signs") << u"25 °C ± 2 × 3 § 4 — “x” … €5"_s;
    QTest::newRow("a word about it") << u"it shows Ã© instead"_s;
}

void tst_Mojibake::aTextReadRightIsLeftAlone()
{
    QFETCH(QString, text);
    QVERIFY(!repairedMojibake(text));
}

void tst_Mojibake::megabytesAreNoTrouble()
{
    const QString korean = u"지정된 파일을 찾을 수 없습니다.\n"_s;
    const QString misread = QString::fromLatin1(korean.toUtf8()).repeated(5'000);
    QCOMPARE(repairedMojibake(misread), korean.repeated(5'000));
}

QTEST_GUILESS_MAIN(tst_Mojibake)
#include "tst_mojibake.moc"
