// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/autosaveddraft.h"
#ifdef WAYOUT_TEAM
#include "app/team/teamaddress.h"
#endif
#include "app/storage/session.h"
#include "app/storage/settings.h"
#include "tests/fuzz/fuzzinput.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace wayout::authoring;
using namespace wayout::storage;
#ifdef WAYOUT_TEAM
using namespace wayout::team;
#endif

namespace {

void readSession(const QByteArray &bytes)
{
    if (const std::optional<Session> session = sessionFromBytes(bytes)) {
        require(sessionFromBytes(sessionToBytes(*session)) == session, "a session reads back as itself");
    }
}

void readDraft(const QByteArray &bytes)
{
    const std::optional<AutosavedDraft> draft = draftFromBytes(bytes);
    if (!draft) {
        return;
    }
    const RecordDraft::Reading reading = draft->draft.read();
    require(!reading.record.id.isEmpty(), "a draft reads as a record");
    // A paste may lose its secrets when it is written, and half a character; what was lost stays lost.
    const std::optional<AutosavedDraft> again = draftFromBytes(draftToBytes(*draft));
    require(again && again->draft == draft->draft && again->file == draft->file && again->bytes == draft->bytes,
        "a draft reads back as itself");
}

#ifdef WAYOUT_TEAM
void readAddress(const QByteArray &bytes)
{
    const std::optional<TeamAddress> address = TeamAddress::fromText(fuzzText(bytes));
    if (!address) {
        return;
    }
    const std::optional<TeamAddress> options = TeamAddress::fromText(address->options(5));
    require(options.has_value(), "options are keywords and values");
    require(options->value(QStringLiteral("application_name")) == QStringLiteral("wayout"), "options are ours");
    require(options->password().isEmpty(), "a password is no option");
    const QString mode = options->value(QStringLiteral("sslmode"));
    const QString number = address->value(QStringLiteral("hostaddr"));
    const QString host = number.isEmpty() ? address->value(QStringLiteral("host")) : number;
    const bool isWeak = mode == QStringLiteral("disable") || mode == QStringLiteral("allow") || mode == QStringLiteral("prefer");
    require(!isWeak || isOnThisComputer(host) || (host.contains(u',') && std::ranges::all_of(host.split(u','), &isOnThisComputer)),
        "another computer is reached encrypted");
}
#endif

void readSettings(const QByteArray &bytes)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("wayout.conf"));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "the file is written");
    file.close();
    {
        const Settings settings(path);
        require(settings.get(Setting::textZoom) >= 50 && settings.get(Setting::textZoom) <= 300, "a zoom is one");
        require(settings.ownCatalogs().size() <= 1000, "catalogues have an end");
#ifdef WAYOUT_TEAM
        TeamAddress::fromSettings(settings.team()).options(5);
#endif
        settings.get(Setting::windowGeometry);
        settings.get(Setting::columnsDivider);
    }
    const Settings again(path);
    require(!again.problem() || again.problem()->kind == StoreProblem::Kind::Newer, "what was damaged is mended");
    for (const QString &name : QDir(folder.path()).entryList(QDir::Files)) {
        QFile::remove(folder.filePath(name));
    }
}

} // namespace

// What is kept for the user between two runs, and may be anything by then: the first byte says what it is taken for.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const QByteArray bytes = fuzzBytes(data + 1, size - 1).toByteArray();
    switch (*data) {
    case 's':
        readSession(bytes);
        break;
    case 'd':
        readDraft(bytes);
        break;
#ifdef WAYOUT_TEAM
    case 'a':
        readAddress(bytes);
        break;
#endif
    case 'i':
        readSettings(bytes);
        break;
    default:
        break;
    }
    return 0;
}
