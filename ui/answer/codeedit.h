// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QPlainTextEdit>

namespace wayout::answer {

/// Shows the characters of a code block: read-only, unwrapped, exactly as tall as its lines. Copies keep every
/// character.
class CodeEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeEdit(QWidget *parent = nullptr);

    /// A part of the code that is not the record's own.
    struct Mark {
        qsizetype begin = 0;
        qsizetype length = 0;
        int line = 0; ///< of the paste whose value this is; 0 for a placeholder that is still to be filled in

        bool operator==(const Mark &) const = default;
    };

    void setCode(const QString &code);
    /// Shows these parts as chips. A value says which line it comes from.
    void setMarks(const QList<Mark> &marks);

    /// Returns the width of the longest line.
    int textWidth() const { return m_textWidth; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void measure();
    void showMarks();

    QList<Mark> m_marks;
    int m_textWidth = 0;
    int m_textHeight = 0;
};

} // namespace wayout::answer
