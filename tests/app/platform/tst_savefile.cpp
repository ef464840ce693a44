// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/savefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::platform;

class tst_SaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsReadBack();
    void onlyItsOwnerMayReadIt();
    void missingFoldersAreMadeForTheOwnerAlone();
    void whereItCannotBeTheReasonIsSaid();
    void twoFilesArePutAsideUnderTwoNames();

private:
    QTemporaryDir m_folder;
};

void tst_SaveFile::whatIsSavedIsReadBack()
{
    const QString path = m_folder.filePath(u"saved"_s);
    for (const QByteArray &bytes : {QByteArray("first"), QByteArray(1'000'000, 'x'), QByteArray()}) {
        QCOMPARE(saveFile(path, bytes), std::nullopt);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
}

void tst_SaveFile::onlyItsOwnerMayReadIt()
{
    const QString path = m_folder.filePath(u"private"_s);
    QCOMPARE(saveFile(path, "mine"), std::nullopt);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path) & others, QFile::Permissions());
}

void tst_SaveFile::missingFoldersAreMadeForTheOwnerAlone()
{
    const QString path = m_folder.filePath(u"a/b/saved"_s);
    QCOMPARE(saveFile(path, "deep"), std::nullopt);
    const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QCOMPARE(QFile::permissions(m_folder.filePath(u"a/b"_s)) & others, QFile::Permissions());
}

void tst_SaveFile::whereItCannotBeTheReasonIsSaid()
{
    const QString file = m_folder.filePath(u"a-file"_s);
    QCOMPARE(saveFile(file, "x"), std::nullopt);
    const auto reason = saveFile(file + u"/below"_s, "x");
    QVERIFY(reason && !reason->isEmpty());
    QVERIFY(QDir().mkpath(m_folder.filePath(u"a-folder"_s)));
    QVERIFY(saveFile(m_folder.filePath(u"a-folder"_s), "x").has_value());
}

void tst_SaveFile::twoFilesArePutAsideUnderTwoNames()
{
    const QString path = m_folder.filePath(u"damaged"_s);
    const QString first = asidePath(path, u".bad-"_s);
    QVERIFY(first.startsWith(path + u".bad-"_s));
    QCOMPARE(saveFile(first, "x"), std::nullopt);
    QVERIFY(asidePath(path, u".bad-"_s) != first);
}

QTEST_GUILESS_MAIN(tst_SaveFile)
#include "tst_savefile.moc"
