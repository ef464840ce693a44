// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/codehighlight.h"

#include "ui/theme/tones.h"

#include <QSyntaxHighlighter>

#ifdef WAYOUT_HAVE_SYNTAX_HIGHLIGHTING
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QCoreApplication>
#include <QPointer>
#include <QSet>
#include <QtConcurrentRun>
#endif

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct Sign {
    QLatin1StringView start; // of a line
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

/// Opened by the first code that is shown: most starts of the program never need it.
KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository opened;
    return opened;
}

KSyntaxHighlighting::Definition definitionOf(const QString &language)
{
    auto exact = repository().definitionForName(language);
    if (exact.isValid() || language.isEmpty()) {
        return exact;
    }
    const auto all = repository().definitions();
    const auto found = std::ranges::find_if(
        all, [&](const auto &definition) { return definition.name().compare(language, Qt::CaseInsensitive) == 0; });
    return found == all.end() ? KSyntaxHighlighting::Definition() : *found;
}

/// Reads definitions, one after the other, while nobody else looks at them.
class DefinitionReader final
{
public:
    void whenRead(const QString &language, QObject *receiver, std::function<void()> then)
    {
        if (!m_isReading && m_read.contains(language)) {
            then();
            return;
        }
        m_waiting.append({language, receiver, std::move(then)});
        readNext();
    }

private:
    struct Waiting {
        QString language;
        QPointer<QObject> receiver;
        std::function<void()> then;
    };

    void readNext()
    {
        m_waiting.removeIf([](const Waiting &waiting) { return !waiting.receiver; });
        if (m_isReading || m_waiting.isEmpty()) {
            return;
        }
        m_isReading = true;
        const QString language = m_waiting.first().language;
        // In the pool that the application waits for when it ends.
        QtConcurrent::run([language] { definitionOf(language).formats(); }).then(qApp, [this, language] {
            m_isReading = false;
            m_read.insert(language);
            const auto served = std::stable_partition(m_waiting.begin(), m_waiting.end(), [this](const Waiting &waiting) {
                return !m_read.contains(waiting.language);
            });
            const QList<Waiting> ready(served, m_waiting.end());
            m_waiting.remove(m_waiting.size() - ready.size(), ready.size());
            for (const Waiting &waiting : ready) {
                if (waiting.receiver) {
                    waiting.then();
                }
            }
            readNext();
        });
    }

    QList<Waiting> m_waiting;
    QSet<QString> m_read;
    bool m_isReading = false;
};

/// The theme's colours, moved as far as reading them needs: some themes' comments are too faint.
class ReadableHighlighter final : public KSyntaxHighlighting::SyntaxHighlighter
{
public:
    ReadableHighlighter(QTextDocument *document, const QPalette &palette, const QColor &background)
        : KSyntaxHighlighting::SyntaxHighlighter(document)
        , m_palette(palette)
        , m_background(background)
    {
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length == 0 || format.isDefaultTextStyle(theme())) {
            return;
        }
        QTextCharFormat shown;
        shown.setForeground(readableOn(format.textColor(theme()), m_background, m_palette));
        shown.setFontWeight(format.isBold(theme()) ? QFont::DemiBold : QFont::Normal);
        shown.setFontItalic(format.isItalic(theme()));
        setFormat(offset, length, shown);
    }

private:
    QPalette m_palette;
    QColor m_background;
};

} // namespace

void whenHighlightable(const QString &language, QObject *receiver, std::function<void()> then)
{
    static DefinitionReader reader;
    reader.whenRead(language, receiver, std::move(then));
}

QSyntaxHighlighter *highlightCode(
    QTextDocument *document, const QString &language, const QPalette &palette, const QColor &background)
{
    const KSyntaxHighlighting::Definition definition = definitionOf(language);
    if (!definition.isValid()) {
        return nullptr;
    }
    using KSyntaxHighlighting::Repository;
    auto *highlighter = new ReadableHighlighter(document, palette, background);
    highlighter->setTheme(repository().defaultTheme(isDark(palette) ? Repository::DarkTheme : Repository::LightTheme));
    highlighter->setDefinition(definition);
    return highlighter;
}

#else

// NOLINTNEXTLINE(performance-unnecessary-value-param): as it is declared, for the one above
void whenHighlightable(const QString &, QObject *, std::function<void()> then)
{
    then();
}

QSyntaxHighlighter *highlightCode(QTextDocument *, const QString &, const QPalette &, const QColor &)
{
    return nullptr;
}

#endif
