// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/browse/domainpane.h"
#include "ui/answer/codeview.h"
#include "ui/answer/comparedialog.h"
#include "ui/answer/detailpane.h"
#include "ui/window/droptarget.h"
#include "ui/window/languageswitch.h"
#include "ui/window/mainwindow.h"
#include "ui/dialogs/commandpalette.h"
#include "ui/paste/findbar.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"
#include "ui/dialogs/problemsdialog.h"
#include "ui/results/recordlist.h"
#include "ui/results/recordmodel.h"
#include "ui/results/resultspane.h"
#include "ui/window/searchbox.h"
#include "ui/theme/paneheader.h"
#include "ui/window/topbar.h"
#include "ui/window/application.h"
#include "ui/actions/windowactions.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <functional>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::actions;
using namespace wayout::answer;
using namespace wayout::browse;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::paste;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

inline const auto mpsPaste = uR"(Traceback (most recent call last):
  File "train.py", line 41, in <module>
    model.to(torch.device("mps"))
TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64.)"_s;

inline QString shownTexts(const QWidget &widget)
{
    QStringList texts;
    for (const auto *label : widget.findChildren<QLabel *>()) {
        texts.append(label->text());
    }
    for (const auto *button : widget.findChildren<QAbstractButton *>()) {
        texts.append(button->text());
    }
    return texts.join(u'\n');
}

/// What can have the focus but says nothing to a screen reader.
inline QStringList nameless(QWidget &window)
{
    QStringList result;
    const std::function<void(QAccessibleInterface *, const QString &)> walk = [&](QAccessibleInterface *item,
                                                                                  const QString &path) {
        for (int i = 0; item && i < item->childCount(); ++i) {
            QAccessibleInterface *child = item->child(i);
            if (!child || child->state().invisible) {
                continue;
            }
            const QString here = path + u'/'
                + (child->object() ? QLatin1StringView(child->object()->metaObject()->className()) : "?"_L1);
            if (child->state().focusable && child->text(QAccessible::Name).isEmpty()) {
                result.append(here);
            }
            walk(child, here);
        }
    };
    walk(QAccessible::queryAccessibleInterface(&window), {});
    return result;
}

inline bool hasChinese(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// A window over the small catalogue, new for each test.
class WindowFixture
{
protected:
    using Places = DataPaths;
    static Places nowhere() { return {.isNowhereByChoice = true}; }

    void open();
    /// A window over those records, in the folder of the one before.
    void start(const CatalogSource &source, const Places &places = nowhere());
    /// The same, neither shown nor with its records loaded.
    void make(const CatalogSource &source, const Places &places = nowhere());
    /// The user adds those, and they are loaded.
    void addCatalogues(const QList<OwnCatalog> &own);
    void close();
    QListView *list() const { return m_window->findChild<ResultsPane *>()->findChild<QListView *>(); }
    QListView *domains() const { return m_window->findChild<DomainPane *>()->findChild<QListView *>(); }
    PasteView *pasteView() const { return m_window->findChild<PasteView *>(); }
    SearchBox *searchBox() const { return m_window->findChild<SearchBox *>(); }
    DetailPane *detail() const { return m_window->findChild<DetailPane *>(); }
    QString title(int row) const { return list()->model()->index(row, 0).data(TitleRole).toString(); }
    void paste(const QString &text);
    void drop(const QMimeData &contents);

    SmallCatalogue m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_application;
    // Those of the application.
    Settings *m_settings = nullptr;
    Language *m_language = nullptr;
    Appearance *m_appearance = nullptr;
    SearchController *m_controller = nullptr;
    Catalogues *m_catalogues = nullptr;
    UserDataService *m_userData = nullptr;
    std::unique_ptr<MainWindow> m_window;
};

inline void WindowFixture::open()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start(m_catalogue.source());
}

inline void WindowFixture::make(const CatalogSource &source, const Places &places)
{
    const QString settingsFile = m_folder->filePath(u"settings.ini"_s);
    Settings(settingsFile).set(Setting::contentLanguage, ContentLanguage::English);
    m_application = std::make_unique<Application>(Application::Options{.settingsFile = settingsFile,
        .catalogs = source,
        .places = places,
        .teamCatalogFile = m_folder->filePath(u"team.json"_s)});
    m_settings = &m_application->settings();
    m_language = &m_application->language();
    m_appearance = &m_application->appearance();
    m_controller = &m_application->search();
    m_catalogues = &m_application->catalogues();
    m_userData = &m_application->userData();
    m_window = std::make_unique<MainWindow>(*m_application);
}

inline void WindowFixture::start(const CatalogSource &source, const Places &places)
{
    make(source, places);
    m_window->resize(1280, 800);
    m_window->show();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_catalogues->load();
    QTRY_COMPARE_WITH_TIMEOUT(settled.size(), 1, 60'000);
}

inline void WindowFixture::addCatalogues(const QList<OwnCatalog> &own)
{
    QSignalSpy loaded(m_controller, &SearchController::loaded);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_catalogues->setOwn(own);
    QTRY_COMPARE(loaded.size(), 1);
    QTRY_VERIFY(!settled.isEmpty());
}

inline void WindowFixture::close()
{
    m_window.reset();
    m_application.reset();
}

inline void WindowFixture::paste(const QString &text)
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(settled.size(), 1);
}

inline void WindowFixture::drop(const QMimeData &contents)
{
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &contents, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QVERIFY(m_window->findChild<DropTarget *>()->isVisible());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &contents, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(!m_window->findChild<DropTarget *>()->isVisible());
}
