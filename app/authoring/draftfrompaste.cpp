// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/draftfrompaste.h"

#include "app/catalog/domains.h"
#include "app/text/characters.h"
#include "app/text/codes.h"
#include "app/text/linekind.h"
#include "app/text/linemessage.h"
#include "app/text/runtimes.h"
#include "app/text/secrets.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

constexpr qsizetype longestSignature = 200;
constexpr qsizetype linesBefore = 12; // lines of the sample before the failing one
constexpr qsizetype linesAfter = 4;
constexpr qsizetype longestSample = 4000; // characters
constexpr qsizetype slugWords = 6;
constexpr qsizetype longestSlug = 60;

/// A kind of part that differs from case to case.
struct Variable {
    QLatin1StringView form; ///< regex that finds the part
    QLatin1StringView before; ///< text before the gap, in the signature and in the pattern
    QLatin1StringView pattern; ///< regex for the gap
    QLatin1StringView after; ///< text after the gap, in the signature and in the pattern
};

// At each position the first matching row counts. Digits inside words (float64, E0382) match no row.
constexpr std::array variables{
    Variable{R"(\*{6})"_L1, ""_L1, R"(\S+)"_L1, ""_L1}, // a masked secret
    Variable{R"('[^']{1,200}')"_L1, "'"_L1, "[^']*"_L1, "'"_L1},
    Variable{R"("[^"]{1,200}")"_L1, "\""_L1, "[^\"]*"_L1, "\""_L1},
    Variable{R"(`[^`]{1,200}`)"_L1, "`"_L1, "[^`]*"_L1, "`"_L1},
    Variable{R"(‘[^’]{1,200}’)"_L1, "'"_L1, ".*"_L1, "'"_L1},
    Variable{R"(“[^”]{1,200}”)"_L1, "\""_L1, ".*"_L1, "\""_L1},
    Variable{R"([a-z][a-z0-9+.-]*://[^\s'"<>()]+)"_L1, ""_L1, R"(\S+)"_L1, ""_L1},
    Variable{R"([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})"_L1, ""_L1,
        "[0-9a-f-]{36}"_L1, ""_L1},
    Variable{R"((?:[A-Za-z]:\\|(?<![\w.)\]])(?:~|\.{1,2})?/)[^\s'"<>():,;]+)"_L1, ""_L1, R"(\S+)"_L1, ""_L1},
    Variable{R"(\b0x[0-9a-fA-F]+\b)"_L1, ""_L1, "0x[0-9a-f]+"_L1, ""_L1},
    Variable{R"(\b[0-9a-fA-F]{12,64}\b)"_L1, ""_L1, "[0-9a-f]+"_L1, ""_L1},
    Variable{R"((?<![\w.])\d+(?:[.:]\d+)*(?![\w]))"_L1, ""_L1, R"([\d.:]+)"_L1, ""_L1},
};

QString escaped(const QString &text)
{
    static const QRegularExpression special(uR"(([\\^$.|?*+()\[\]{}]))"_s);
    QString result = text;
    return result.replace(special, u"\\\\1"_s);
}

/// Returns the begin and the end of each error code, in UTF-16 units of the line.
QList<std::pair<qsizetype, qsizetype>> codePlaces(const QString &line)
{
    const QByteArray bytes = text::foldedText(line).toUtf8();
    QList<std::pair<qsizetype, qsizetype>> places;
    for (const text::Term &code : text::codesOf(bytes)) {
        places.append(
            {QString::fromUtf8(bytes.first(code.begin)).size(), QString::fromUtf8(bytes.first(code.end)).size()});
    }
    return places;
}

/// Returns one expression for all rows, with a group for each row.
const QRegularExpression &anyVariable()
{
    static const QRegularExpression expression = [] {
        QStringList forms;
        for (const Variable &variable : variables) {
            forms.append(u'(' + QString::fromUtf8(variable.form.data(), variable.form.size()) + u')');
        }
        return QRegularExpression(forms.join(u'|'), QRegularExpression::UseUnicodePropertiesOption);
    }();
    return expression;
}

QString sampleOf(const QString &paste, int failingLine)
{
    QString plain = text::withoutEscapes(text::maskedLines(paste));
    const QStringList lines = plain.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').split(u'\n');
    const qsizetype failing = std::clamp<qsizetype>(failingLine - 1, 0, lines.size() - 1);
    qsizetype first = failing;
    qsizetype size = lines.at(failing).size();
    while (first > 0 && failing - first < linesBefore && size + lines.at(first - 1).size() < longestSample) {
        size += lines.at(--first).size() + 1;
    }
    qsizetype last = failing;
    while (last + 1 < lines.size() && last - failing < linesAfter && size + lines.at(last + 1).size() < longestSample) {
        size += lines.at(++last).size() + 1;
    }
    QString sample = lines.mid(first, last - first + 1).join(u'\n');
    static const QRegularExpression blank(u"^\\s*\\n|\\s+$"_s);
    static const QRegularExpression person(u"(/home/|/Users/|\\\\Users\\\\)[^/\\\\\\s:'\"]+"_s);
    return text::maskSecrets(sample.remove(blank)).replace(person, u"\\1user"_s);
}

