// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::storage;

using Kind = StoreProblem::Kind;

class tst_Settings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatWasChosenIsThereTheNextTime();
    void aDamagedFileCostsWhatIsDamaged_data();
    void aDamagedFileCostsWhatIsDamaged();
    void aFileOfANewerVersionIsReadAndNotWritten();
    void whatAnotherVersionWroteStays();
    void ownCataloguesKeepTheirOrder();
    void keysAreKeptWhereTheyAreOthers();
    void keysThatNobodyKnowsStay();
    void nonsenseInAValueIsTheDefault();
    void whoWritesIsGivenAllOfIt();
    void anEarlierFormatIsRead();

private:
    QString path() const { return m_folder->filePath(u"wayout.ini"_s); }
    void write(const QByteArray &bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_Settings::whatWasChosenIsThereTheNextTime()
{
    const QByteArray geometry("\0\x01\xff = [x]\n;", 12);
    {
        Settings settings(path());
        settings.set(Setting::contentLanguage, ContentLanguage::Chinese);
        settings.set(Setting::textZoom, 150);
        settings.set(Setting::isPrivate, true);
        QVERIFY(settings.get(Setting::offersClipboard));
        settings.set(Setting::offersClipboard, false);
        settings.set(Setting::windowGeometry, geometry);
        settings.set(Setting::columnsDivider, "state");
    }
    const Settings settings(path());
    QCOMPARE(settings.problem(), std::nullopt);
    QCOMPARE(settings.get(Setting::contentLanguage), ContentLanguage::Chinese);
    QCOMPARE(settings.get(Setting::textZoom), 150);
    QVERIFY(settings.get(Setting::isPrivate));
    QVERIFY(!settings.get(Setting::offersClipboard));
    QCOMPARE(settings.get(Setting::windowGeometry), geometry);
    QCOMPARE(settings.get(Setting::columnsDivider), QByteArray("state"));
    QCOMPARE(settings.get(Setting::textShare), 0);
}

void tst_Settings::ownCataloguesKeepTheirOrder()
{
    const QList<OwnCatalog> first{{u"/b/with space, = and 中文.zip"_s, true}, {u"/a"_s, false}, {u"/c\n"_s, true}};
    {
        Settings settings(path());
        settings.setOwnCatalogs(first);
    }
    {
        Settings settings(path());
        QCOMPARE(settings.ownCatalogs(), first);
        settings.setOwnCatalogs(first.sliced(1));
    }
    QCOMPARE(Settings(path()).ownCatalogs(), first.sliced(1));
}

void tst_Settings::keysAreKeptWhereTheyAreOthers()
{
    const QStringList two{u"Ctrl+;"_s, u"Ctrl+Shift+F9"_s};
    {
        Settings settings(path());
        QCOMPARE(settings.keys(u"search"_s), std::nullopt);
        settings.setKeys({{u"search"_s, two}, {u"clear"_s, QStringList()}, {u"find"_s, QStringList{u"Ctrl+%"_s}}});
    }
    {
        Settings settings(path());
        QCOMPARE(settings.problem(), std::nullopt);
        QCOMPARE(settings.keys(u"search"_s), two);
        QCOMPARE(settings.keys(u"clear"_s), QStringList()); // none at all, which is not nothing
        QCOMPARE(settings.keys(u"find"_s), QStringList{u"Ctrl+%"_s});
        QCOMPARE(settings.keys(u"undo"_s), std::nullopt);
        settings.setKeys({{u"search"_s, std::nullopt}, {u"find"_s, std::nullopt}});
        QCOMPARE(settings.keys(u"search"_s), std::nullopt);
    }
    QVERIFY2(read().contains("[keys]\nclear=\n["), read().constData());
    QCOMPARE(Settings(path()).keys(u"clear"_s), QStringList());
}

void tst_Settings::keysThatNobodyKnowsStay()
{
    write("[keys]\nsearch=@@; ;;Ctrl\nto-come=Ctrl+9\n");
    {
        Settings settings(path());
        QCOMPARE(settings.problem(), std::nullopt);
        settings.setKeys({{u"clear"_s, QStringList{u"F9"_s}}});
    }
    QVERIFY2(read().contains("[keys]\nclear=F9\nsearch=@@; ;;Ctrl\nto-come=Ctrl+9\n"), read().constData());
}

void tst_Settings::aDamagedFileCostsWhatIsDamaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("zoom");
    QTest::newRow("a line that is none") << QByteArray("[ui]\ntextZoom=120\n@@@@@@\n") << 120;
    QTest::newRow("zeros, as after a power cut") << QByteArray(600, '\0') << 100;
    QTest::newRow("not text") << QByteArray("[ui]\ntextZoom=120\nappearance=\xff\xfe\n") << 120;
    QTest::newRow("a name that cannot be written again") << QByteArray("[ui]\ntextZoom=120\n[a/=]\nb=c\n") << 120;
    QTest::newRow("a zero in a name") << QByteArray("[ui]\ntextZoom=120\na\0b=c\n", 24) << 120;
    QTest::newRow("a folder") << QByteArray("folder") << 100;
}

