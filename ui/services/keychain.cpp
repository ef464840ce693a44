// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/keychain.h"

#ifdef WAYOUT_HAVE_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

using namespace Qt::StringLiterals;

namespace wayout::services {

#ifdef WAYOUT_HAVE_KEYCHAIN
namespace {

const QString service = u"wayout"_s;

void start(QKeychain::Job *job, const QString &place, QObject *asker,
    const std::function<void(const QKeychain::Job &)> &finish)
{
    job->setKey(u"team/"_s + place);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, asker, [finish](QKeychain::Job *done) { finish(*done); });
    job->start();
}

} // namespace

bool Keychain::isPossible()
{
    return true;
}

void Keychain::read(
    const QString &place, QObject *asker, const std::function<void(const std::optional<QString> &)> &take)
{
    auto *job = new QKeychain::ReadPasswordJob(service);
    start(job, place, asker, [job, take](const QKeychain::Job &done) {
        take(done.error() == QKeychain::NoError ? std::optional(job->textData()) : std::nullopt);
    });
}

void Keychain::write(
    const QString &place, const QString &password, QObject *asker, const std::function<void(const QString &)> &take)
{
    const auto finish = [take](const QKeychain::Job &done) {
        const bool isDone = done.error() == QKeychain::NoError || done.error() == QKeychain::EntryNotFound;
        take(isDone ? QString() : done.errorString().isEmpty() ? u"?"_s : done.errorString());
    };
    if (password.isEmpty()) {
        start(new QKeychain::DeletePasswordJob(service), place, asker, finish);
        return;
    }
    auto *job = new QKeychain::WritePasswordJob(service);
    job->setTextData(password);
    start(job, place, asker, finish);
}
#else
bool Keychain::isPossible()
{
    return false;
}

void Keychain::read(const QString &, QObject *, const std::function<void(const std::optional<QString> &)> &take)
{
    take(std::nullopt);
}

void Keychain::write(const QString &, const QString &, QObject *, const std::function<void(const QString &)> &take)
{
    take({});
}
#endif

} // namespace wayout::services