QString domainOfRuntime(text::Runtime runtime)
{
    constexpr std::array domains{std::pair(text::Runtime::Python, "python"_L1),
        std::pair(text::Runtime::JavaScript, "node"_L1), std::pair(text::Runtime::Jvm, "java"_L1),
        std::pair(text::Runtime::Go, "go"_L1), std::pair(text::Runtime::Rust, "rust"_L1),
        std::pair(text::Runtime::Php, "php"_L1), std::pair(text::Runtime::DotNet, "dotnet"_L1)};
    const auto found = std::ranges::find(domains, runtime, &decltype(domains)::value_type::first);
    return found == domains.end() ? QString() : QString(found->second);
}

/// Guesses the domain from its name in the text, from the runtime that left traces in the text, and from matching
/// records.
QString guessedDomain(const QString &paste, const match::Answer &answer, const catalog::Catalog &catalog)
{
    constexpr double ofRelated = 2;
    constexpr double ofRuntime = 1.5;
    constexpr int mostMentions = 3;
    QHash<QString, double> scores;
    double weight = ofRelated;
    for (const match::Match &match : answer.matches) {
        scores[catalog.domainAt(match.record)] += weight;
        weight /= 2;
    }
    const text::Runtime runtime = text::runtimesIn(paste.toUtf8());
    scores[domainOfRuntime(runtime)] += ofRuntime;
    for (const catalog::Domain &domain : catalog::knownDomains()) {
        const QRegularExpression name(u"(?<![\\w-])(?:%1|%2)(?![\\w])"_s.arg(QRegularExpression::escape(domain.id),
                                          QRegularExpression::escape(domain.name.original())),
            QRegularExpression::CaseInsensitiveOption);
        int mentions = 0;
        for (auto found = name.globalMatch(paste); found.hasNext() && mentions < mostMentions; found.next()) {
            ++mentions;
        }
        scores[domain.id] += mentions;
    }
    scores.remove(QString());
    QString best;
    for (const catalog::Domain &domain :
        catalog::knownDomains()) { // in a fixed order, so that the same paste always gives the same domain
        if (scores.value(domain.id) > std::max(0.0, scores.value(best))) {
            best = domain.id;
        }
    }
    return best;
}

QString guessedCategory(const QString &line)
{
    constexpr std::array signs{std::pair("permission denied|eacces|eperm|not permitted|权限"_L1, "permission_error"_L1),
        std::pair("certificate|tls|ssl"_L1, "tls_error"_L1),
        std::pair("timed? ?out|deadline|超时"_L1, "timeout_error"_L1),
        std::pair("connection|unreachable|econn|连接"_L1, "connection_error"_L1),
        std::pair("unauthori[sz]ed|authentication|forbidden|login|认证"_L1, "auth_error"_L1),
        std::pair("out of memory|memoryerror|oom|内存|显存"_L1, "memory_error"_L1),
        std::pair(
            "no module named|cannot find module|importerror|modulenotfound|unresolved import"_L1, "import_error"_L1),
        std::pair("syntaxerror|syntax error|unexpected token|语法"_L1, "syntax_error"_L1),
        std::pair("typeerror|type mismatch|incompatible type"_L1, "type_error"_L1),
        std::pair("unicode|codec|encoding|编码"_L1, "encoding_error"_L1),
        std::pair("no space left|too many open files|quota"_L1, "resource_error"_L1),
        std::pair("deadlock|data race"_L1, "concurrency_error"_L1),
        std::pair("undefined reference|ld returned|linker|compilation|make:"_L1, "build_error"_L1),
        std::pair("dependency|peer dep|conflict"_L1, "dependency_error"_L1),
        std::pair("no such file|i/o error|ioerror|没有那个文件"_L1, "io_error"_L1)};
    for (const auto &[sign, category] : signs) {
        const QRegularExpression expression(
            QString::fromUtf8(sign.data(), sign.size()), QRegularExpression::CaseInsensitiveOption);
        if (expression.match(line).hasMatch()) {
            return category;
        }
    }
    return u"runtime_error"_s;
}

QString freeId(const QString &wanted, const catalog::Catalog &catalog)
{
    QString id = wanted;
    for (int number = 2; catalog.indexOf(id) >= 0; ++number) {
        id = u"%1-%2"_s.arg(wanted).arg(number);
    }
    return id;
}

} // namespace

