// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/teamstore.h"

#include <QObject>

#include <functional>

class Keeper;
class Language;
class QWidget;
class TeamSetup;
struct Record;

/// What the user's team knows about the record that is read, and giving records to the team: asks before one takes the place of another
/// person's.
class TeamController final : public QObject
{
    Q_OBJECT

public:
    /// Dialogs belong to `window`, which owns this.
    TeamController(TeamSetup &setup, Keeper &keeper, const Language &language, QWidget *window);

    bool isShared() const;
    const TeamState &state() const;
    /// The record that is read; empty for none. countsRead() says what the team has about it.
    void setRecord(const QString &recordId);
    /// As it stands in its file.
    void give(const Record &record);
    void give(const QString &id, const QByteArray &content);

Q_SIGNALS:
    /// state() or isShared().
    void stateChanged();
    void countsRead(const TeamCounts &counts);
    /// Something is not as the user wanted it; the sentence is asked for again when the language changes.
    void noticed(const std::function<QString()> &sentence);
    /// The same about something that went as expected.
    void informed(const std::function<QString()> &sentence);

private:
    void readCounts();
    void giveSoon(const QString &id, const std::function<QByteArray()> &content);
    void giveInPlaceOf(const TeamRecord &mine, const TeamRecord &theirs);
    void askToReplace(const TeamRecord &mine, const TeamRecord &theirs, const std::function<void()> &give);
    void takeSettled(const TeamRecord &mine, const TeamSaving &saving, const QString &copy);

    TeamSetup &m_setup;
    Keeper &m_keeper;
    const Language &m_language;
    QWidget *m_window;
    QString m_recordId;
};
