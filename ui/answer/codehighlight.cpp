// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codehighlight.h"

#include "ui/services/tasks.h"
#include "ui/theme/tones.h"

#include <QSyntaxHighlighter>

#ifdef WAYOUT_HAVE_SYNTAX_HIGHLIGHTING
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>
#include <QCoreApplication>
#include <QHash>
#include <QPointer>

#include <memory>
#endif

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

struct Sign {
    QLatin1StringView start; // the beginning of a line
    QLatin1StringView language;
};

constexpr std::array signs{
    Sign{"#!/bin/sh"_L1, "Bash"_L1},
    Sign{"#!/bin/bash"_L1, "Bash"_L1},
    Sign{"#!/usr/bin/env bash"_L1, "Bash"_L1},
    Sign{"#!/usr/bin/env python"_L1, "Python"_L1},
    Sign{"import "_L1, "Python"_L1},
    Sign{"from "_L1, "Python"_L1},
    Sign{"def "_L1, "Python"_L1},
    Sign{"with "_L1, "Python"_L1},
    Sign{"#include "_L1, "C++"_L1},
    Sign{"FROM "_L1, "Dockerfile"_L1},
    Sign{"cmake_minimum_required("_L1, "CMake"_L1},
    Sign{"find_package("_L1, "CMake"_L1},
    Sign{"target_link_libraries("_L1, "CMake"_L1},
    Sign{"<?xml"_L1, "XML"_L1},
    Sign{"<dependency>"_L1, "XML"_L1},
    Sign{"SELECT "_L1, "SQL"_L1},
    Sign{"ALTER "_L1, "SQL"_L1},
    Sign{"CREATE TABLE "_L1, "SQL"_L1},
    Sign{"GRANT "_L1, "SQL"_L1},
    Sign{"PRAGMA "_L1, "SQL"_L1},
    Sign{"$ "_L1, "Bash"_L1},
    Sign{"sudo "_L1, "Bash"_L1},
    Sign{"apt "_L1, "Bash"_L1},
    Sign{"apt-get "_L1, "Bash"_L1},
    Sign{"pip "_L1, "Bash"_L1},
    Sign{"pip3 "_L1, "Bash"_L1},
    Sign{"python "_L1, "Bash"_L1},
    Sign{"python3 "_L1, "Bash"_L1},
    Sign{"npm "_L1, "Bash"_L1},
    Sign{"npx "_L1, "Bash"_L1},
    Sign{"git "_L1, "Bash"_L1},
    Sign{"docker "_L1, "Bash"_L1},
    Sign{"kubectl "_L1, "Bash"_L1},
    Sign{"systemctl "_L1, "Bash"_L1},
    Sign{"export "_L1, "Bash"_L1},
    Sign{"ssh "_L1, "Bash"_L1},
    Sign{"curl "_L1, "Bash"_L1},
};

constexpr int linesToLookAt = 20;

} // namespace

