// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/recordheading.h"

#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/evidencelink.h"
#include "ui/theme/clipboard.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;

namespace wayout::answer {

using namespace std::chrono_literals;

namespace {

constexpr auto copiedShownFor = 2s;

} // namespace

RecordHeading::RecordHeading(DetailContext *context, QWidget *parent)
    : Column(parent)
    , m_context(context)
{
    using enum present::RecordPart;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 4);
    auto *top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(blockWidget({Head, {Title}}, context), 1);
    top->addSpacing(theme::gridUnit);
    addButtons(top);
    layout->addLayout(top);
    if (!context->evidence().isEmpty()) {
        QWidget *link = evidenceLink(context);
        layout->addWidget(link, 0, theme::placement(*link));
    } else {
        for (const present::RecordPart part : {Signature, About}) { // a paste shows the signature itself
            if (QWidget *widget = blockWidget({Head, {part}}, context)) {
                layout->addWidget(widget);
            }
        }
    }
    addReplaced(layout);
    if (QWidget *stale = blockWidget({Head, {Stale}}, context)) {
        layout->addWidget(stale);
    }
}

void RecordHeading::addReplaced(QBoxLayout *layout)
{
    for (const QString &place : m_context->record().replaces) {
        auto *replaces = new theme::PlainLabel(theme::PlainLabel::Role::Small, this);
        replaces->setGlyph(theme::Glyph::Info, theme::Tone::Info);
        replaces->setWords([place] {
            const bool isBuiltin = place.startsWith(":/catalog/"_L1);
            return QList<theme::TextFlow::Run>{{isBuiltin ? tr("Replaces the record of the built-in catalogue.")
                                                          : tr("Replaces the record at %1.").arg(place)}};
        });
        layout->addWidget(replaces);
    }
}

void RecordHeading::addButtons(QBoxLayout *row)
{
    addStar(row);
    addNote(row);
    if (!m_context->record().signature.en.isEmpty()) {
        addCopy(row);
    }
}

void RecordHeading::addStar(QBoxLayout *row)
{
    auto *star = new theme::TextButton(theme::TextButton::Look::Icon, this);
    star->setCheckable(true);
    const auto refresh = [this, star] {
        const bool isFavourite = m_context->own().isFavourite;
        const QSignalBlocker quiet(star);
        star->setChecked(isFavourite);
        star->setEnabled(m_context->canKeep());
        star->setGlyph(isFavourite ? theme::Glyph::StarFilled : theme::Glyph::Star);
        star->setWords([isFavourite] {
            return QList<theme::TextFlow::Run>{{isFavourite ? tr("In your favourites") : tr("Add to favourites")}};
        });
    };
    // toggled(), because a screen reader toggles.
    connect(star, &QPushButton::toggled, m_context, &DetailContext::favouriteChosen);
    connect(m_context, &DetailContext::ownChanged, star, refresh);
    refresh();
    row->addWidget(star, 0, Qt::AlignTop);
}

void RecordHeading::addNote(QBoxLayout *row)
{
    auto *note = new theme::TextButton(theme::TextButton::Look::Icon, this);
    note->setGlyph(theme::Glyph::Pencil);
    const auto refresh = [this, note] {
        note->setEnabled(m_context->canKeep());
        note->setWords([isNew = m_context->own().note.isEmpty()] {
            return QList<theme::TextFlow::Run>{{isNew ? tr("Add a note") : tr("Go to your note")}};
        });
    };
    connect(note, &QPushButton::clicked, m_context, &DetailContext::noteRequested);
    connect(m_context, &DetailContext::ownChanged, note, refresh);
    refresh();
    row->addWidget(note, 0, Qt::AlignTop);
}

void RecordHeading::addCopy(QBoxLayout *row)
{
    auto *copy = new theme::TextButton(theme::TextButton::Look::Icon, this);
    const auto show = [copy](theme::Glyph glyph, theme::Tone tone, const char *words) {
        copy->setGlyph(glyph, tone);
        copy->setWords([words] { return QList<theme::TextFlow::Run>{{tr(words)}}; });
    };
    const auto offer = [show] {
        show(theme::Glyph::Copy, theme::Tone::Info, QT_TR_NOOP("Copy the English error text"));
    };
    offer();
    auto *afterwards = new QTimer(copy);
    afterwards->setSingleShot(true);
    afterwards->setInterval(copiedShownFor);
    connect(afterwards, &QTimer::timeout, copy, offer);
    connect(copy, &QPushButton::clicked, this, [this, show, afterwards] {
        if (theme::copyToClipboard(m_context->record().signature.en)) {
            show(theme::Glyph::Check, theme::Tone::Works, QT_TR_NOOP("English error text copied"));
        } else {
            show(theme::Glyph::Triangle, theme::Tone::Caution, QT_TR_NOOP("Not copied"));
        }
        afterwards->start();
    });
    row->addWidget(copy, 0, Qt::AlignTop);
}

} // namespace wayout::answer
