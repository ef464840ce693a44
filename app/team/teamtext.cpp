// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace wayout::team {

using Kind = TeamState::Kind;

namespace {

struct TeamText {
    Q_DECLARE_TR_FUNCTIONS(TeamText)
};

QString withReason(const QString &sentence, const QString &reason)
{
    //: %1 is a sentence, %2 the words of a server or of the system about it
    return reason.isEmpty() ? sentence : TeamText::tr("%1 The server's words: %2").arg(sentence, reason);
}

} // namespace

QString teamSentence(const TeamState &state)
{
    switch (state.kind) {
    case Kind::Off:
        return TeamText::tr("No team's database is used. Nothing leaves this computer.");
    case Kind::NoAddress:
        return TeamText::tr(
            "The environment variable WAYOUT_TEAM_DATABASE holds no address of a database. It should look like "
            "postgresql://user@host/database.");
    case Kind::NoDriver:
        return TeamText::tr("Qt's PostgreSQL driver is missing. Installing the package libqt6sql6-psql helps.");
    case Kind::Connecting:
        return TeamText::tr("Connecting to %1…").arg(state.place);
    case Kind::Connected:
        return state.waiting > 0
            ? TeamText::tr("Connected to %1; %n result(s) or record(s) are being sent.", nullptr, state.waiting)
                  .arg(state.place)
            : TeamText::tr("Connected to %1.").arg(state.place);
    case Kind::Away: {
        const QString sentence = state.since.isValid()
            ? TeamText::tr(
                "%1 has been away since %2. What you note is kept here and sent when it is back; %n thing(s) wait.",
                nullptr, state.waiting)
                  .arg(state.place, QLocale().toString(state.since.time(), QLocale::ShortFormat))
            : TeamText::tr("%1 does not answer.").arg(state.place);
        return withReason(sentence, state.reason);
    }
    case Kind::NotAllowed:
        return withReason(
            TeamText::tr(
                "%1 is there and refuses: the name, the password, the database or the rights are not as it wants "
                "them.")
                .arg(state.place),
            state.reason);
    case Kind::NoEncryption:
        return withReason(
            TeamText::tr(
                "%1 was not used: the way there is not encrypted, or not to be trusted. In the clear Wayout talks "
                "only to this computer.")
                .arg(state.place),
            state.reason);
    case Kind::Newer:
        return TeamText::tr("The tables at %1 were made by a newer Wayout. They are read, and nothing is written to "
                            "them: updating Wayout "
                            "helps.")
            .arg(state.place);
    case Kind::ReadOnly:
        return TeamText::tr("At %1 you may read and not write. Your results stay here.").arg(state.place);
    case Kind::Failed:
        return withReason(
            TeamText::tr("%1 could not be used. What you note is kept here.").arg(state.place), state.reason);
    }
    return {};
}

QString teamWords(const TeamState &state)
{
    switch (state.kind) {
    case Kind::Off:
        return {};
    case Kind::Connecting:
        return TeamText::tr("team: connecting…");
    case Kind::Connected:
        return state.waiting > 0 ? TeamText::tr("team: sending %n", nullptr, state.waiting)
                                 : TeamText::tr("team: connected");
    case Kind::Away:
        return state.waiting > 0 ? TeamText::tr("team: away, %n waiting", nullptr, state.waiting)
                                 : TeamText::tr("team: away");
    case Kind::Newer:
    case Kind::ReadOnly:
        return TeamText::tr("team: read only");
    case Kind::NotAllowed:
        return TeamText::tr("team: not allowed");
    case Kind::NoAddress:
    case Kind::NoDriver:
    case Kind::NoEncryption:
    case Kind::Failed:
        return TeamText::tr("team: cannot be used");
    }
    return {};
}

} // namespace wayout::team
