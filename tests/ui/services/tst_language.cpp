// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "ui/services/language.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::services;
using namespace wayout::storage;

class tst_Language : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theChoiceTurnsTheInterface();
    void theChoiceIsRemembered();
    void withBothTheInterfaceHasTheLanguageThatWasChosen();
    void whatTheKeyOnlyPassesIsNoChoice();
    void theInterfaceCanHaveALanguageOfItsOwn();
    void theKeyGoesThroughAllThree();
    void anOverrideIsNotRemembered();
    void englishHasPlurals();

private:
    QString file() const { return m_folder->filePath(u"settings.ini"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QString records(int count)
{
    return QCoreApplication::translate("wayout::window::StatusLine", "%Ln record(s) in %1", nullptr, count);
}

} // namespace

void tst_Language::theChoiceTurnsTheInterface()
{
    Settings settings(file());
    Language language(settings);
    language.choose(ContentLanguage::Chinese);
    QCOMPARE(language.interfaceLanguage(), QLocale::Chinese);
    QVERIFY(records(2) != u"%Ln record(s) in %1"_s && !records(2).contains(u"record"_s));
    language.choose(ContentLanguage::English);
    QCOMPARE(language.interfaceLanguage(), QLocale::English);
    QVERIFY(records(2).contains(u"record"_s));
}

void tst_Language::theChoiceIsRemembered()
{
    {
        Settings settings(file());
        Language language(settings);
        language.choose(ContentLanguage::Both);
    }
    Settings settings(file());
    const Language language(settings);
    QCOMPARE(language.content(), ContentLanguage::Both);
}

void tst_Language::withBothTheInterfaceHasTheLanguageThatWasChosen()
{
    Settings settings(file());
    Language language(settings);
    for (const auto single : {ContentLanguage::Chinese, ContentLanguage::English}) {
        language.choose(single);
        const QLocale::Language before = language.interfaceLanguage();
        language.choose(ContentLanguage::Both);
        QCOMPARE(language.interfaceLanguage(), before);
    }
}

void tst_Language::whatTheKeyOnlyPassesIsNoChoice()
{
    Settings settings(file());
    Language language(settings);
    do {
        language.cycle();
    } while (language.content() != ContentLanguage::Both);
    QCOMPARE(language.interfaceLanguage(), systemInterfaceLanguage());
    language.choose(ContentLanguage::Chinese);
    language.cycle();
    QCOMPARE(language.interfaceLanguage(), QLocale::English);
    language.cycle();
    QCOMPARE(language.content(), ContentLanguage::Both);
    QCOMPARE(language.interfaceLanguage(), QLocale::Chinese);
}

void tst_Language::theInterfaceCanHaveALanguageOfItsOwn()
{
    Settings settings(file());
    Language language(settings);
    language.choose(ContentLanguage::Chinese);
    language.chooseInterface(ContentLanguage::English);
    QCOMPARE(language.interfaceLanguage(), QLocale::English);
    QCOMPARE(language.content(), ContentLanguage::Chinese);
    language.choose(ContentLanguage::Both);
    QCOMPARE(language.interfaceLanguage(), QLocale::English);
    QCOMPARE(Language(settings).interfaceLanguage(), QLocale::English);
    language.choose(ContentLanguage::Chinese);
    language.chooseInterface(std::nullopt);
    QCOMPARE(language.interfaceLanguage(), QLocale::Chinese);
}

void tst_Language::theKeyGoesThroughAllThree()
{
    Settings settings(file());
    Language language(settings);
    language.choose(ContentLanguage::Chinese);
    QSignalSpy changed(&language, &Language::changed);
    for (const auto expected : {ContentLanguage::English, ContentLanguage::Both, ContentLanguage::Chinese}) {
        language.cycle();
        QCOMPARE(language.content(), expected);
    }
    QCOMPARE(changed.size(), 3);
}

void tst_Language::anOverrideIsNotRemembered()
{
    Settings settings(file());
    Language language(settings);
    language.choose(ContentLanguage::English);
    language.use(ContentLanguage::Chinese);
    QCOMPARE(language.content(), ContentLanguage::Chinese);
    QCOMPARE(settings.get(Setting::contentLanguage), ContentLanguage::English);
}

void tst_Language::englishHasPlurals()
{
    Settings settings(file());
    Language language(settings);
    language.choose(ContentLanguage::English);
    QCOMPARE(records(1), u"1 record in %1"_s);
    QCOMPARE(records(2), u"2 records in %1"_s);
}

QTEST_MAIN(tst_Language)
#include "tst_language.moc"
