// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/sections.h"

#include "app/catalog/affectedversions.h"
#include "app/catalog/recordsources.h"
#include "ui/detail/detailcontext.h"
#include "ui/detail/growinglist.h"
#include "ui/detail/links.h"
#include "ui/theme/plainlabel.h"
#include "app/command/recordwords.h"
#include "ui/detail/sourcelink.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostTags = 20;

using Style = TextFlow::Style;
using Runs = QList<TextFlow::Run>;

/// "Heading: text", the heading in the language of the interface.
PlainLabel *fact(std::function<QString()> lead, std::function<QString()> text)
{
    auto *label = new PlainLabel(PlainLabel::Role::Body);
    label->setWords([lead = std::move(lead), text = std::move(text)] { return Runs{{lead(), Style::Dim}, {text()}}; });
    return label;
}

Runs versionRuns(const AffectedVersion &version)
{
    QStringList words;
    if (!version.introduced.isEmpty()) {
        words.append(DetailSection::tr("introduced in %1").arg(version.introduced));
    }
    if (!version.deprecated.isEmpty()) {
        words.append(DetailSection::tr("deprecated in %1").arg(version.deprecated));
    }
    if (!version.removed.isEmpty()) {
        words.append(DetailSection::tr("removed in %1").arg(version.removed));
    }
    if (!version.behaviorChange.isEmpty()) {
        words.append(version.behaviorChange);
    }
    if (!version.status.isEmpty() && version.status != "active"_L1) {
        words.append(version.status);
    }
    Runs runs{{version.version}};
    if (!words.isEmpty()) {
        runs.append({words.join(u" · "_s), Style::Dim, true});
    }
    return runs;
}

void addLines(DetailSection *section, qsizetype count, std::function<QWidget *(qsizetype)> make)
{
    if (count > 0) {
        auto *list = new GrowingList(count, std::move(make));
        list->setSpacing(gridUnit / 4);
        section->add(list);
    }
}

void addRuns(DetailSection *section, const QList<Reproduction> &runs)
{
    addLines(section, runs.size(), [&runs](qsizetype i) {
        auto *label = new PlainLabel(PlainLabel::Role::Body);
        label->setWords([&run = runs.at(i)] {
            const QString date =
                run.date.isValid() ? run.date.toString(Qt::ISODate) : DetailSection::tr("date unknown");
            return Runs{{DetailSection::tr("Run of %1:").arg(date), Style::Dim}, {reproductionWords(run)},
                {run.environment, Style::Dim}};
        });
        return label;
    });
}

void addPages(DetailSection *section, DetailContext *context)
{
    const Record &record = context->record();
    if (!record.officialDocUrl.isEmpty()) {
        section->add(
            fact([] { return DetailSection::tr("Official page:"); }, [&record] { return record.officialDocSection; }));
        section->add(sourceLink(record.officialDocUrl, context));
    }
    QStringList sources = allSources(record);
    sources.removeAll(record.officialDocUrl);
    if (!sources.isEmpty()) {
        section->add(fact([] { return DetailSection::tr("Sources:"); }, [] { return QString(); }));
        addLines(
            section, sources.size(), [sources, context](qsizetype i) { return sourceLink(sources.at(i), context); });
    }
}

void addFigures(DetailSection *section, const Record &record)
{
    section->add(fact([] { return DetailSection::tr("Checked:"); },
        [&record] {
            if (record.verificationTier == "ai_generated"_L1) {
                return DetailSection::tr("by nobody: the record was written by an AI and its figures are its own");
            }
            if (record.verificationTier == "sourced"_L1) {
                return DetailSection::tr("against the sources: each claim has a page that says so");
            }
            if (record.verificationTier == "reproduced"_L1) {
                return DetailSection::tr("by running it: the error, the dead ends and the workarounds");
            }
            return tierWords(record.verificationTier);
        }));
    if (record.evidenceCount) {
        section->add(fact([] { return DetailSection::tr("Evidence:"); }, [&record] { return evidenceWords(record); }));
    }
    if (record.confidence) {
        section->add(fact([] { return DetailSection::tr("The author's confidence:"); },
            [&record] { return DetailSection::tr("~%1 %").arg(qRound(*record.confidence * 100)); }));
    }
    if (record.fixSuccessRate) {
        section->add(fact([] { return DetailSection::tr("The author's figure for fixing it at all:"); },
            [&record] { return DetailSection::tr("~%1 %").arg(qRound(*record.fixSuccessRate * 100)); }));
    }
    if (!record.resolvable.isEmpty()) {
        section->add(fact([] { return DetailSection::tr("Can be solved:"); },
            [&record] {
                if (record.resolvable == "true"_L1) {
                    return DetailSection::tr("yes");
                }
                if (record.resolvable == "false"_L1) {
                    return DetailSection::tr("no");
                }
                return record.resolvable == "partial"_L1 ? DetailSection::tr("in part") : record.resolvable;
            }));
    }
}

