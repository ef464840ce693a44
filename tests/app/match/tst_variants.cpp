// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

/// tests/variants/DOMAIN.tsv lists texts that people paste for one error, and texts of its neighbours. A line is a record
/// id, "+" or "-", and the text, separated by tabs; \n in the text is a line break, \t a tab, \\ a backslash. For "+" the
/// record must be a match for the text, for "-" it must not be.
class tst_Variants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void recordsMatchTheirVariantsAndNotTheirNeighbours_data();
    void recordsMatchTheirVariantsAndNotTheirNeighbours();

private:
    std::shared_ptr<const Engine> m_engine;
};

namespace {

QString unescaped(const QString &text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar next = text[i] == u'\\' && i + 1 < text.size() ? text[i + 1] : QChar();
        if (next == u'n' || next == u't' || next == u'\\') {
            result += next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// Returns whether `record` is a match of the answer or a variant of a match.
bool isMatch(const Answer &answer, qsizetype record)
{
    return std::any_of(answer.matches.begin(), answer.matches.end(), [record](const Match &match) {
        return match.grade == Grade::Match && (match.record == record || match.variants.contains(record));
    });
}

} // namespace

void tst_Variants::initTestCase()
{
    m_engine = wayout::loading::loadEngine({});
    QVERIFY(m_engine->catalog.size() > 0);
}

void tst_Variants::recordsMatchTheirVariantsAndNotTheirNeighbours_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/variants"));
    for (const QString &name : folder.entryList({u"*.tsv"_s}, QDir::Files)) {
        QTest::newRow(qUtf8Printable(name)) << folder.filePath(name);
    }
}

void tst_Variants::recordsMatchTheirVariantsAndNotTheirNeighbours()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList wrong;
    int found = 0;
    int refused = 0;
    int number = 0;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        ++number;
        if (line.isEmpty() || line.startsWith(u'#')) {
            continue;
        }
        const QString place = u"line %1: %2"_s.arg(number).arg(line);
        const QString mark = line.section(u'\t', 1, 1);
        QVERIFY2(mark == u"+" || mark == u"-", qPrintable(place));
        const qsizetype record = m_engine->catalog.indexOf(line.section(u'\t', 0, 0));
        QVERIFY2(record >= 0, qPrintable(place));
        const bool isWanted = mark == u"+";
        (isWanted ? found : refused) += 1;
        if (isMatch(m_engine->matcher.find(unescaped(line.section(u'\t', 2))), record) != isWanted) {
            wrong.append(place);
        }
    }
    qInfo("%d variants, %d neighbours", found, refused);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_APPLESS_MAIN(tst_Variants)
#include "tst_variants.moc"
