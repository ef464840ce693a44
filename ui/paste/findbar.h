// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace wayout::paste {

/// Words to be found in a text, with the way to the next and the previous place. Escape closes it.
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Shows it with the focus in it; `words` replace the ones in it unless they are empty.
    void open(const QString &words);
    QString words() const;
    /// 1-based place of the one that is shown, 0 for none, and how many there are.
    void setPlace(int place, int count);

Q_SIGNALS:
    /// From where the text is now: 0 stays where the words still match.
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