void addDates(DetailSection *section, const Record &record)
{
    section->add(fact([] { return DetailSection::tr("Dates:"); },
        [&record] {
            const auto iso = [](QDate date) { return date.toString(Qt::ISODate); };
            QStringList words;
            if (record.firstSeen.isValid()) {
                words.append(DetailSection::tr("first seen %1").arg(iso(record.firstSeen)));
            }
            if (record.lastConfirmed.isValid()) {
                words.append(DetailSection::tr("last confirmed %1").arg(iso(record.lastConfirmed)));
            }
            if (record.lastUpdated.isValid()) {
                words.append(DetailSection::tr("last updated %1").arg(iso(record.lastUpdated)));
            }
            return words.isEmpty() ? DetailSection::tr("none are known") : words.join(u" · "_s);
        }));
}

void addNames(DetailSection *section, const Record &record)
{
    if (!record.errorCode.isEmpty()) {
        section->add(fact([] { return DetailSection::tr("Code:"); }, [&record] { return record.errorCode; }));
    }
    if (!record.aliases.isEmpty()) {
        section->add(fact([] { return DetailSection::tr("Also seen as:"); }, [] { return QString(); }));
        addLines(
            section, record.aliases.size(), [&record](qsizetype i) { return new PlainLabel(record.aliases.at(i)); });
    }
    if (!record.tags.isEmpty()) {
        auto *tags = new PlainLabel(PlainLabel::Role::Body);
        tags->setWords([&record] {
            Runs runs{{DetailSection::tr("Tags:"), Style::Dim}};
            for (const QString &tag : record.tags.first(std::min(record.tags.size(), mostTags))) {
                runs.append({tag, Style::Chip});
            }
            if (record.tags.size() > mostTags) {
                runs.append(
                    {DetailSection::tr("and %n more", nullptr, int(record.tags.size() - mostTags)), Style::Dim});
            }
            return runs;
        });
        section->add(tags);
    }
}

} // namespace

DetailSection::DetailSection(std::function<QString()> heading, std::optional<Sign> sign, QWidget *parent)
    : Column(parent)
    , m_heading(std::move(heading))
    , m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_StaticContents);
    m_layout->setContentsMargins(0, gridUnit, 0, 0);
    m_layout->setSpacing(gridUnit);
    auto *label = new PlainLabel(PlainLabel::Role::Strong, this);
    label->setWords([this] { return Runs{{m_heading()}}; });
    if (sign) {
        label->setGlyph(sign->glyph, sign->tone);
    }
    m_layout->addWidget(label);
    setAccessibleName(m_heading());
}

void DetailSection::add(QWidget *widget)
{
    m_layout->addWidget(widget, 0, placement(*widget));
}

QWidget *DetailSection::heading() const
{
    return m_layout->itemAt(0)->widget();
}

void DetailSection::setSpacing(int spacing)
{
    m_layout->setSpacing(spacing);
}

void DetailSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(m_heading());
    }
    Column::changeEvent(event);
}

DetailSection *versionSection(DetailContext *context)
{
    const Record &record = context->record();
    if (record.versions.isEmpty() && record.osSpecific.isEmpty()) {
        return nullptr;
    }
    auto *section = new DetailSection([] { return DetailSection::tr("Versions and systems"); }, std::nullopt);
    section->setSpacing(gridUnit / 2);
    addLines(section, record.versions.size(), [&record, context](qsizetype i) {
        auto *label = new PlainLabel(PlainLabel::Role::Body);
        const auto found = versionFound(record.versions.at(i), context->paste());
        if (found) {
            label->setGlyph(
                found->isAffected ? Glyph::Triangle : Glyph::Check, found->isAffected ? Tone::Caution : Tone::Works);
        }
        label->setWords([&version = record.versions.at(i), found] {
            Runs runs = versionRuns(version);
            if (found) {
                runs.append(
                    {found->isAffected ? DetailSection::tr("the paste has %1: affected").arg(found->version)
                                       : DetailSection::tr("the paste has %1: not affected").arg(found->version),
                        Style::Strong});
            }
            return runs;
        });
        return label;
    });
    addLines(section, record.osSpecific.size(), [&record](qsizetype i) {
        const auto &[key, value] = record.osSpecific.at(i);
        auto *label = new PlainLabel(PlainLabel::Role::Body);
        label->setRuns({{key, Style::Dim}, {value}});
        return label;
    });
    return section;
}

DetailSection *evidenceSection(DetailContext *context)
{
    const Record &record = context->record();
    auto *section = new DetailSection([] { return DetailSection::tr("Evidence"); }, std::nullopt);
    section->setSpacing(gridUnit / 2);
    addFigures(section, record);
    addDates(section, record);
    addRuns(section, record.reproductions);
    addPages(section, context);
    addNames(section, record);
    return section;
}
