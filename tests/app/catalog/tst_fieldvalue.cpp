// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/fieldvalue.h"
#include "app/catalog/recordform.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

class tst_FieldValue final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBuiltInRecordIsWrittenAsItWasRead();
    void whatIsReadIsWrittenTheSame_data();
    void whatIsReadIsWrittenTheSame();
    void whatIsNoJsonIsNothing_data();
    void whatIsNoJsonIsNothing();
    void pointersNameFieldsAndEntries();
    void formatKnowsEveryFieldOfTheBuiltInRecords();
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList builtInFiles()
{
    QStringList files;
    for (QDirIterator i(builtinFile(), {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories); i.hasNext();) {
        files.append(i.next());
    }
    return files;
}

/// Pointers to what the format does not know.
void collectUnknown(const FieldValue &value, const QString &pointer, QStringList &unknown)
{
    for (qsizetype i = 0; i < value.items.size(); ++i) {
        const bool isObject = value.type == FieldValue::Type::Object;
        const QString here = isObject ? pointerTo(pointer, value.keys.at(i)) : pointerTo(pointer, i);
        if (isObject && !formatField(here)) {
            unknown.append(here);
        }
        if (here != u"/captures"_s) { // its keys are the names of values
            collectUnknown(value.items.at(i), here, unknown);
        }
    }
}

} // namespace

void tst_FieldValue::everyBuiltInRecordIsWrittenAsItWasRead()
{
    const QStringList files = builtInFiles();
    QVERIFY(files.size() > 500);
    for (const QString &file : files) {
        const QByteArray bytes = contentOf(file);
        const auto value = fieldsOf(bytes);
        QVERIFY2(value, qPrintable(file));
        QCOMPARE(jsonOf(*value), bytes);
    }
}

void tst_FieldValue::whatIsReadIsWrittenTheSame_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("digits of a number") << QByteArray("[0.950, 1e3, -0.5, 12345678901234567890]\n");
    QTest::newRow("order of fields, and one given twice") << QByteArray("{\"b\": 1, \"a\": 2, \"b\": 3}\n");
    QTest::newRow("nothing, truths, empty ones") << QByteArray("[null, true, false, \"\", [], {}]\n");
    QTest::newRow("what must be escaped, and nothing else") << QByteArray("[\"\\\"\\\\\\n\\t\\u001b/ 显存 é\"]\n");
}

void tst_FieldValue::whatIsReadIsWrittenTheSame()
{
    QFETCH(QByteArray, json);
    const auto value = fieldsOf(json);
    QVERIFY(value);
    QCOMPARE(jsonOf(*value, JsonLayout::OneLine), json);
    QCOMPARE(fieldsOf(jsonOf(*value)), value);
}

void tst_FieldValue::whatIsNoJsonIsNothing_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("{\"a\": [1, 2");
    QTest::newRow("too deep") << QByteArray(100, '[') + QByteArray(100, ']');
}

void tst_FieldValue::whatIsNoJsonIsNothing()
{
    QFETCH(QByteArray, json);
    QVERIFY(!fieldsOf(json));
}

void tst_FieldValue::pointersNameFieldsAndEntries()
{
    const auto value = fieldsOf(R"({"list": [{"how": "so"}], "a/b~c": 1})");
    QCOMPARE(value->at(u"/list/0/how"_s)->text, u"so"_s);
    QCOMPARE(value->at(pointerTo({}, u"a/b~c"_s))->text, u"1"_s);
    QCOMPARE(value->at({}), &*value);
    QVERIFY(!value->at(u"/list/1"_s));
    QVERIFY(!value->at(u"/list/x"_s));
    QVERIFY(!value->at(u"/other/0"_s));
}

void tst_FieldValue::formatKnowsEveryFieldOfTheBuiltInRecords()
{
    for (const QString &file : builtInFiles()) {
        QStringList unknown;
        collectUnknown(*fieldsOf(contentOf(file)), {}, unknown);
        QVERIFY2(unknown.isEmpty(), qPrintable(file + u": "_s + unknown.join(u", "_s)));
    }
}

QTEST_GUILESS_MAIN(tst_FieldValue)
#include "tst_fieldvalue.moc"
