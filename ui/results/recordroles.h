// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/outcome/rate.h"

#include <QMetaType>

/// What a list of records knows of each. Unscoped, because a role is an int.
enum RecordRole {
    TitleRole = Qt::DisplayRole, ///< the signature in the language that is shown
    SecondTitleRole = Qt::UserRole, ///< in both languages: the English one
    PositionRole, ///< qsizetype, in the catalogue
    DomainRole, ///< the id
    DomainNameRole,
    ReasonRole, ///< why it was found, in words; empty when it was not searched for
    TierRole, ///< in words
    RateRole, ///< Rate, the best among the workarounds
    GradeRole, ///< Grade
    GroupRole, ///< int: the error of the text that it answers
    SectionRole, ///< the heading of the rows from this one on; empty for the others
    EvidenceRole, ///< QList<Evidence>
    CategoryRole, ///< what kind of error, as the record says it
    FindingsRole, ///< int: how much is doubtful about it
    IdRole, ///< QString
    ReplacesRole, ///< in words: it is used instead of another one; empty for most
};

Q_DECLARE_METATYPE(Rate)
Q_DECLARE_METATYPE(Grade)
Q_DECLARE_METATYPE(Evidence)
