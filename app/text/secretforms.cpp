// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretforms.h"

#include "app/text/ascii.h"
#include "app/text/datatable.h"

#include <QMap>

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstring>
#include <mutex>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr uchar otherHan = 0xff; // and other characters of scripts that write words without blanks between them
constexpr uchar otherLetter = 0xfd;
constexpr uchar otherSign = 0xfe;
constexpr uchar lastByte = 0xbf; // of a character that a form names; bytes above may be other cases of each other

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
    static const QMap<QByteArray, QByteArray> classes{{"Upper", "[0-9A-Z]"}, {"Hex", "[0-9a-f]"},
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

/// Whether the byte continues a word, and is not a part of an escaped character: "\nghp_…", "%3Dghp_…".
bool continuesWord(std::string_view bytes, qsizetype at)
{
    if (at == 0 || !isAsciiAlnum(bytes[size_t(at - 1)])) {
        return false;
    }
    const char before = at > 1 ? bytes[size_t(at - 2)] : ' ';
    const bool isEscape =
        before == '\\' && std::string_view("nrt").find(bytes[size_t(at - 1)]) != std::string_view::npos;
    return !isEscape && !(at > 2 && bytes[size_t(at - 3)] == '%' && isAsciiHexDigit(before));
}

bool mayStart(SecretForm::Start start, std::string_view bytes, qsizetype at)
{
    const bool continues = continuesWord(bytes, at);
    const bool isHump = continues && isAsciiUpper(bytes[size_t(at)]) && isAsciiLower(bytes[size_t(at - 1)]);
    switch (start) {
    case SecretForm::Start::Word:
        return !continues;
    case SecretForm::Start::Part:
        return !continues || isHump;
    case SecretForm::Start::Anywhere:
    case SecretForm::Start::Inside:
        break;
    }
    return true;
}

/// Returns the beginning of the characters without blanks and quotes before `at`.
qsizetype runBegin(std::string_view bytes, qsizetype at)
{
    constexpr qsizetype longest = 128;
    qsizetype begin = at;
    while (begin > 0 && at - begin < longest && !endsSecretValue(bytes[size_t(begin - 1)])) {
        --begin;
    }
    return begin;
}

/// Returns the end of a value of which the pattern has not seen more than the beginning.
qsizetype wholeEnd(std::string_view bytes, qsizetype begin, qsizetype end)
{
    const char quote = begin > 0 ? bytes[size_t(begin - 1)] : ' ';
    const bool isQuoted = quote == '"' || quote == '\'' || quote == '`';
    const auto ends = [=](char c) { return c == '\n' || c == '\r' || (isQuoted ? c == quote : endsSecretValue(c)); };
    return std::find_if(bytes.begin() + end, bytes.end(), ends) - bytes.begin();
}

} // namespace

/// A pattern, compiled when it is first needed.
struct SecretForms::Compiled {
    std::once_flag once;
    std::unique_ptr<re2::RE2> pattern;

    const re2::RE2 &of(const SecretForm &form)
    {
        std::call_once(once, [&] {
            re2::RE2::Options options;
            options.set_encoding(re2::RE2::Options::EncodingLatin1);
            options.set_log_errors(false);
            options.set_max_mem(4 << 20);
            pattern = std::make_unique<re2::RE2>(form.pattern, options);
            if (!pattern->ok()) {
                qFatal("The form %s has a bad pattern: %s", form.name.constData(), pattern->error().c_str());
            }
        });
        return *pattern;
    }
};

/// The literals of all forms by the hash of their first three bytes. One of two bytes has many hashes.
class SecretForms::Literals final
{
public:
    struct Entry {
        std::string literal;
        qsizetype form = 0;
    };

    static constexpr size_t shortest = 2; ///< bytes

    explicit Literals(const std::vector<SecretForm> &forms)
    {
        for (size_t form = 0; form < forms.size(); ++form) {
            for (const std::string &literal : forms[form].literals) {
                const bool isShort = literal.size() == shortest;
                std::string start = literal.substr(0, shortest + 1);
                start.resize(shortest + 1);
                for (int last = isShort ? 0 : uchar(start.back()); last <= (isShort ? 0xff : uchar(start.back()));
                     ++last) {
                    const std::uint32_t hash = hashAt((start.substr(0, shortest) + char(last)).data());
                    m_known.set(hash);
                    m_entries[hash].push_back({literal, qsizetype(form)});
                }
            }
        }
    }

