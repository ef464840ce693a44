// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace wayout::text {

/// The harm that a command may do to the person who runs it.
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
    DisablesProtection, ///< setenforce 0, switching off a firewall
};

struct HazardousLine {
    Hazard hazard = Hazard::DeletesFiles;
    int line = 0; ///< 1-based, in the code

    bool operator==(const HazardousLine &) const = default;
};

/// Whether the harm is permanent, because data is lost.
bool cannotBeUndone(Hazard hazard);

/// Returns the hazardous commands in a piece of code or a shell session, in order. Leaves out comments and commands
/// that only mention others (echo, grep, man).
QList<HazardousLine> hazardsIn(const QString &code);

/// Returns the placeholders in a piece of code that the reader has to replace: "<your-token>", "/path/to/key",
/// "YOUR_API_KEY". Returns each of them once, in the order of the code. Leaves out tags, templates and includes.
QStringList placeholdersIn(const QString &code);

} // namespace wayout::text
