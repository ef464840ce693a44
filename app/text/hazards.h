// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace wayout::text {

/// What a command may cost the one who runs it.
enum class Hazard {
    DeletesFiles, ///< rm -r, find -delete
    ErasesDevice, ///< mkfs, dd of=/dev/…
    RewritesRemote, ///< git push --force
    DiscardsWork, ///< git reset --hard, git clean -f
    DeletesData, ///< DROP, TRUNCATE, FLUSHALL, docker volume rm, kubectl delete
    OpensPermissions, ///< chmod 777
    RunsDownload, ///< curl … | sh
    RunsUnreadable, ///< base64 -d … | sh
    ExhaustsMachine, ///< :(){ :|:& };:
    SkipsVerification, ///< TLS certificates, host keys or signatures are not checked
    DisablesProtection, ///< setenforce 0, a firewall that is switched off
};

struct HazardousLine {
    Hazard hazard = Hazard::DeletesFiles;
    int line = 0; ///< 1-based, in the code

    bool operator==(const HazardousLine &) const = default;
};

/// Whether what it does is gone for good; else it leaves something open.
bool cannotBeUndone(Hazard hazard);

/// The hazardous commands in a piece of code or a shell session, in its order. Comments, and commands that only speak of
/// others (echo, grep, man), are no hazard.
QList<HazardousLine> hazardsIn(const QString &code);

/// The placeholders in a piece of code, which the reader has to replace: "<your-token>", "/path/to/key", "YOUR_API_KEY". Each once, in the
/// order of the code. Tags, templates and includes do not count.
QStringList placeholdersIn(const QString &code);

} // namespace wayout::text
