// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretformtable.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <QMap>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr uchar otherHan = 0xff; // and other characters of scripts that write words without blanks between them
constexpr uchar otherLetter = 0xfd;
constexpr uchar otherSign = 0xfe;
constexpr uchar lastByte = 0xdc; // of a character that a pattern names; none above is another case of one of these

uchar byteOf(char16_t unit)
{
    const QChar c(unit);
    if (unit < 0x80) {
        return uchar(unit);
    }
    if (unit == u'。') {
        return ';';
    }
    if (unit == u'…' || unit == u'•' || unit == u'·') {
        return '*'; // as in a masked value
    }
    if (c.isSpace()) {
        return ' ';
    }
    const bool isHan =
        (unit >= 0x3040 && unit <= 0x30ff) || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7af);
    return isHan ? otherHan : c.isLetter() || c.isSurrogate() ? otherLetter : otherSign;
}

template<typename Value>
Value named(const QMap<QByteArray, Value> &values, const QByteArray &name)
{
    const auto value = values.find(name);
    if (value == values.end()) {
        qFatal("A form of secrets has an unknown word: %s", name.constData());
    }
    return *value;
}

/// Returns the pattern for RE2 of a row of service-keys.txt.
std::string keyPattern(const QByteArray &prefix, const QByteArray &alphabet, int fewest, int most)
{
    static const QMap<QByteArray, QByteArray> classes{{"Upper", "[0-9A-Z]"}, {"Hex", "[0-9A-Fa-f]"},
        {"Alnum", "[0-9A-Za-z]"}, {"Word", R"([\w-])"}, {"Base64", R"([\w.+/=-])"}};
    const QByteArray part = named(classes, alphabet) + '{' + QByteArray::number(fewest) + ',';
    const QByteArray ending = most == 0 ? "})" : QByteArray::number(most) + R"(})(?:[^0-9A-Za-z]|\z))";
    return (R"(\Q)" + prefix + R"(\E()" + part + ending).toStdString();
}

/// Returns all that a literal of a table may be: "[ab]" is one of several characters, "~" none or a divider of words,
/// "\s" a blank.
std::vector<QString> spellingsOf(const QString &literal)
{
    std::vector<QString> all{QString()};
    const auto extend = [&all](const QStringList &parts) {
        std::vector<QString> longer;
        for (const QString &begun : all) {
            for (const QString &part : parts) {
                longer.push_back(begun + part);
            }
        }
        all = std::move(longer);
    };
    for (qsizetype i = 0; i < literal.size(); ++i) {
        const QChar c = literal[i];
        if (c == u'[') {
            const qsizetype end = literal.indexOf(u']', i);
            extend(literal.sliced(i + 1, end - i - 1).split(QString(), Qt::SkipEmptyParts));
            i = end;
        } else if (c == u'\\') {
            ++i;
            extend({literal[i] == u's' ? u" "_s : QString(literal[i])});
        } else if (c == u'~') {
            extend({u""_s, u"_"_s, u"-"_s, u"."_s, u" "_s});
        } else {
            extend({QString(c)});
        }
    }
    return all;
}

/// Returns a form of the fields of its row: "form NAME KIND JUDGEMENT START REACH [whole]".
SecretForm formOf(const QList<QByteArray> &fields)
{
    using Start = SecretForm::Start;
    static const QMap<QByteArray, SecretKind> kinds{{"Key", SecretKind::Key}, {"WebToken", SecretKind::WebToken},
        {"PrivateKey", SecretKind::PrivateKey}, {"Password", SecretKind::Password},
        {"UrlPassword", SecretKind::UrlPassword}, {"Header", SecretKind::Header}, {"Cookie", SecretKind::Cookie},
        {"IdentityNumber", SecretKind::IdentityNumber}, {"PhoneNumber", SecretKind::PhoneNumber},
        {"CardNumber", SecretKind::CardNumber}};
    static const QMap<QByteArray, SecretJudgement> judgements{{"any", SecretJudgement::Any},
        {"password", SecretJudgement::Password}, {"token", SecretJudgement::Token}, {"random", SecretJudgement::Random},
        {"mixed", SecretJudgement::Mixed}, {"scrambled", SecretJudgement::Scrambled},
        {"credentials", SecretJudgement::Credentials}};
    static const QMap<QByteArray, Start> starts{
        {"word", Start::Word}, {"part", Start::Part}, {"anywhere", Start::Anywhere}, {"inside", Start::Inside}};
    return {.name = fields.at(1),
        .kind = named(kinds, fields.at(2)),
        .judgement = named(judgements, fields.at(3)),
        .start = named(starts, fields.at(4)),
        .reach = fields.at(5).toInt(),
        .isWhole = fields.value(6) == "whole"};
}

