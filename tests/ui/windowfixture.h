// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/settings.h"
#include "ui/appearance.h"
#include "ui/browse/domainpane.h"
#include "ui/detail/codeview.h"
#include "ui/detail/comparedialog.h"
#include "ui/detail/detailpane.h"
#include "ui/droptarget.h"
#include "ui/language.h"
#include "ui/languageswitch.h"
#include "ui/mainwindow.h"
#include "ui/palette/commandpalette.h"
#include "ui/paste/findbar.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"
#include "ui/problems/problemsdialog.h"
#include "ui/results/recordmodel.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"
#include "ui/theme/paneheader.h"
#include "ui/topbar.h"
#include "ui/windowactions.h"

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
    void open();
    /// A window over those records, in the folder of the one before.
    void start(const CatalogSource &source);
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
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SearchController> m_controller;
    std::unique_ptr<MainWindow> m_window;
};

inline void WindowFixture::open()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start(m_catalogue.source());
}

inline void WindowFixture::start(const CatalogSource &source)
{
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_s));
    m_settings->setContentLanguage(ContentLanguage::English);
    m_language = std::make_unique<Language>(*m_settings);
    m_appearance = std::make_unique<Appearance>(*m_settings);
    m_controller = std::make_unique<SearchController>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_language, *m_appearance, *m_controller);
    m_window->resize(1280, 800);
    m_window->show();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_controller->load(source);
    QTRY_COMPARE_WITH_TIMEOUT(settled.size(), 1, 60'000);
}

inline void WindowFixture::close()
{
    m_window.reset();
    m_controller.reset();
    m_appearance.reset();
    m_language.reset();
    m_settings.reset();
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
