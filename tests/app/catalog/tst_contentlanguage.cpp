// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/contentlanguage.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_ContentLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesRoundTrip();
    void eachLanguageShowsItsOwnText();
    void aMissingLanguageFallsBackAndSaysSo();
};

void tst_ContentLanguage::namesRoundTrip()
{
    for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese, ContentLanguage::Both}) {
        QCOMPARE(contentLanguageFromName(contentLanguageName(language)), std::optional(language));
    }
    QVERIFY(!contentLanguageFromName(u"fr"_s));
}

void tst_ContentLanguage::eachLanguageShowsItsOwnText()
{
    const BilingualText text{u"out of memory"_s, u"内存不足"_s};
    QCOMPARE(shownText(text, ContentLanguage::English), (ShownText{text.en, {}, ShownText::Fallback::None}));
    QCOMPARE(shownText(text, ContentLanguage::Chinese), (ShownText{text.zh, {}, ShownText::Fallback::None}));
    QCOMPARE(shownText(text, ContentLanguage::Both), (ShownText{text.zh, text.en, ShownText::Fallback::None}));
}

void tst_ContentLanguage::aMissingLanguageFallsBackAndSaysSo()
{
    const BilingualText english{u"only English"_s, {}};
    QCOMPARE(shownText(english, ContentLanguage::English).fallback, ShownText::Fallback::None);
    QCOMPARE(
        shownText(english, ContentLanguage::Chinese), (ShownText{english.en, {}, ShownText::Fallback::EnglishOnly}));
    QCOMPARE(shownText(english, ContentLanguage::Both), (ShownText{english.en, {}, ShownText::Fallback::EnglishOnly}));
    const BilingualText chinese{{}, u"只有中文"_s};
    QCOMPARE(
        shownText(chinese, ContentLanguage::English), (ShownText{chinese.zh, {}, ShownText::Fallback::ChineseOnly}));
    QCOMPARE(shownText({}, ContentLanguage::Both), ShownText{});
}

QTEST_APPLESS_MAIN(tst_ContentLanguage)
#include "tst_contentlanguage.moc"
