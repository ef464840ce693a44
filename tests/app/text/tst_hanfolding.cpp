// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/characters.h"

#include <QString>
#include <QTest>

using namespace wayout::text;

class tst_HanFolding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void traditionalBecomesSimplified();
    void everythingElseStays();
};

void tst_HanFolding::traditionalBecomesSimplified()
{
    QCOMPARE(simplified("連線被拒絕:找不到檔案"), std::string("连线被拒绝:找不到档案"));
    QVERIFY(simplified(U'龜') == U'龟');
    QVERIFY(simplified(U'並') == U'并');
}

void tst_HanFolding::everythingElseStays()
{
    const std::string text = "error: 没有那个文件 エラー 없음 🔥 \xe4\xb8";
    QCOMPARE(simplified(text), text);
    QVERIFY(simplified(U'a') == U'a');
    QVERIFY(simplified(char32_t(0x20000)) == char32_t(0x20000));
}

QTEST_APPLESS_MAIN(tst_HanFolding)
#include "tst_hanfolding.moc"