QString plausibleLanguage(const QString &code)
{
    const QList<QStringView> lines = QStringView(code).left(4096).split(u'\n');
    for (const QStringView line : lines.first(std::min<qsizetype>(lines.size(), linesToLookAt))) {
        const QStringView text = line.trimmed();
        if (text.startsWith("import "_L1) && (text.contains(" from '"_L1) || text.contains(R"( from ")"_L1))) {
            return u"JavaScript"_s;
        }
        const auto found =
            std::ranges::find_if(signs, [text](const Sign &sign) { return text.startsWith(sign.start); });
        if (found != signs.end()) {
            return found->language;
        }
    }
    const QStringView text = QStringView(code).trimmed();
    return text.startsWith(u'{') && text.endsWith(u'}') && text.contains(u"\":") ? u"JSON"_s : QString();
}

#ifdef WAYOUT_HAVE_SYNTAX_HIGHLIGHTING

namespace {

/// What highlighting one language needs. Each language has its own repository: one thread fills it before any other
/// sees it, then only the GUI thread uses it. KSyntaxHighlighting does not guard the data that its definitions share.
struct Syntax {
    KSyntaxHighlighting::Repository repository;
    KSyntaxHighlighting::Definition definition;
};

/// Returns null when the language is unknown.
std::shared_ptr<const Syntax> readSyntax(const QString &language)
{
    auto syntax = std::make_shared<Syntax>();
    const auto all = syntax->repository.definitions();
    const auto found = std::ranges::find_if(
        all, [&](const auto &definition) { return definition.name().compare(language, Qt::CaseInsensitive) == 0; });
    if (language.isEmpty() || found == all.end()) {
        return nullptr;
    }
    syntax->definition = *found;
    syntax->definition.formats(); // loads the definition and those that it includes
    return syntax;
}

/// Reads each language once, when it is first needed.
class SyntaxReader final : public QObject
{
public:
    using QObject::QObject;

    void whenRead(const QString &language, const services::TaskReply<bool> &reply)
    {
        const QString key = language.toLower();
        if (m_read.contains(key)) {
            reply(true);
            return;
        }
        const bool isBeingRead = m_waiting.contains(key);
        m_waiting[key].append(reply);
        if (!isBeingRead) {
            m_tasks.run(
                this, [key] { return readSyntax(key); },
                [this, key](const std::shared_ptr<const Syntax> &syntax) {
                    m_read.insert(key, syntax);
                    for (const services::TaskReply<bool> &waiting : m_waiting.take(key)) {
                        waiting(true);
                    }
                });
        }
    }

    std::shared_ptr<const Syntax> syntax(const QString &language)
    {
        const QString key = language.toLower();
        if (!m_read.contains(key)) {
            m_read.insert(key, readSyntax(key));
        }
        return m_read.value(key);
    }

private:
    QHash<QString, std::shared_ptr<const Syntax>> m_read;
    QHash<QString, QList<services::TaskReply<bool>>> m_waiting;
    services::TaskRunner m_tasks{services::TaskRunner::Order::Serial};
};

/// Returns the reader. It is created when code is first shown, because most runs never need it, and is deleted with the
/// application.
SyntaxReader &reader()
{
    static QPointer<SyntaxReader> made;
    if (!made) {
        made = new SyntaxReader(qApp);
    }
    return *made;
}

/// Uses the theme's colours, adjusted until they are readable: the comments of some themes are too faint.
class ReadableHighlighter final : public KSyntaxHighlighting::SyntaxHighlighter
{
public:
    ReadableHighlighter(QTextDocument *document, const std::shared_ptr<const Syntax> &syntax, const QPalette &palette,
        const QColor &background)
        : KSyntaxHighlighting::SyntaxHighlighter(document)
        , m_syntax(syntax)
        , m_palette(palette)
        , m_background(background)
    {
        using KSyntaxHighlighting::Repository;
        setTheme(
            syntax->repository.defaultTheme(theme::isDark(palette) ? Repository::DarkTheme : Repository::LightTheme));
        setDefinition(syntax->definition);
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length == 0 || format.isDefaultTextStyle(theme())) {
            return;
        }
        QTextCharFormat shown;
        shown.setForeground(theme::readableOn(format.textColor(theme()), m_background, m_palette));
        shown.setFontWeight(format.isBold(theme()) ? QFont::DemiBold : QFont::Normal);
        shown.setFontItalic(format.isItalic(theme()));
        setFormat(offset, length, shown);
    }

private:
    const std::shared_ptr<const Syntax> m_syntax; ///< keeps the repository alive
    QPalette m_palette;
    QColor m_background;
};

} // namespace

void whenHighlightable(const QString &language, QObject *receiver, std::function<void()> then)
{
    reader().whenRead(language, {receiver, [then = std::move(then)](bool) { then(); }});
}

QSyntaxHighlighter *highlightCode(
    QTextDocument *document, const QString &language, const QPalette &palette, const QColor &background)
{
    const std::shared_ptr<const Syntax> syntax = reader().syntax(language);
    return syntax ? new ReadableHighlighter(document, syntax, palette, background) : nullptr;
}

#else

// NOLINTNEXTLINE(performance-unnecessary-value-param): has the same signature as the function above
void whenHighlightable(const QString &, QObject *, std::function<void()> then)
{
    then();
}

QSyntaxHighlighter *highlightCode(QTextDocument *, const QString &, const QPalette &, const QColor &)
{
    return nullptr;
}

#endif

} // namespace wayout::answer
