// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordmarkdown.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::present;

class tst_SearchString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSearchStringLeavesOutWhatDiffers_data();
    void theSearchStringLeavesOutWhatDiffers();
    void whatThePasteHasIsQuoted_data();
    void whatThePasteHasIsQuoted();
};

void tst_SearchString::theSearchStringLeavesOutWhatDiffers_data()
{
    QTest::addColumn<QString>("signature");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing differs") << u"no space left on device"_s << u"\"no space left on device\""_s;
    QTest::newRow("a gap") << u"version `GLIBC_…' not found"_s << u"\"version `GLIBC_\" \"not found\""_s;
    QTest::newRow("signs are no words, and of two forms one counts")
        << u"! [rejected] … -> … (non-fast-forward) / (fetch first): error: failed to push some refs to …"_s
        << u"\"rejected\" \"non-fast-forward\" \"error: failed to push some refs to\""_s;
    QTest::newRow("of two messages the first")
        << u"Author identity unknown / *** Please tell me who you are."_s << u"\"Author identity unknown\""_s;
    QTest::newRow("a path is no alternative") << u"status=203/EXEC"_s << u"\"status=203/EXEC\""_s;
    QTest::newRow("quotes end a phrase") << u"fatal: \"x.y\" is missing: ..."_s
                                         << u"\"fatal\" \"x.y\" \"is missing\""_s;
}

void tst_SearchString::theSearchStringLeavesOutWhatDiffers()
{
    QFETCH(QString, signature);
    Record record;
    record.signature.en = signature;
    QTEST(searchString(record), "expected");
}

void tst_SearchString::whatThePasteHasIsQuoted_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the rare word stays") << u"ImportError: libGL.so.1: cannot open shared object file"_s
                                         << u"\"ImportError: libGL.so.1: cannot open shared object file\""_s;
    QTest::newRow("paths and addresses go")
        << u"open /srv/acme/x.yaml: refused by 10.0.0.7:5433 at 0x7ffe12"_s << u"\"open\" \"refused by\" \"at\""_s;
}

void tst_SearchString::whatThePasteHasIsQuoted()
{
    QFETCH(QString, found);
    Record record;
    record.signature.en = u"error while loading shared libraries: …"_s;
    QTEST(searchString(record, found), "expected");
}

QTEST_MAIN(tst_SearchString)
#include "tst_searchstring.moc"