/// Reads secret-forms.txt row by row.
class FormReader final
{
public:
    explicit FormReader(SecretFormTable &table)
        : m_table(table)
    {
    }

    void read(const QByteArray &row)
    {
        const QString line = QString::fromUtf8(row);
        const QString key = line.section(u' ', 0, 0);
        const QString rest = line.section(u' ', 1);
        if (key == "let"_L1) {
            m_parts.insert(rest.section(u' ', 0, 0), withParts(rest.section(u' ', 1)));
        } else if (key == "list"_L1) {
            m_lists.insert(rest.section(u' ', 0, 0), rest.section(u' ', 1).split(u' '));
        } else if (key == "form"_L1) {
            m_table.forms.push_back(formOf(row.split(' ')));
        } else if (key == "at"_L1) {
            for (const QString &word : rest.split(u' ')) {
                addLiterals(word.startsWith(u'<') ? m_lists.value(word.sliced(1).chopped(1)) : QStringList{word});
            }
        } else if (key == "is"_L1) {
            m_table.forms.back().pattern = m_table.bytes.named(withParts(rest));
        }
    }

private:
    void addLiterals(const QStringList &literals)
    {
        for (const QString &literal : literals) {
            for (const QString &spelling : spellingsOf(literal)) {
                m_table.forms.back().literals.push_back(spelling.toLower());
            }
        }
    }

    QString withParts(QString pattern) const
    {
        for (auto part = m_parts.begin(); part != m_parts.end(); ++part) {
            pattern.replace(u'{' + part.key() + u'}', part.value());
        }
        return pattern;
    }

    SecretFormTable &m_table;
    QMap<QString, QString> m_parts; ///< of patterns, by name
    QMap<QString, QStringList> m_lists; ///< of literals, by name
};

} // namespace

SecretBytes::SecretBytes()
    : m_bytes(0x10000)
{
    for (size_t unit = 0; unit < m_bytes.size(); ++unit) {
        m_bytes[unit] = byteOf(char16_t(unit));
    }
}

std::string SecretBytes::of(QStringView text) const
{
    std::string bytes(size_t(text.size()), '\0');
    std::ranges::transform(text, bytes.begin(), [this](QChar c) { return char(m_bytes[c.unicode()]); });
    return bytes;
}

std::string SecretBytes::named(QStringView pattern)
{
    for (const QChar c : pattern) {
        uchar &byte = m_bytes[c.unicode()];
        if (c.unicode() >= 0x80 && byte > lastByte) {
            if (m_next > lastByte) {
                qFatal("The patterns of secrets name too many characters beyond ASCII.");
            }
            byte = m_next++;
        }
    }
    return of(pattern);
}

SecretFormTable readSecretForms()
{
    SecretFormTable table;
    FormReader reader(table);
    for (const QByteArray &row : tableRows(u"secret-forms.txt"_s)) {
        reader.read(row);
    }
    for (const QByteArray &row : tableRows(u"service-keys.txt"_s)) {
        const QList<QByteArray> fields = row.split(' ');
        constexpr qsizetype reach = 400;
        table.forms.push_back({.name = fields.at(0),
            .judgement = SecretJudgement::Random,
            .reach = reach,
            .isWhole = true,
            .literals = {QString::fromLatin1(fields.at(0)).toLower()},
            .pattern = keyPattern(fields.at(0), fields.at(1), fields.at(2).toInt(), fields.at(3).toInt())});
    }
    return table;
}

} // namespace wayout::text