match::ErrorGroup mainError(const QString &paste, const match::Answer &answer)
{
    const auto error = std::ranges::min_element(answer.errors, {}, &match::ErrorGroup::group);
    if (error != answer.errors.end()) {
        return *error;
    }
    const QStringList lines = text::withoutEscapes(paste).split(u'\n');
    match::ErrorGroup first;
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).trimmed();
        const bool isQuoted = i > 0 && text::quotesSource(lines.at(i - 1).toUtf8(), lines.at(i).toUtf8());
        const bool isMessage = !line.isEmpty() && !line.startsWith("Traceback (most recent call last)"_L1)
            && !text::isStackFrame(lines.at(i).toUtf8()) && !isQuoted;
        if (isMessage && (first.line == 0 || !text::failureIn(line).isEmpty())) {
            first = {.line = i + 1, .text = line};
            if (!text::failureIn(line).isEmpty()) {
                break;
            }
        }
    }
    return first;
}

MaskedLine maskedLine(const QString &line)
{
    const QString text = line.simplified();
    const auto codes = codePlaces(text);
    // A tool that aligns columns with spaces aligns them otherwise next time.
    const QString space = text == line.trimmed() ? u" "_s : u"\\s+"_s;
    MaskedLine masked;
    qsizetype done = 0;
    const auto keepUntil = [&](qsizetype end) {
        const QString kept = text.mid(done, end - done);
        masked.signature += kept;
        masked.regex += escaped(kept).replace(u' ', space);
        done = end;
    };
    for (auto found = anyVariable().globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const qsizetype begin = match.capturedStart();
        const qsizetype end = match.capturedEnd();
        const bool isCode =
            std::ranges::any_of(codes, [&](const auto &code) { return code.first < end && begin < code.second; });
        if (isCode && !text.at(begin).isPunct()) {
            continue; // a name in quotes may look like a code, but a code is never in quotes
        }
        keepUntil(begin);
        const Variable &variable = variables.at(size_t(match.lastCapturedIndex() - 1));
        masked.signature += variable.before + u"…"_s + variable.after;
        masked.regex += variable.before + variable.pattern + variable.after;
        done = end;
    }
    keepUntil(text.size());
    return masked;
}

QString slugOf(const QString &signature)
{
    static const QRegularExpression word(u"[a-z0-9]+"_s);
    static const QStringList fillers{
        u"the"_s, u"a"_s, u"an"_s, u"of"_s, u"to"_s, u"in"_s, u"is"_s, u"for"_s, u"error"_s, u"fatal"_s, u"from"_s};
    QStringList words;
    for (auto found = word.globalMatch(signature.toLower()); found.hasNext() && words.size() < slugWords;) {
        const QString next = found.next().captured();
        if (!fillers.contains(next) && (words + QStringList{next}).join(u'-').size() <= longestSlug) {
            words.append(next);
        }
    }
    return words.isEmpty() ? u"record"_s : words.join(u'-');
}

RecordDraft draftFromPaste(
    const QString &paste, const match::Answer &answer, const catalog::Catalog &catalog, QDate today)
{
    const match::ErrorGroup error = mainError(paste, answer);
    const QString line = text::MaskedParts(paste).of(error.text);
    const MaskedLine masked = maskedLine(line.left(longestSignature));
    const QString domain = guessedDomain(paste, answer, catalog);
    RecordDraft draft;
    draft.setText(u"/id"_s, freeId((domain.isEmpty() ? u"own"_s : domain) + u'/' + slugOf(masked.signature), catalog));
    draft.setText(u"/signature"_s, masked.signature);
    draft.setText(u"/regex"_s, masked.regex);
    const QByteArray bytes = text::foldedText(line).toUtf8();
    const QList<text::Term> codes = text::codesOf(bytes);
    if (!codes.isEmpty()) {
        draft.setText(u"/error_code"_s,
            QString::fromUtf8(bytes.mid(codes.first().begin, codes.first().end - codes.first().begin)));
    }
    draft.setText(u"/domain"_s, domain);
    draft.setText(u"/category"_s, guessedCategory(line));
    if (!paste.trimmed().isEmpty()) {
        const QString sample = sampleOf(paste, std::max(1, error.line));
        draft.insert(u"/samples"_s, 0, catalog::FieldValue::object());
        draft.setText(u"/samples/0/text"_s, sample);
        draft.setText(u"/samples/0/lang"_s, text::hasChinese(sample) ? u"zh"_s : u"en"_s);
    }
    draft.setText(u"/first_seen"_s, today.toString(Qt::ISODate));
    draft.setText(u"/last_updated"_s, today.toString(Qt::ISODate));
    return draft;
}

} // namespace wayout::authoring
