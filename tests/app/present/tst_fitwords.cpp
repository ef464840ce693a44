// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/fitwords.h"
#include "app/present/recorddocument.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::evidence;
using namespace wayout::present;

using Standing = FittedEntry::Standing;
using Reason = FittedEntry::Reason;

class tst_FitWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whyAnEntryFitsIsSaid_data();
    void whyAnEntryFitsIsSaid();
    void valuesNameTheirLines();
    void theDocumentSaysBothBesideTheFix();
    void aSecretIsNoReason();
};

void tst_FitWords::whyAnEntryFitsIsSaid_data()
{
    QTest::addColumn<FittedEntry>("entry");
    QTest::addColumn<QString>("words");
    const auto add = [](const char *name, Standing standing, Reason reason, const QString &because,
                         const QString &words) {
        QTest::newRow(name) << FittedEntry{.standing = standing, .reason = reason, .because = because, .line = 1'400}
                            << words;
    };
    add("text", Standing::Fits, Reason::Text, u"libGL.so.1"_s, u"line 1,400 has “libGL.so.1”"_s);
    add("a long text", Standing::Fits, Reason::Text, u"no  such "_s + u"x"_s.repeated(100),
        u"line 1,400 has “no such "_s + u"x"_s.repeated(31) + u"…”"_s);
    add("too little to be quoted", Standing::Fits, Reason::Text, u"2"_s, {});
    add("system", Standing::Fits, Reason::System, u"debian"_s, u"your text is from Debian or Ubuntu"_s);
    add("version", Standing::Fits, Reason::Version, u"2.1.4"_s, u"your text has version 2.1.4"_s);
    add("another system", Standing::Excluded, Reason::System, u"windows"_s,
        u"not for Windows, where your text is from"_s);
    add("another version", Standing::Excluded, Reason::Version, u"2.1.4"_s,
        u"not for version 2.1.4, which your text has"_s);
    add("no package", Standing::Excluded, Reason::NoPackage, u"package"_s, {});
    add("the author's order", Standing::AsWritten, Reason::None, {}, {});
    add("the user's own result", Standing::WorkedForUser, Reason::Text, u"libGL.so.1"_s, {});
}

void tst_FitWords::whyAnEntryFitsIsSaid()
{
    QFETCH(const FittedEntry, entry);
    QTEST(fitWords(entry), "words");
}

void tst_FitWords::valuesNameTheirLines()
{
    const QList<FilledValue> values{{.name = u"ns"_s, .value = u"pay"_s, .kind = u"word"_s, .line = 4},
        {.name = u"pod"_s, .value = u"web-0"_s, .kind = u"word"_s, .line = 4},
        {.name = u"port"_s, .value = u"80"_s, .kind = u"port"_s, .line = 2},
        {.name = u"package"_s, .value = u"libgl1"_s, .kind = u"package"_s, .line = 9, .archive = u"Debian 13"_s}};
    const auto wordsFor = [&](const QString &code) { return filledWords(filledCode(code, u"Bash"_s, values), values); };
    QCOMPARE(wordsFor(u"kubectl -n <ns> logs <pod>\nkubectl -n <ns> get <pod>"_s), u"filled in from line 4"_s);
    QCOMPARE(wordsFor(u"curl <pod>:<port>"_s), u"filled in from lines 2, 4"_s);
    QCOMPARE(wordsFor(u"apt install <package>"_s), QString());
    QCOMPARE(wordsFor(u"make"_s), QString());
}

void tst_FitWords::theDocumentSaysBothBesideTheFix()
{
    Record record{.id = u"git/x"_s, .signature = {u"rejected"_s, {}}};
    record.captures = {Capture{.name = u"branch"_s, .regex = u"rejected\\] (\\S+)"_s, .kind = u"ref"_s}};
    record.workarounds = {
        {.action = {u"Push"_s, {}}, .code = u"git push origin <branch>"_s, .codeLanguage = u"Bash"_s}};
    record.workarounds[0].applies.text = u"fetch first"_s;
    RecordDocument document(record, ContentLanguage::English, DocumentForm::Window);
    document.setOccasion({factsOf(record, {.text = u"$ git push\n! [rejected] topic (fetch first)"_s, .line = 2})});
    QCOMPARE(document.block(RecordPart::Fix, {RecordPart::KnownFrom}, 0).text(),
        u"not tested · line 2 has “fetch first” · filled in from line 2"_s);
}

void tst_FitWords::aSecretIsNoReason()
{
    Record record;
    record.workarounds.resize(1);
    record.workarounds[0].applies.text = u"hunter\\w+"_s;
    const PasteFacts facts = factsOf(record, {.text = u"password=hunter2secret"_s, .line = 1});
    QCOMPARE(facts.workarounds.first().standing, Standing::Fits);
    QCOMPARE(fitWords(facts.workarounds.first()), QString());
}

QTEST_APPLESS_MAIN(tst_FitWords)
#include "tst_fitwords.moc"
