// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/emptydetail.h"

#include "ui/actions/actionwords.h"
#include "ui/answer/column.h"
#include "ui/theme/changes.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

namespace wayout::answer {
namespace {

constexpr int widestText = 52 * theme::gridUnit;

theme::PlainLabel *line(theme::PlainLabel::Role role, std::function<QString()> text)
{
    auto *label = new theme::PlainLabel(role);
    label->setWords([text = std::move(text)] { return QList<theme::TextFlow::Run>{{text()}}; });
    return label;
}

} // namespace

EmptyDetail::EmptyDetail(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Base);
    theme::onChange(*this, {QEvent::LanguageChange}, [this] { setAccessibleName(title(m_why)); });
    layOut();
}

void EmptyDetail::setHelp(const Help &help)
{
    m_help = help;
    layOut();
}

void EmptyDetail::say(Why why, const match::ErrorGroup &error)
{
    if (why != m_why || error.line != m_error.line || error.text != m_error.text) {
        m_why = why;
        m_error = error;
        layOut();
    }
}

void EmptyDetail::layOut()
{
    auto *texts = new Column;
    texts->setMaximumWidth(widestText);
    m_lines = new QVBoxLayout(texts);
    m_lines->setContentsMargins({});
    m_lines->setSpacing(theme::gridUnit * 3 / 2);
    m_lines->addWidget(line(theme::PlainLabel::Role::Title, [why = m_why] { return title(why); }));
    if (m_why == Why::NothingChosen) {
        addPromise();
    } else {
        addAdvice();
    }

    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto *place = new QVBoxLayout(content);
    place->setContentsMargins(3 * theme::gridUnit, 3 * theme::gridUnit, 3 * theme::gridUnit, 3 * theme::gridUnit);
    place->addStretch(2);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(texts, 100);
    row->addStretch(1);
    place->addLayout(row);
    place->addStretch(3);
    if (QWidget *before = takeWidget()) {
        if (before->isAncestorOf(window()->focusWidget())) {
            setFocus(Qt::OtherFocusReason);
        }
        before->deleteLater(); // the caller may be the click of a button inside
    }
    setWidget(content);
    continueFocusOrder(this, content);
    setAccessibleName(title(m_why));
}

QString EmptyDetail::title(Why why)
{
    switch (why) {
    case Why::NothingChosen:
        return tr("What to do, and what not to");
    case Why::NoMatch:
    case Why::NothingFound:
        return tr("What can be done now");
    case Why::NoError:
        return tr("No error message in this text");
    case Why::OnlyRelated:
        return tr("Like it, but not the same");
    case Why::NoMatchForError:
        return tr("No record explains this error");
    }
    return {};
}

void EmptyDetail::addPromise()
{
    addLine([] {
        return tr("Choose a record: it says why the error happens, what to do, and which well-known advice fails.");
    });
    auto *works = line(theme::PlainLabel::Role::Body, [] { return tr("Do this: the fix, with code to copy"); });
    works->setGlyph(theme::Glyph::Check, theme::Tone::Works);
    m_lines->addWidget(works);
    auto *deadEnd =
        line(theme::PlainLabel::Role::Body, [] { return tr("Do not: what people try in vain, and why it fails"); });
    deadEnd->setGlyph(theme::Glyph::CrossedCircle, theme::Tone::DeadEnd);
    m_lines->addWidget(deadEnd);
}

void EmptyDetail::addAdvice()
{
    if (m_why == Why::OnlyRelated) {
        addLine([] {
            return tr("Before you try anything, compare the message of the record with yours, word for word: what "
                      "helps with one error can do harm with another.");
        });
    } else if (m_why == Why::NoMatchForError) {
        //: a line of the pasted text and what stands there
        addLine([error = m_error] { return tr("Line %1: %2").arg(error.line).arg(error.text.simplified()); });
        addLine([] {
            return tr("It may follow from another error in the text; the list shows which errors have an answer.");
        });
    }
    if (m_why == Why::NothingFound) { // there may be no pasted text yet
        addHelp(
            [] {
                return tr("Paste the message as it stands, or all of the output: names and numbers in it do no harm.");
            },
            m_help.paste, theme::Glyph::Paste);
    } else if (m_why == Why::NoError) {
        addHelp([] { return tr("Paste what the program says when it fails, as it stands, with the lines above it."); },
            m_help.paste, theme::Glyph::Paste);
        addHelp([] { return tr("Or search for a few words: the tool, and what it does not do."); }, m_help.search,
            theme::Glyph::Search);
    } else {
        addHelp([] { return tr("Show more of the log: the first error is often much further up, and is the cause."); },
            m_help.open, theme::Glyph::Open);
        addHelp([] { return tr("Look for two or three words of the message, without names, paths and numbers."); },
            m_help.search, theme::Glyph::Search);
        addHelp(
            [] {
                return tr("Ask somebody: a report has the lines around the error; what looks like a password or a key "
                          "is hidden.");
            },
            m_help.report, theme::Glyph::Copy);
    }
}

void EmptyDetail::addLine(std::function<QString()> text)
{
    m_lines->addWidget(line(theme::PlainLabel::Role::Dim, std::move(text)));
}

void EmptyDetail::addHelp(std::function<QString()> advice, QAction *action, theme::Glyph glyph)
{
    auto *both = new QVBoxLayout;
    both->setSpacing(theme::gridUnit / 2);
    m_lines->addLayout(both);
    both->addWidget(line(theme::PlainLabel::Role::Body, std::move(advice)));
    if (!action) {
        return;
    }
    auto *button = new theme::TextButton(theme::TextButton::Look::Link);
    button->setGlyph(glyph);
    const auto name = [button, action] {
        button->setWords([action] {
            QList<theme::TextFlow::Run> runs{{actions::actionWords(*action)}};
            if (const QString keys = action->shortcut().toString(QKeySequence::NativeText); !keys.isEmpty()) {
                runs.append({keys, theme::TextFlow::Style::Dim});
            }
            return runs;
        });
    };
    name();
    connect(action, &QAction::changed, button, name); // the action's keys may have changed
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    both->addWidget(button, 0, theme::placement(*button));
}

} // namespace wayout::answer
