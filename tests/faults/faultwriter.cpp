// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"
#include "app/storage/pastehistory.h"
#include "app/platform/savefile.h"
#include "app/storage/session.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace wayout::platform;
using namespace wayout::storage;

// Writes what Wayout writes, as fast as it can, and says what is written; or looks whether all of it is whole.
//     faultwriter write FOLDER COUNT        COUNT times: a text, a result, a note, a session; "kept N" after each
//     faultwriter add FOLDER NAME [DATE]    one text, with the clock at that date
//     faultwriter check FOLDER              status 0 when everything that is there is whole; prints what there is
//     faultwriter save FILE BYTES           replaces one file; status 0 when it says that it has
//     faultwriter open FOLDER               status 0 when what the window wrote there can be read

namespace {

constexpr int longText = 20'000;

/// A text that shows when a part of it is missing.
QString textOf(const QString &name)
{
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Md5).toHex();
    return u"error %1\n%2\nend of %1"_s.arg(name, QString::fromLatin1(hash).repeated(longText / hash.size()));
}

void tell(const char *what, qsizetype number)
{
    std::printf("%s %lld\n", what, static_cast<long long>(number));
    std::fflush(stdout);
}

void tell(Database &database)
{
    for (const StoreProblem &problem : database.takeProblems()) {
        std::fprintf(stderr, "%s: problem %d (%s)\n", qUtf8Printable(problem.path), int(problem.kind),
            qUtf8Printable(problem.argument));
    }
}

int write(const DataPaths &places, int count)
{
    PasteHistory history(places.history);
    Notebook notebook(places.notebook);
    const auto now = QDateTime::currentDateTime();
    for (int i = 1; i <= count; ++i) {
        const QString name = QString::number(i);
        history.keep(
            {.id = i, .firstLine = u"error "_s + name, .recordId = u"git/record"_s, .text = textOf(name)}, now);
        notebook.setResult({u"git/record"_s, u"workaround-"_s + name}, i, OwnResult::Worked, now);
        notebook.setNote(u"git/record"_s, textOf(name), now);
        const auto reason = saveFile(places.session, sessionToBytes({.text = textOf(name), .pasteId = i}));
        const bool kept = history.database().isKept() && notebook.database().isKept() && !reason;
        tell(kept ? "kept" : "in memory", i);
    }
    tell(history.database());
    tell(notebook.database());
    return 0;
}

int add(const DataPaths &places, const QString &name, const QString &date)
{
    const QDateTime now = date.isEmpty() ? QDateTime::currentDateTime() : QDateTime::fromString(date, Qt::ISODate);
    PasteHistory history(places.history);
    history.keep({.id = qint64(qHash(name, 7) | 1), .firstLine = u"error "_s + name, .text = textOf(name)}, now);
    for (int attempt = 0; attempt < 20 && !history.database().isKept(); ++attempt) {
        history.database().retry();
    }
    tell(history.database());
    return history.database().isKept() ? 0 : 1;
}

bool isWhole(const QString &text, const QString &name)
{
    return text == textOf(name);
}

int check(const DataPaths &places)
{
    bool whole = true;
    PasteHistory history(places.history);
    const QList<KeptPaste> pastes = history.find({});
    qint64 newest = 0;
    for (const KeptPaste &paste : pastes) {
        whole &= isWhole(history.read(paste.id).text, paste.firstLine.sliced(qsizetype(sizeof("error ") - 1)));
        newest = std::max(newest, paste.id);
    }
    Notebook notebook(places.notebook);
    const OwnRecord own = notebook.read(u"git/record"_s, 0);
    const QString noteName =
        own.note.section(u'\n', 0, 0).sliced(own.note.isEmpty() ? 0 : qsizetype(sizeof("error ") - 1));
    whole &= own.note.isEmpty() || isWhole(own.note, noteName);
    QFile session(places.session);
    if (session.open(QIODevice::ReadOnly)) {
        const auto read = sessionFromBytes(session.readAll());
        whole &= read && isWhole(read->text, QString::number(read->pasteId));
    }
    for (Database *database : {&history.database(), &notebook.database()}) {
        const QList<StoreProblem> problems = database->takeProblems();
        whole &= problems.isEmpty();
    }
    tell("texts", pastes.size());
    tell("newest", newest);
    tell("results", own.results.size());
    return whole ? 0 : 1;
}

int open(const DataPaths &places)
{
    PasteHistory history(places.history);
    Notebook notebook(places.notebook);
    tell("texts", history.find({}).size());
    tell("favourites", notebook.favourites().size());
    QFile session(places.session);
    const bool hasSession = session.open(QIODevice::ReadOnly);
    const bool sound = history.database().takeProblems().isEmpty() && notebook.database().takeProblems().isEmpty();
    return sound && (!hasSession || sessionFromBytes(session.readAll())) ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a limit is an error like a full disk, not an end
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto places = DataPaths::inFolder(arguments.value(2));
    const QString &what = arguments.value(1);
    if (what == "save"_L1) {
        return saveFile(arguments.value(2), QByteArray(arguments.value(3).toInt(), 'x')) ? 1 : 0;
    }
    return what == "write"_L1 ? write(places, arguments.value(3).toInt())
        : what == "add"_L1    ? add(places, arguments.value(3), arguments.value(4))
        : what == "check"_L1  ? check(places)
        : what == "open"_L1   ? open(places)
                              : 2;
}
