// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/catalogues.h"

#include "app/storage/settings.h"
#include "ui/services/searchcontroller.h"

#include <algorithm>
#include <utility>

namespace wayout::services {
namespace {

/// Returns the catalogues that have no records because they cannot be found or read.
QStringList missingCatalogs(const match::Engine &engine)
{
    QStringList missing;
    for (const catalog::CatalogPart &part : engine.parts) {
        const auto tells = [&](const catalog::Problem &problem) {
            return problem.file == part.path
                && (problem.kind == catalog::Problem::Kind::FileMissing
                    || problem.kind == catalog::Problem::Kind::FileUnreadable);
        };
        if (part.records == 0 && std::ranges::any_of(engine.problems, tells)) {
            missing.append(part.path);
        }
    }
    return missing;
}

} // namespace

Catalogues::Catalogues(storage::Settings &settings, SearchController &controller, const catalog::CatalogSource &ofRun,
    const QList<catalog::OwnCatalog> &own, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_controller(controller)
    , m_ofRun(ofRun)
    , m_own(own)
{
    connect(&controller, &SearchController::loaded, this, [this](const std::shared_ptr<const match::Engine> &engine) {
        m_isLoading = false;
        const std::shared_ptr<const match::Engine> before = std::exchange(m_engine, engine);
        m_health.reset();
        Q_EMIT changed();
        sayMissing(before.get());
    });
    connect(&controller, &SearchController::healthChecked, this, [this](const authoring::RecordHealth &health) {
        m_health = health;
        Q_EMIT changed();
    });
    connect(&m_watch, &CatalogWatch::changed, this, &Catalogues::loadAgain);
}

void Catalogues::sayMissing(const match::Engine *before)
{
    const QStringList known = before ? missingCatalogs(*before) : QStringList();
    const QStringList missing = missingCatalogs(*m_engine);
    for (const catalog::CatalogPart &part : m_engine->parts) {
        if (missing.contains(part.path) && !known.contains(part.path)) {
            Q_EMIT lost(part.path);
        } else if (known.contains(part.path) && !missing.contains(part.path)) {
            Q_EMIT foundAgain(part.path);
        }
    }
}

void Catalogues::load()
{
    m_watch.watch(source().paths);
    loadAgain();
}

void Catalogues::setOwn(const QList<catalog::OwnCatalog> &own)
{
    const catalog::CatalogSource before = source();
    m_own = own;
    m_settings.setOwnCatalogs(m_own);
    if (source() == before) { // only the position of a disabled catalogue has changed
        Q_EMIT changed();
    } else {
        load();
    }
}

catalog::CatalogSource Catalogues::source() const
{
    return {.builtin = m_ofRun.builtin, .paths = catalog::pathsInReadingOrder(m_own) + m_ofRun.paths};
}

void Catalogues::loadAgain()
{
    m_isLoading = true;
    Q_EMIT changed();
    m_controller.load(source());
}

} // namespace wayout::services
