// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordwriter.h"
#include "app/cli/commandline.h"
#include "app/mcp/mcptools.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "tests/app/cli/commandfixture.h"
#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

/// Whatever a stranger's catalogue, file name or argument contains: no command and no tool for assistants lets out a character that
/// is hidden or that a terminal obeys. Goes through the tables of both, so that what is added to them is tested by itself.
class tst_WaysOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void noCommandLetsOutWhatIsHidden_data();
    void noCommandLetsOutWhatIsHidden();
    void noToolLetsOutWhatIsHidden_data();
    void noToolLetsOutWhatIsHidden();
    void theTestSeesWhatIsHidden();

private:
    CommandFixture m_here;
    QString m_catalog;
    QString m_log;
};

namespace {

/// One character of each kind, with a text that shows where it came out.
const QString &hostile()
{
    static const QString text =
        u"z\x1b[31m\x1b]52;c;eA==\x07\x08\x7f\u0085\u009b31m\u009d0;x\u009c\u00ad\u200b\u200e\u2028\u2029\u202e\u2060\u2066\ufeff\U000E0041\U000E007Fz"_s;
    return text;
}

const QString &hostileId()
{
    static const QString id = u"git/"_s + hostile();
    return id;
}

/// Returns the first character that must not come out, or 0. Knows the characters by itself.
char32_t hiddenIn(const QString &text)
{
    for (const char32_t c : text.toUcs4()) {
        const bool isControl = (c < 0x20 && c != U'\n' && c != U'\t') || (c >= 0x7f && c < 0xa0);
        const bool isFormat = c == 0xad || (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e)
            || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff || (c >= 0xe0000 && c <= 0xe007f);
        if (isControl || isFormat) {
            return c;
        }
    }
    return 0;
}

char32_t hiddenIn(const QJsonValue &value)
{
    if (value.isString()) {
        return hiddenIn(value.toString());
    }
    char32_t found = 0;
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end() && found == 0; ++member) {
        found = hiddenIn(member.key());
        found = found ? found : hiddenIn(member.value());
    }
    for (const QJsonValue &item : value.toArray()) {
        found = found ? found : hiddenIn(item);
    }
    return found;
}

/// Returns the value with the hostile text in every text.
QJsonValue poisoned(const QJsonValue &value)
{
    if (value.isString()) {
        return value.toString() + hostile();
    }
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue &item : value.toArray()) {
            list.append(poisoned(item));
        }
        return list;
    }
    QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        member.value() = poisoned(member.value());
    }
    return value.isObject() ? QJsonValue(object) : value;
}

/// Returns built-in records, which have every field among them, with the hostile text in each.
QByteArray poisonedRecords()
{
    QByteArray lines;
    int number = 0;
    const QList<Record> records = readBuiltin().records;
    for (qsizetype i = 0; i < records.size(); i += records.size() / 12) {
        const QJsonObject original = QJsonDocument::fromJson(recordToJson(records.at(i))).object();
        QJsonObject record = poisoned(original).toObject();
        record[u"id"_s] = number == 0 ? hostileId()
            : number == 1             ? u"git/plain"_s
                                      : hostileId() + QString::number(number);
        record[u"domain"_s] = number < 3 ? QJsonValue(u"git"_s) : record[u"domain"_s];
        record[u"regex"_s] = number < 2 ? u"frobnicator index is unreadable"_s : u"("_s + hostile();
        record[u"transition_graph"_s] = QJsonObject{{u"leads_to"_s,
            QJsonArray{
                QJsonObject{{u"error_id"_s, hostileId()}, {u"condition"_s, hostile()}, {u"distinction"_s, hostile()}},
                QJsonObject{{u"error_id"_s, u"nowhere"_s + hostile()}}}}};
        record[u"unknown "_s + hostile()] = hostile();
        lines += QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n';
        ++number;
    }
    return lines + "{\"id\": \"" + hostile().toUtf8() + "\", broken\n";
}

/// Returns the values with which a command's option is tried.
QStringList valuesOf(const CommandOption &option)
{
    return option.value.isEmpty()     ? QStringList{QString()}
        : option.value.contains(u'|') ? option.value.split(u'|') + QStringList{hostile()}
                                      : QStringList{hostile(), u"git"_s, u"-"_s};
}

} // namespace

void tst_WaysOut::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    for (const char *place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"}) {
        qputenv(place, QFile::encodeName(m_here.folder() + u'/' + QLatin1StringView(place)));
    }
    QVERIFY(QDir::setCurrent(m_here.folder())); // files are written under the hostile names
    m_catalog = m_here.write(u"cat"_s + QString(hostile()).remove(u'/') + u".jsonl"_s, poisonedRecords());
    QVERIFY(!m_catalog.isEmpty());
    m_log = m_here.write(u"log"_s + QString(hostile()).remove(u'/'),
        (hostile() + u"fatal: the frobnicator index is unreadable "_s + hostile() + u"\nError: E0382 "_s + hostile()
            + u'\n')
            .toUtf8());
    QVERIFY(!m_log.isEmpty());
}

