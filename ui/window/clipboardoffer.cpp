// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/clipboardoffer.h"

#include "app/storage/settings.h"
#include "ui/services/searchcontroller.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QHashFunctions>
#include <QMimeData>
#include <QWidget>

#include <chrono>

namespace wayout::window {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

constexpr auto lookAfter = 250ms; // first the click that activated the window is handled and the window is painted
constexpr auto longestAnswer = 1000ms; // a program that takes longer is asked again only on demand
constexpr qsizetype mostLookedAt = 64 * 1024; // UTF-16 units

/// Returns the part that is examined, without an incomplete last line.
QStringView beginningOf(QStringView text)
{
    if (text.size() <= mostLookedAt) {
        return text.trimmed();
    }
    const QStringView beginning = text.first(mostLookedAt);
    const qsizetype lineEnd = beginning.lastIndexOf(u'\n');
    return beginning.first(lineEnd < 0 ? beginning.size() : lineEnd).trimmed();
}

/// Whether the contents may be examined. Asks for the formats only once: each request to a program that hangs takes as
/// long as Qt's timeout.
bool isOpenText(const QMimeData &contents)
{
    const QString hint = u"x-kde-passwordManagerHint"_s;
    const QStringList formats = contents.formats();
    return formats.contains(u"text/plain"_s) && !formats.contains(u"text/uri-list"_s)
        && !(formats.contains(hint) && contents.data(hint) == "secret");
}

} // namespace

ClipboardOffer::ClipboardOffer(
    const storage::Settings &settings, services::SearchController &controller, QWidget &window)
    : QObject(&window)
    , m_settings(settings)
    , m_controller(controller)
    , m_window(window)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(lookAfter);
    connect(&m_rest, &QTimer::timeout, this, &ClipboardOffer::look);
    connect(&m_controller, &services::SearchController::failureFound, this, [this](const QString &message) {
        if (std::exchange(m_isLooking, false) && !message.isEmpty()) {
            Q_EMIT offered(message);
        }
    });
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &ClipboardOffer::takeChange);
    window.installEventFilter(this);
}

void ClipboardOffer::noteTaken(const QString &text)
{
    if (!text.isEmpty()) {
        m_known.insert(qHash(beginningOf(text)));
    }
}

bool ClipboardOffer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate) {
        m_rest.start();
    } else if (event->type() == QEvent::WindowDeactivate) {
        withdraw();
    }
    return QObject::eventFilter(watched, event);
}

void ClipboardOffer::withdraw()
{
    m_rest.stop();
    m_isLooking = false;
    Q_EMIT withdrawn();
}

/// Takes note of a change of the clipboard. While this program has the focus, the contents are its own.
void ClipboardOffer::takeChange()
{
    m_isNews = !QGuiApplication::focusWindow();
    m_isLooking = false;
    Q_EMIT withdrawn();
}

bool ClipboardOffer::mayLook() const
{
    // On Wayland only the window with the focus can read the clipboard; other windows do not need it elsewhere either.
    return m_window.isActiveWindow() && m_settings.get(storage::Setting::offersClipboard)
        && !m_settings.get(storage::Setting::isPrivate);
}

void ClipboardOffer::look()
{
    const QClipboard *clipboard = QGuiApplication::clipboard();
    if (!m_isNews || m_hangs || !mayLook() || clipboard->ownsClipboard()) {
        return;
    }
    m_isNews = false; // reset first, so that slow contents are requested only once
    QElapsedTimer taken;
    taken.start();
    const QMimeData *contents = clipboard->mimeData();
    const QString text = contents && isOpenText(*contents) ? contents->text() : QString();
    m_hangs = taken.elapsed() > longestAnswer.count();
    const QStringView beginning = beginningOf(text);
    if (!beginning.isEmpty() && !m_known.contains(qHash(beginning))) {
        m_known.insert(qHash(beginning));
        m_isLooking = true;
        m_controller.lookForFailure(beginning.toString());
    }
}

} // namespace wayout::window