    /// Whether a literal may begin with the three bytes.
    bool mayBeginWith(const char *bytes) const { return m_known[hashAt(bytes)]; }
    const std::vector<Entry> &beginningWith(const char *bytes) const { return m_entries.at(hashAt(bytes)); }

private:
    static constexpr int bits = 16;

    static std::uint32_t hashAt(const char *bytes)
    {
        const std::uint32_t group =
            uchar(bytes[0]) | std::uint32_t(uchar(bytes[1])) << 8 | std::uint32_t(uchar(bytes[2])) << 16;
        return (group * 2654435761U) >> (32 - bits);
    }

    std::bitset<1 << bits> m_known;
    std::unordered_map<std::uint32_t, std::vector<Entry>> m_entries;
};

const SecretForms &SecretForms::all()
{
    static const SecretForms forms;
    return forms;
}

SecretForms::SecretForms()
    : m_bytes(0x10000)
{
    for (size_t unit = 0; unit < m_bytes.size(); ++unit) {
        m_bytes[unit] = byteOf(char16_t(unit));
    }
    addForms();
    addKeys();
    m_compiled = std::make_unique<Compiled[]>(m_forms.size());
    m_literals = std::make_unique<Literals>(m_forms);
}

SecretForms::~SecretForms() = default;

void SecretForms::addKeys()
{
    for (const QByteArray &row : tableRows(u"service-keys.txt"_s)) {
        const QList<QByteArray> fields = row.split(' ');
        constexpr qsizetype reach = 400;
        m_forms.push_back({.name = fields.at(0),
            .judgement = SecretJudgement::Random,
            .reach = reach,
            .isWhole = true,
            .literals = {lowerAsciiText(fields.at(0))},
            .pattern = keyPattern(fields.at(0), fields.at(1), fields.at(2).toInt(), fields.at(3).toInt())});
    }
}

void SecretForms::addForms()
{
    using Start = SecretForm::Start;
    static const QMap<QByteArray, SecretKind> kinds{{"Key", SecretKind::Key}, {"WebToken", SecretKind::WebToken},
        {"PrivateKey", SecretKind::PrivateKey}, {"Password", SecretKind::Password},
        {"UrlPassword", SecretKind::UrlPassword}, {"Header", SecretKind::Header}, {"Cookie", SecretKind::Cookie}};
    static const QMap<QByteArray, SecretJudgement> judgements{{"any", SecretJudgement::Any},
        {"password", SecretJudgement::Password}, {"token", SecretJudgement::Token}, {"random", SecretJudgement::Random},
        {"credentials", SecretJudgement::Credentials}};
    static const QMap<QByteArray, Start> starts{
        {"word", Start::Word}, {"part", Start::Part}, {"anywhere", Start::Anywhere}, {"inside", Start::Inside}};
    QMap<QString, QString> parts; // of patterns, by name
    QMap<QString, QStringList> lists; // of literals, by name
    const auto replaced = [&parts](QString pattern) {
        for (auto part = parts.begin(); part != parts.end(); ++part) {
            pattern.replace(u'{' + part.key() + u'}', part.value());
        }
        return pattern;
    };
    for (const QByteArray &row : tableRows(u"secret-forms.txt"_s)) {
        const QString line = QString::fromUtf8(row);
        const QString key = line.section(u' ', 0, 0);
        const QString rest = line.section(u' ', 1);
        if (key == "let"_L1) {
            parts.insert(rest.section(u' ', 0, 0), replaced(rest.section(u' ', 1)));
        } else if (key == "list"_L1) {
            lists.insert(rest.section(u' ', 0, 0), rest.section(u' ', 1).split(u' '));
        } else if (key == "form"_L1) {
            const QList<QByteArray> fields = row.split(' ');
            m_forms.push_back({.name = fields.at(1),
                .kind = named(kinds, fields.at(2)),
                .judgement = named(judgements, fields.at(3)),
                .start = named(starts, fields.at(4)),
                .reach = fields.at(5).toInt(),
                .isWhole = fields.value(6) == "whole"});
        } else if (key == "at"_L1) {
            for (const QString &word : rest.split(u' ')) {
                for (const QString &literal :
                    word.startsWith(u'<') ? lists.value(word.sliced(1).chopped(1)) : QStringList{word}) {
                    for (const QString &spelling : spellingsOf(literal)) {
                        m_forms.back().literals.push_back(lowerAsciiText(QByteArray::fromStdString(encoded(spelling))));
                    }
                }
            }
        } else if (key == "is"_L1) {
            m_forms.back().pattern = encoded(replaced(rest));
        }
    }
}