void tst_WaysOut::noCommandLetsOutWhatIsHidden_data()
{
    QTest::addColumn<QStringList>("arguments");
    constexpr qsizetype few = 4; // with each option
    const QList<QStringList> arguments{{}, {hostileId()}, {u"git/plain"_s}, {m_log}, {m_catalog},
        {u"frobnicator"_s, hostile()}, {u"export"_s}, {u"import"_s, m_log},
        {m_here.folder() + u"/missing"_s + hostile()}};
    const QStringList catalog{u"--no-builtin"_s, u"--catalog"_s, m_catalog};
    int row = 0;
    const auto add = [&](const QString &name, const QStringList &options) {
        for (const QStringList &of : options.isEmpty() ? arguments : arguments.first(few)) {
            QTest::addRow("%d %s", ++row, qPrintable(name)) << QStringList(catalog + QStringList{name} + options + of);
        }
    };
    for (const Command &command : commands()) {
        add(command.name, {});
        for (const CommandOption &option : command.options + commonOptions()) {
            for (const QString &value : valuesOf(option)) {
                add(command.name,
                    value.isEmpty() ? QStringList{u"--"_s + option.names.first()}
                                    : QStringList{u"--"_s + option.names.first(), value});
            }
        }
    }
    add(hostile(), {});
    add(u"--"_s + hostile(), {});
    for (const QString &word : {u"show"_s, u"list"_s, u"match"_s}) {
        QTest::addRow("complete %s", qPrintable(word)) << QStringList{u"--complete"_s, word, QString()};
    }
}

void tst_WaysOut::noCommandLetsOutWhatIsHidden()
{
    QFETCH(const QStringList, arguments);
    const CommandFixture::Result result =
        CommandFixture::run(arguments, hostile().toUtf8() + "\nfatal: the frobnicator index is unreadable\n");
    for (const QByteArray &output : {result.out, result.err}) {
        static const QRegularExpression ownColours(u"\x1b\\[(?:0|1|2|31|32|36)m"_s);
        QString text = QString::fromUtf8(output);
        if (arguments.contains(u"always"_s)) {
            text.remove(ownColours);
        }
        const char32_t hidden = hiddenIn(text);
        QVERIFY2(hidden == 0,
            qPrintable(u"U+%1 in %2"_s.arg(uint(hidden), 4, 16)
                           .arg(QString::fromLatin1(output.toPercentEncoding().left(3000)))));
    }
}

void tst_WaysOut::noToolLetsOutWhatIsHidden_data()
{
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const QString &name, const QString &method, const QJsonObject &params) {
        const QJsonObject message{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, 1}, {u"method"_s, method}, {u"params"_s, params}};
        QTest::addRow("%s", qPrintable(name)) << QJsonDocument(message).toJson(QJsonDocument::Compact);
    };
    const auto list = QJsonDocument::fromJson(QByteArray::fromStdString(wayout::mcp::McpTools::list().dump())).array();
    QVERIFY(list.size() > 3);
    for (const QJsonValue &tool : list) {
        const QJsonObject properties = tool[u"inputSchema"_s][u"properties"_s].toObject();
        const QString name = tool[u"name"_s].toString();
        for (const QString &value :
            {hostileId(), u"git/plain"_s, u"fatal: the frobnicator index is unreadable"_s, hostile()}) {
            QJsonObject arguments;
            for (const QString &property : properties.keys()) {
                const QJsonObject rule = properties[property].toObject();
                if (rule[u"type"_s] == u"string"_s && !rule.contains(u"enum"_s)) {
                    arguments[property] = value;
                }
            }
            add(name, u"tools/call"_s, {{u"name"_s, name}, {u"arguments"_s, arguments}});
        }
        add(name + u" refused"_s, u"tools/call"_s,
            {{u"name"_s, name}, {u"arguments"_s, QJsonObject{{hostile(), hostile()}}}});
    }
    add(u"unknown tool"_s, u"tools/call"_s, {{u"name"_s, hostile()}});
    add(u"unknown method"_s, hostile(), {});
    add(u"handshake"_s, u"initialize"_s, {{u"protocolVersion"_s, hostile()}});
    QTest::newRow("no JSON") << "{\"" + hostile().toUtf8();
}

void tst_WaysOut::noToolLetsOutWhatIsHidden()
{
    QFETCH(const QByteArray, message);
    const CommandFixture::Result result =
        CommandFixture::run({u"--no-builtin"_s, u"--catalog"_s, m_catalog, u"mcp"_s}, message + '\n');
    QCOMPARE(hiddenIn(QString::fromUtf8(result.out)), char32_t(0));
    const QJsonDocument answer = QJsonDocument::fromJson(result.out);
    QVERIFY2(answer.isObject(), result.out.constData());
    QCOMPARE(hiddenIn(QJsonValue(answer.object())), char32_t(0)); // as the assistant reads it
}

void tst_WaysOut::theTestSeesWhatIsHidden()
{
    QVERIFY(hiddenIn(hostile()) != 0);
    QVERIFY(hiddenIn(QJsonValue(QJsonObject{{u"a"_s, QJsonArray{u"x\u202e"_s}}})) != 0);
    const CommandFixture::Result shown =
        CommandFixture::run({u"--no-builtin"_s, u"--catalog"_s, m_catalog, u"show"_s, u"git/plain"_s});
    QVERIFY2(shown.out.contains("[U+202E]"), shown.out.constData()); // it is there, and visible
    const CommandFixture::Result exported =
        CommandFixture::run({u"--no-builtin"_s, u"--catalog"_s, m_catalog, u"export"_s, u"git/plain"_s});
    QVERIFY2(exported.out.contains("\\u009b"), exported.out.constData());
    QVERIFY(!QJsonDocument::fromJson(exported.out).isNull()); // the same record
}

QTEST_GUILESS_MAIN(tst_WaysOut)
#include "tst_waysout.moc"
