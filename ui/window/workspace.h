// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QSplitter;

namespace wayout::storage {
class Settings;
}

namespace wayout::window {

/// Places the panes: side by side with dividers where there is room; without the domains where there is less; the list and
/// the record one at a time on a narrow window.
class Workspace final : public QWidget
{
    Q_OBJECT

public:
    enum class Room { Wide, Medium, Narrow };
    struct Panes {
        QWidget *domains;
        QWidget *paste;
        QWidget *results;
        QWidget *reading;
    };

    explicit Workspace(const Panes &panes, QWidget *parent = nullptr);

    Room room() const { return m_room; }
    /// On a narrow window; elsewhere both are there anyway.
    void showList();
    void showReading();
    bool showsReadingOnly() const { return m_room == Room::Narrow && m_readingInFront; }
    /// One of the panes gets the focus, in view.
    void focusPane(QWidget *pane);
    /// The pane that is `by` further gets it.
    void stepPane(int by);

    void saveDividers(storage::Settings &settings) const;
    void restoreDividers(const storage::Settings &settings);

Q_SIGNALS:
    /// What is seen may have changed: room() and showsReadingOnly().
    void arranged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void findRoom();

    Panes m_panes;
    Room m_room = Room::Wide;
    bool m_readingInFront = false;
    QSplitter *m_columns;
    QSplitter *m_centre;
};

} // namespace wayout::window
