// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace wayout::paste {

/// A bar to find words in a text, with buttons for the next and the previous hit. Escape closes it.
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Shows the bar and focuses its field. `words` replace the text in the field unless they are empty.
    void open(const QString &words);
    QString words() const;
    /// Shows the 1-based number of the current hit, 0 without hits, and the number of hits.
    void setPlace(int place, int count);

Q_SIGNALS:
    /// The user wants the hit that is `by` hits from the cursor. 0 stays at the current hit if it still matches.
    void findRequested(int by);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void close();
    void retranslateUi();

    int m_place = 0;
    int m_count = 0;
    QLineEdit *m_words;
    QLabel *m_found;
    QToolButton *m_next;
    QToolButton *m_previous;
    QToolButton *m_close;
};

} // namespace wayout::paste
