// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "ui/theme/icons.h"

#include <QScrollArea>

#include <functional>

class QAction;
class QVBoxLayout;

namespace wayout::answer {

/// Shown in place of a record while none is chosen. Explains what records are for or, when the catalogue has no answer,
/// what the user can do now.
class EmptyDetail final : public QScrollArea
{
    Q_OBJECT

public:
    enum class Why {
        NothingChosen,
        NoMatch, ///< no record is similar to the text
        NoError, ///< the same, and the text has no error
        OnlyRelated, ///< the list has the closest records
        NothingFound, ///< no record contains the words that were searched for
        NoMatchForError, ///< no record answers this one of several errors in the text
    };
    /// The actions that are offered when no record helps.
    struct Help {
        QAction *paste = nullptr;
        QAction *open = nullptr;
        QAction *search = nullptr;
        QAction *report = nullptr;
    };

    explicit EmptyDetail(QWidget *parent = nullptr);

    void setHelp(const Help &help);
    /// Shows the text for `why`. Only NoMatchForError uses `error`.
    void say(Why why, const match::ErrorGroup &error = {});

private:
    static QString title(Why why);
    void addPromise();
    void addAdvice();
    void addLine(std::function<QString()> text);
    void addHelp(std::function<QString()> advice, QAction *action, theme::Glyph glyph);
    void layOut();

    Why m_why = Why::NothingChosen;
    match::ErrorGroup m_error;
    Help m_help;
    QVBoxLayout *m_lines = nullptr; ///< of the widget that is shown now
};

} // namespace wayout::answer