void tst_Settings::aDamagedFileCostsWhatIsDamaged()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, zoom);
    bytes == "folder" ? void(QDir().mkpath(path())) : write(bytes);
    {
        Settings settings(path());
        QVERIFY(settings.problem());
        QCOMPARE(settings.problem()->kind, Kind::SetAside);
        QVERIFY(settings.problem()->argument.startsWith(path() + u".bad-"_s));
        QVERIFY(QFile::exists(settings.problem()->argument));
        QCOMPARE(settings.get(Setting::textZoom), zoom);
        settings.set(Setting::textZoom, 130);
    }
    const Settings settings(path());
    QCOMPARE(settings.problem(), std::nullopt); // said once
    QCOMPARE(settings.get(Setting::textZoom), 130);
}

void tst_Settings::aFileOfANewerVersionIsReadAndNotWritten()
{
    const QByteArray newer("[ui]\ntextZoom=120\n[wayout]\nversion=99\n");
    write(newer);
    {
        Settings settings(path());
        QCOMPARE(settings.problem()->kind, Kind::Newer);
        QCOMPARE(settings.get(Setting::textZoom), 120);
        settings.set(Setting::textZoom, 90);
        QCOMPARE(settings.get(Setting::textZoom), 90);
    }
    QCOMPARE(read(), newer);
}

void tst_Settings::whatAnotherVersionWroteStays()
{
    write("[plugin]\ncolour=blue\n[ui]\ntextZoom=120\n");
    {
        Settings settings(path());
        settings.set(Setting::textZoom, 130);
    }
    QVERIFY2(read().contains("[plugin]\ncolour=blue\n"), read().constData());
}

void tst_Settings::nonsenseInAValueIsTheDefault()
{
    write("[ui]\ntextZoom=huge\ncontentLanguage=klingon\nappearance=\n[window]\ngeometry=***\n");
    const Settings settings(path());
    QCOMPARE(settings.get(Setting::textZoom), 100);
    QCOMPARE(settings.get(Setting::contentLanguage), std::nullopt);
    QCOMPARE(settings.get(Setting::appearance), Settings::Appearance::System);
    QCOMPARE(settings.get(Setting::textShare), 0);
}

void tst_Settings::whoWritesIsGivenAllOfIt()
{
    QList<QByteArray> written;
    {
        Settings settings(path());
        settings.set(Setting::textZoom, 110);
        settings.setWriter([&](const QString &where, const QByteArray &bytes) {
            QCOMPARE(where, path());
            written.append(bytes);
        });
        QCOMPARE(written.size(), 1); // what was waiting
        settings.set(Setting::textZoom, 120);
        settings.set(Setting::textZoom, 120); // no change
    }
    QCOMPARE(written.size(), 2);
    QVERIFY(!QFile::exists(path()));
    write(written.last());
    QCOMPARE(Settings(path()).get(Setting::textZoom), 120);
}

void tst_Settings::anEarlierFormatIsRead()
{
    write("[ui]\ncontentLanguage=zh\ntextZoom=110\n\n[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0)\n");
    const Settings settings(path());
    QCOMPARE(settings.problem(), std::nullopt);
    QCOMPARE(settings.get(Setting::contentLanguage), ContentLanguage::Chinese);
    QCOMPARE(settings.get(Setting::textZoom), 110);
    QCOMPARE(settings.get(Setting::textShare), 0);
}

QTEST_GUILESS_MAIN(tst_Settings)
#include "tst_settings.moc"
