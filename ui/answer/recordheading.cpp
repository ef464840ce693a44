// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/recordheading.h"

#include "ui/answer/blockwidgets.h"
#include "ui/answer/detailcontext.h"
#include "ui/theme/clipboard.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QGridLayout>
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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 2);
    using enum present::RecordPart;
    layout->addWidget(blockWidget({Head, {Signature}}, context));
    m_other = new theme::PlainLabel(theme::PlainLabel::Role::Dim, this);
    layout->addWidget(m_other);
    addMeta(layout);
    addButtons(layout);
    refreshOther();
    refreshNote();
    arrange();
    connect(context, &DetailContext::languageChanged, this, &RecordHeading::refreshOther);
    connect(context, &DetailContext::ownChanged, this, &RecordHeading::refreshNote);
    // Connected last: the arrangement depends on which of the parts above are visible.
    for (const auto changed :
        {&DetailContext::languageChanged, &DetailContext::ownChanged, &DetailContext::narrowChanged}) {
        connect(context, changed, this, &RecordHeading::arrange);
    }
}

void RecordHeading::addMeta(QBoxLayout *layout)
{
    layout->addWidget(blockWidget({present::RecordPart::Head, {present::RecordPart::About}}, m_context));
    for (const QString &place : m_context->record().replaces) {
        auto *replaces = new theme::PlainLabel(theme::PlainLabel::Role::Body, this);
        replaces->setGlyph(theme::Glyph::Info, theme::Tone::Info);
        replaces->setWords([place] {
            const bool isBuiltin = place.startsWith(":/catalog/"_L1);
            return QList<theme::TextFlow::Run>{{isBuiltin ? tr("Replaces the record of the built-in catalogue.")
                                                          : tr("Replaces the record at %1.").arg(place)}};
        });
        layout->addWidget(replaces);
    }
    if (QWidget *stale = blockWidget({present::RecordPart::Head, {present::RecordPart::Stale}}, m_context)) {
        layout->addWidget(stale);
    }
}

void RecordHeading::addButtons(QBoxLayout *layout)
{
    const catalog::BilingualText &signature = m_context->record().signature;
    m_buttons = new QGridLayout;
    m_buttons->setContentsMargins({});
    m_buttons->setVerticalSpacing(0);
    m_buttons->setHorizontalSpacing(2 * theme::gridUnit);
    layout->addLayout(m_buttons);
    layout->setAlignment(m_buttons, Qt::AlignLeft);
    if (!signature.en.isEmpty()) {
        auto *copy = new theme::TextButton(theme::TextButton::Look::Link, this);
        copy->setGlyph(theme::Glyph::Copy);
        const auto say = [] { return QList<theme::TextFlow::Run>{{tr("Copy English signature")}}; };
        copy->setWords(say);
        auto *afterwards = new QTimer(copy);
        afterwards->setSingleShot(true);
        afterwards->setInterval(copiedShownFor);
        connect(afterwards, &QTimer::timeout, copy, [copy, say] { copy->setWords(say); });
        connect(copy, &QPushButton::clicked, this, [this, copy, afterwards] {
            const bool copied = theme::copyToClipboard(m_context->record().signature.en);
            copy->setWords([copied] {
                return QList<theme::TextFlow::Run>{{copied ? tr("English signature copied") : tr("Not copied")}};
            });
            afterwards->start();
        });
        addButton(copy);
    }
    if (!signature.en.isEmpty() && !signature.zh.isEmpty()) {
        m_showOther = new theme::TextButton(theme::TextButton::Look::Link, this);
        connect(m_showOther, &QPushButton::clicked, this, &RecordHeading::toggleOther);
        addButton(m_showOther);
    }
    addStar();
    addNote();
}

void RecordHeading::addStar()
{
    auto *star = new theme::TextButton(theme::TextButton::Look::Link, this);
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
    addButton(star);
}

void RecordHeading::addNote()
{
    m_addNote = new theme::TextButton(theme::TextButton::Look::Link, this);
    m_addNote->setGlyph(theme::Glyph::Pencil);
    m_addNote->setWords([] { return QList<theme::TextFlow::Run>{{tr("Add a note")}}; });
    connect(m_addNote, &QPushButton::clicked, m_context, &DetailContext::noteRequested);
    addButton(m_addNote);
}

void RecordHeading::refreshNote()
{
    m_addNote->setVisible(m_context->canKeep() && m_context->own().note.isEmpty());
}

void RecordHeading::addButton(theme::TextButton *button)
{
    m_inOrder.append(button);
}

void RecordHeading::toggleOther()
{
    m_otherWanted = !m_otherWanted;
    refreshOther();
}

void RecordHeading::refreshOther()
{
    const catalog::BilingualText &signature = m_context->record().signature;
    const catalog::ContentLanguage language = m_context->language();
    const bool readsEnglish = language == catalog::ContentLanguage::English;
    m_other->setVisible(m_showOther && m_otherWanted && language != catalog::ContentLanguage::Both);
    m_other->setPlainText(readsEnglish ? signature.zh : signature.en);
    if (!m_showOther) {
        return;
    }
    m_showOther->setVisible(language != catalog::ContentLanguage::Both);
    m_showOther->setWords([readsEnglish, wanted = m_otherWanted] {
        const QString show = readsEnglish ? tr("Show it in Chinese") : tr("Show it in English");
        return QList<theme::TextFlow::Run>{{wanted ? tr("Hide the other language") : show}};
    });
}

void RecordHeading::arrange()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        delete item; // deletes the layout item but not the button
    }
    const int columns = m_context->isCramped() ? 1 : m_context->isNarrow() ? 2 : int(m_inOrder.size());
    int place = 0;
    for (theme::TextButton *button : std::as_const(m_inOrder)) {
        if (!button->isHidden()) {
            m_buttons->addWidget(button, place / columns, place % columns, theme::placement(*button));
            ++place;
        }
    }
}

} // namespace wayout::answer
