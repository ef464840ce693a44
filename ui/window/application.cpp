// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/application.h"

#ifdef WAYOUT_TEAM
#include "ui/services/teamsetup.h"
#endif

#include <QEvent>
#include <QWidget>

namespace wayout::window {
namespace {

class FirstPaint final : public QObject
{
public:
    FirstPaint(QWidget &window, const std::function<void()> &then)
        : QObject(&window)
        , m_then(then)
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // Queued, because the child widgets are painted after this event.
            QMetaObject::invokeMethod(this, m_then, Qt::QueuedConnection);
        }
        return false;
    }

private:
    std::function<void()> m_then;
};

} // namespace

void afterFirstPaint(QWidget &window, const std::function<void()> &then)
{
    new FirstPaint(window, then);
}

Application::Application(const Options &options)
    : m_hasOwnCatalogues(options.hasOwnCatalogues)
    , m_settings(options.settingsFile)
    , m_language(m_settings)
    , m_appearance(m_settings)
    , m_intake(m_search)
    , m_catalogues(m_settings, m_search, options.catalogs,
          m_hasOwnCatalogues ? catalog::completedCatalogs(m_settings.ownCatalogs()) : QList<catalog::OwnCatalog>())
    , m_userData(options.places)
{
    m_language.use(options.language.value_or(m_language.content()));
    if (options.appearance) {
        m_appearance.use(*options.appearance);
    }
#ifdef WAYOUT_TEAM
    m_team = std::make_shared<services::TeamSetup>(m_settings, m_userData, m_catalogues, options.teamCatalogFile);
#endif
    m_userData.setPrivate(m_settings.get(storage::Setting::isPrivate));
    m_settings.setWriter([this](const QString &path, const QByteArray &bytes) { m_userData.writeFile(path, bytes); });
}

void Application::start()
{
    m_catalogues.load();
#ifdef WAYOUT_TEAM
    if (m_hasOwnCatalogues) {
        m_team->start();
    }
#endif
}

} // namespace wayout::window
