// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/atomscanner.h"

#include <QTest>

class tst_AtomScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAtomIsFoundOnce();
    void atomsThatShareTheirStartAreToldApart();
    void atomsAtBothEndsAreFound();
};

namespace {

std::vector<int> found(const std::vector<std::string> &atoms, const char *text)
{
    std::vector<int> result;
    AtomScanner(atoms).scan(text, result);
    return result;
}

} // namespace

void tst_AtomScanner::everyAtomIsFoundOnce()
{
    QCOMPARE(found({"refused", "timeout"}, "refused and refused, then timeout"), (std::vector<int>{0, 1}));
    QCOMPARE(found({"refused"}, "nothing here"), std::vector<int>{});
    QCOMPARE(found({"refused"}, ""), std::vector<int>{});
}

void tst_AtomScanner::atomsThatShareTheirStartAreToldApart()
{
    QCOMPARE(found({"error", "errno", "err"}, "errno 13"), (std::vector<int>{1, 2}));
}

void tst_AtomScanner::atomsAtBothEndsAreFound()
{
    QCOMPARE(found({"abc", "xyz"}, "abc xyz"), (std::vector<int>{0, 1}));
    QCOMPARE(found({"xyzw"}, "xyz"), std::vector<int>{});
}

QTEST_APPLESS_MAIN(tst_AtomScanner)
#include "tst_atomscanner.moc"
