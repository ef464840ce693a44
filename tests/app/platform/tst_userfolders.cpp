// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/userfolders.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::platform;

class tst_UserFolders final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDataFolderHoldsTheCatalogue()
    {
        qputenv("XDG_DATA_HOME", "/somewhere/data");
        QCOMPARE(userCatalogFolder(), u"/somewhere/data/wayout/catalog"_s);
    }

    void aRelativeVariableDoesNotCount()
    {
        qputenv("XDG_DATA_HOME", "data");
        qputenv("HOME", "/home/someone");
        QCOMPARE(userCatalogFolder(), u"/home/someone/.local/share/wayout/catalog"_s);
    }

    void withoutAHomeThereIsNone()
    {
        qunsetenv("XDG_DATA_HOME");
        qunsetenv("HOME");
        QVERIFY(userCatalogFolder().isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_UserFolders)
#include "tst_userfolders.moc"
