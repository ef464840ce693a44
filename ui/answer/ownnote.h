// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"

#include <QTimer>

class QPlainTextEdit;

namespace wayout::theme {
class PlainLabel;
class TextButton;
} // namespace wayout::theme

namespace wayout::answer {

class DetailContext;

/// The user's own note on the record: plain text, saved after a pause in typing and when the field loses the focus.
class OwnNote final : public Column
{
    Q_OBJECT

public:
    explicit OwnNote(DetailContext *context, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void begin();
    void keep();
    void resizeEdit();
    void retranslateUi();

    DetailContext *m_context;
    QTimer m_pause;
    theme::PlainLabel *m_heading;
    QPlainTextEdit *m_edit;
    theme::TextButton *m_delete;
    bool m_wanted = false; ///< the user has begun a note, which is still empty
};

} // namespace wayout::answer
