// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/ownnote.h"

#include "app/storage/notebook.h"
#include "ui/answer/detailcontext.h"
#include "ui/theme/changes.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace wayout::answer {

using namespace std::chrono_literals;

namespace {

constexpr auto keptAfter = 2s;
constexpr int fewestLines = 2;
constexpr int mostLines = 10;

bool isEscape(const QEvent &event)
{
    return static_cast<const QKeyEvent &>(event).key() == Qt::Key_Escape;
}

} // namespace

OwnNote::OwnNote(DetailContext *context, QWidget *parent)
    : Column(parent)
    , m_context(context)
    , m_heading(new theme::PlainLabel(theme::PlainLabel::Role::Dim, this))
    , m_edit(new QPlainTextEdit(this))
    , m_delete(new theme::TextButton(theme::TextButton::Look::Link, this))
{
    m_edit->setTabChangesFocus(true);
    m_edit->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_edit->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 2);
    layout->addWidget(m_heading);
    layout->addWidget(m_edit);
    layout->addWidget(m_delete, 0, theme::placement(*m_delete));
    m_pause.setSingleShot(true);
    m_pause.setInterval(keptAfter);
    connect(&m_pause, &QTimer::timeout, this, &OwnNote::keep);
    connect(context, &DetailContext::leaving, this, &OwnNote::keep);
    connect(context, &DetailContext::ownChanged, this, &OwnNote::refresh);
    connect(context, &DetailContext::noteRequested, this, &OwnNote::begin);
    connect(m_delete, &QPushButton::clicked, this, [this] {
        m_edit->clear();
        m_wanted = false;
        m_edit->document()->setModified(true);
        keep();
    });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        resizeEdit();
        if (m_edit->document()->isModified()) {
            m_pause.start();
        }
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] { resizeEdit(); });
    refresh();
}

void OwnNote::begin()
{
    m_wanted = true;
    refresh();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void OwnNote::keep()
{
    m_pause.stop();
    if (m_edit->document()->isModified()) {
        m_edit->document()->setModified(false);
        Q_EMIT m_context->noteChanged(m_edit->toPlainText().left(storage::Notebook::longestNote));
    }
}

void OwnNote::refresh()
{
    const QString &note = m_context->own().note;
    // Does not replace what the user is typing, which is newer.
    if (!m_edit->document()->isModified() && m_edit->toPlainText() != note) {
        m_edit->setPlainText(note);
        m_edit->document()->setModified(false);
    }
    const bool shown = m_wanted || !m_edit->toPlainText().isEmpty();
    m_edit->setReadOnly(!m_context->canKeep());
    m_delete->setVisible(!note.isEmpty() && m_context->canKeep());
    setVisible(shown);
    resizeEdit();
}

void OwnNote::resizeEdit()
{
    const QFontMetrics metrics(m_edit->font());
    const int lines = std::clamp(m_edit->document()->lineCount(), fewestLines, mostLines);
    m_edit->setFixedHeight(lines * metrics.lineSpacing() + 2 * theme::gridUnit);
}

bool OwnNote::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        keep();
    } else if (event->type() == QEvent::ShortcutOverride && isEscape(*event)) {
        event->accept(); // leaves the note; the window's Escape would clear the pasted text
        return true;
    } else if (event->type() == QEvent::KeyPress && isEscape(*event)) {
        Q_EMIT m_context->noteLeft();
        return true;
    }
    return Column::eventFilter(watched, event);
}

void OwnNote::retranslateUi()
{
    m_heading->setWords([] { return QList<theme::TextFlow::Run>{{tr("Your note")}}; });
    m_delete->setWords([] { return QList<theme::TextFlow::Run>{{tr("Delete the note")}}; });
    m_edit->setAccessibleName(tr("Your note on this record"));
    m_edit->setPlaceholderText(tr("For yourself: what you found out. It is kept on this computer only."));
}

} // namespace wayout::answer
