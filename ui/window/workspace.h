// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QSplitter;

namespace wayout::storage {
class Settings;
}

namespace wayout::window {

/// Places the panes: side by side with splitters in a wide window, without the domains in a medium one, and the list or
/// the record alone in a narrow one.
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
    /// Shows the list in a narrow window; elsewhere both panes are visible anyway.
    void showList();
    void showReading();
    /// Shows the pasted text beside the list, whatever is listed.
    void showText();
    /// Leaves the room of the pasted text to a list that has nothing to do with it.
    void setTextAside(bool aside);
    bool showsReadingOnly() const { return m_room == Room::Narrow && m_readingInFront; }
    /// Sets whether the divider between text and list follows what they hold, unless the user placed it. Otherwise the
    /// text has its share, whatever is in it.
    void setFollowsText(bool follows);
    /// Shows the pane and gives it the focus.
    void focusPane(QWidget *pane);
    /// Moves the focus by `by` panes.
    void stepPane(int by);

    void saveDividers(storage::Settings &settings) const;
    void restoreDividers(const storage::Settings &settings);

Q_SIGNALS:
    /// The visible panes may have changed, see room() and showsReadingOnly().
    void arranged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void findRoom();
    void placeTextDivider();
    void takeTextDivider();

    Panes m_panes;
    Room m_room = Room::Wide;
    bool m_readingInFront = false;
    bool m_textAside = false;
    bool m_followsText = false;
    double m_ownTextShare =
        0; ///< the part of the height that the user gave the text; 0 if the user never moved the divider
    QSplitter *m_columns;
    QSplitter *m_centre;
};

} // namespace wayout::window