std::string SecretForms::encoded(QStringView pattern)
{
    std::string result;
    for (const QChar c : pattern) {
        uchar &byte = m_bytes[c.unicode()];
        if (c.unicode() >= 0x80 && byte > lastByte) {
            if (m_nextByte > lastByte) {
                qFatal("Forms of secrets name too many characters beyond ASCII.");
            }
            byte = m_nextByte++;
        }
        result += char(byte);
    }
    return result;
}

std::string SecretForms::bytesOf(QStringView text) const
{
    std::string bytes(size_t(text.size()), '\0');
    std::ranges::transform(text, bytes.begin(), [this](QChar c) { return char(m_bytes[c.unicode()]); });
    return bytes;
}

std::optional<Secret> SecretForms::secretAt(
    std::string_view bytes, qsizetype at, qsizetype length, qsizetype index) const
{
    const SecretForm &form = m_forms[size_t(index)];
    const bool isInside = form.start == SecretForm::Start::Inside;
    const qsizetype from = isInside ? runBegin(bytes, at) : form.isWhole ? at : at + length;
    const qsizetype limit = std::min(qsizetype(bytes.size()), at + length + form.reach);
    const re2::RE2 &pattern = m_compiled[size_t(index)].of(form);
    constexpr int mostGroups = 10;
    std::array<re2::StringPiece, mostGroups> groups;
    const int count = std::min(mostGroups, pattern.NumberOfCapturingGroups() + 1);
    if (!pattern.Match(
            {bytes.data(), bytes.size()}, size_t(from), size_t(limit), re2::RE2::ANCHOR_START, groups.data(), count)) {
        return std::nullopt;
    }
    const auto found = std::find_if(groups.begin() + (count > 1 ? 1 : 0), groups.begin() + count,
        [](const re2::StringPiece &group) { return group.data() != nullptr; });
    if (found == groups.begin() + count) {
        return std::nullopt;
    }
    SecretValue value{bytes, at, at + length, found->data() - bytes.data(), 0};
    value.end = value.begin + qsizetype(found->size());
    if (value.end == value.begin || !isSecret(value, form.judgement)) {
        return std::nullopt;
    }
    if (value.end == limit) {
        value.end = wholeEnd(bytes, value.begin, value.end);
    }
    const qsizetype begin = form.isWhole ? at : value.begin;
    return Secret{begin, value.end - begin, form.kind};
}

QList<Secret> SecretForms::find(std::string_view bytes) const
{
    QList<Secret> secrets;
    std::string lower(bytes.size() + 1, '\0'); // a literal may end with the text
    std::ranges::transform(bytes, lower.begin(), lowerAscii);
    qsizetype done = 0; // behind the last secret
    for (qsizetype at = 0; at + 2 < qsizetype(lower.size());) {
        std::optional<Secret> secret;
        if (m_literals->mayBeginWith(lower.data() + at)) {
            for (const Literals::Entry &entry : m_literals->beginningWith(lower.data() + at)) {
                const qsizetype length = qsizetype(entry.literal.size());
                if (lower.compare(size_t(at), size_t(length), entry.literal) == 0
                    && mayStart(m_forms[size_t(entry.form)].start, bytes, at)) {
                    secret = secretAt(bytes, at, length, entry.form);
                }
                if (secret && secret->begin >= done) {
                    break;
                }
                secret.reset();
            }
        }
        if (secret) {
            secrets.append(*secret);
            done = secret->begin + secret->length;
        }
        at = std::max(at + 1, done);
    }
    return secrets;
}

} // namespace wayout::text
