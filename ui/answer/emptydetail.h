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

/// What stands where a record would, while none is chosen: what records are good for or, where the catalogue has no answer,
/// what can be done now.
class EmptyDetail final : public QScrollArea
{
    Q_OBJECT

public:
    enum class Why {
        NothingChosen,
        NoMatch, ///< no record is like the text
        OnlyRelated, ///< the list has the closest ones
        NothingFound, ///< no record has the words that were searched for
        NoMatchForError, ///< of several errors in the text no record answers this one
    };
    /// What the window can do where no record helps.
    struct Help {
        QAction *paste = nullptr;
        QAction *open = nullptr;
        QAction *search = nullptr;
        QAction *report = nullptr;
    };

    explicit EmptyDetail(QWidget *parent = nullptr);

    void setHelp(const Help &help);
    /// `error` is there for NoMatchForError.
    void say(Why why, const match::ErrorGroup &error = {});

protected:
    void changeEvent(QEvent *event) override;

private:
    static QString title(Why why);
    void addPromise();
    void addAdvice();
    void addLine(std::function<QString()> text);
    void addHelp(std::function<QString()> advice, QAction *action, theme::Glyph glyph);
    void layOut();
    void retranslateUi();

    Why m_why = Why::NothingChosen;
    match::ErrorGroup m_error;
    Help m_help;
    QVBoxLayout *m_lines = nullptr; ///< of the widget that is shown now
};

} // namespace wayout::answer
