// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/fieldrow.h"

#include "app/present/fieldlabels.h"
#include "app/present/problemtext.h"
#include "ui/editor/draftdocument.h"
#include "ui/editor/fieldeditors.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace wayout::editor {

using Content = catalog::FormatField::Content;

namespace {

constexpr int proseLines = 2;
constexpr int codeLines = 3;

} // namespace

QWidget *FieldRow::Side::editor() const
{
    return line ? static_cast<QWidget *>(line) : text;
}

QString FieldRow::Side::shown() const
{
    return line ? line->text() : text->toPlainText();
}

void FieldRow::Side::show(const QString &value) const
{
    if (value == shown()) {
        return; // keeps the position of the cursor
    }
    if (line) {
        line->setText(value);
    } else {
        text->setPlainText(value);
    }
}

FieldRow::FieldRow(DraftDocument &document, const catalog::FormatField &field, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_field(field)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2 * theme::gridUnit);
    for (const catalog::TextLanguage &language :
        std::span(catalog::textLanguages).first(field.isBilingual ? catalog::textLanguages.size() : 1)) {
        m_sides.push_back(makeSide(language));
        auto *column = new QVBoxLayout;
        column->setSpacing(theme::gridUnit / 2);
        column->addWidget(m_sides.back().label);
        column->addWidget(m_sides.back().editor());
        column->addWidget(m_sides.back().findings);
        column->addStretch();
        layout->addLayout(column, 1);
    }
    connect(&m_document, &DraftDocument::changed, this, [this](const DraftChange &change) {
        if (change.touches(m_object)) {
            showValues();
        }
    });
    connect(&m_document, &DraftDocument::findingsChanged, this, &FieldRow::showFindings);
    theme::onChange(*this, {QEvent::PaletteChange}, [this] { showFindings(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        for (const Side &side : m_sides) {
            if (side.text && m_field.content != Content::Prose) {
                side.text->setFont(theme::codeFont());
            }
        }
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

FieldRow::Side FieldRow::makeSide(const catalog::TextLanguage &language)
{
    Side side{.language = language, .label = theme::plainLabel(this)};
    // One line is too short in two columns.
    const bool isProse = m_field.content == Content::Prose || m_field.isBilingual;
    const bool isPattern = m_field.content == Content::Pattern;
    const bool isCode = m_field.content == Content::Code || m_field.content == Content::Output
        || m_field.content == Content::NamedObjects || isPattern;
    const auto take = [this, index = m_sides.size()] {
        if (!m_isShowing) {
            const Side &changed = m_sides.at(index);
            m_document.setText(pointerOf(changed), changed.shown());
        }
    };
    if (isProse || isCode) {
        side.text = new FieldText(isCode && !isPattern ? codeLines : proseLines, this);
        connect(side.text, &QPlainTextEdit::textChanged, this, take);
        if (isCode) {
            side.text->setFont(theme::codeFont());
        }
    } else {
        side.line = new FieldLine(present::fieldChoices(m_field), this);
        connect(side.line, &QLineEdit::textEdited, this, take);
    }
    side.label->setBuddy(side.editor());
    side.findings = theme::wrappingLabel(this, Qt::TextSelectableByMouse); // created last so that it is read last
    side.findings->hide();
    return side;
}

void FieldRow::bind(const QString &object)
{
    m_object = object;
    showValues();
    showFindings();
}

bool FieldRow::focusField(const QString &pointer)
{
    for (const Side &side : m_sides) {
        if (pointer == pointerOf(side)) {
            side.editor()->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

QString FieldRow::pointerOf(const Side &side) const
{
    return catalog::pointerTo(m_object, m_field.key + QLatin1StringView(side.language.keySuffix));
}

void FieldRow::showValues()
{
    const QScopedValueRollback showing(m_isShowing, true);
    for (const Side &side : m_sides) {
        side.show(m_document.draft().text(pointerOf(side)));
    }
}

void FieldRow::showFindings()
{
    for (const Side &side : m_sides) {
        QStringList sentences;
        bool isNote = true;
        for (const FieldFinding &finding : m_document.findingsAt(pointerOf(side))) {
            sentences.append(present::problemSentence(finding.problem));
            isNote = isNote && finding.problem.severity() == catalog::Problem::Severity::Note;
        }
        sentences.removeDuplicates();
        //: what was found about a field; the sign says so where colours do not
        side.findings->setText(sentences.isEmpty() ? QString() : tr("⚠ %1").arg(sentences.join(u'\n')));
        side.findings->setVisible(!sentences.isEmpty());
        QPalette colours = palette();
        colours.setColor(
            QPalette::WindowText, isNote ? theme::dimText(colours) : theme::toneColour(theme::Tone::Caution, colours));
        side.findings->setPalette(colours);
        side.editor()->setAccessibleDescription(
            sentences.isEmpty() ? present::fieldHint(m_field, side.language) : sentences.join(u' '));
    }
}

void FieldRow::retranslateUi()
{
    for (const Side &side : m_sides) {
        const QString label = present::fieldLabel(m_field, side.language);
        side.label->setText(label);
        side.editor()->setAccessibleName(label);
        if (side.line) {
            side.line->setPlaceholderText(present::fieldHint(m_field, side.language));
        } else {
            side.text->setPlaceholderText(present::fieldHint(m_field, side.language));
        }
        side.editor()->setToolTip(present::fieldHint(m_field, side.language));
    }
    showFindings();
}

} // namespace wayout::editor
