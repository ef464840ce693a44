// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/storetext.h"

#include <QCoreApplication>

namespace wayout::present {
namespace {

struct StoreText {
    Q_DECLARE_TR_FUNCTIONS(StoreText)
};

} // namespace

QString storeSentence(const storage::StoreProblem &problem)
{
    switch (problem.kind) {
    case storage::StoreProblem::Kind::NoPlace:
        return StoreText::tr("History is off: there is no home folder. Nothing is kept when the window closes.");
    case storage::StoreProblem::Kind::NoDriver:
        return StoreText::tr("History is off: Qt's SQLite driver is missing. Installing the package libqt6sql6-sqlite "
                             "brings it back.");
    case storage::StoreProblem::Kind::NotWritable:
        return problem.argument.isEmpty()
            ? StoreText::tr("%1 cannot be written. What is new is kept until the window closes.").arg(problem.path)
            : StoreText::tr("%1 cannot be written (%2). What is new is kept until the window closes.")
                  .arg(problem.path, problem.argument);
    case storage::StoreProblem::Kind::SetAside:
        return StoreText::tr(
            "%1 was damaged. It is now %2; %n entry(s) could be read and are kept.", nullptr, problem.count)
            .arg(problem.path, problem.argument);
    case storage::StoreProblem::Kind::Newer:
        return StoreText::tr("%1 was made by a newer Wayout. It is read, and what is new is not written to it: "
                             "updating Wayout helps.")
            .arg(problem.path);
    case storage::StoreProblem::Kind::InUse:
        return StoreText::tr("%1 is in use by another program. What is new is written when it is free.")
            .arg(problem.path);
    case storage::StoreProblem::Kind::NotSaved:
        return StoreText::tr("%1 could not be saved: %2. The old one is as it was; making room and trying again helps.")
            .arg(problem.path, problem.argument);
    case storage::StoreProblem::Kind::NotRead:
        return StoreText::tr("Your own results in %1 cannot be read: %2").arg(problem.path, problem.argument);
    }
    return {};
}

} // namespace wayout::present
