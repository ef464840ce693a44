// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/ownnote.h"
#include "ui/answer/resultswitch.h"
#include "ui/history/historydialog.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/segment.h"

#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>

#include "tests/ui/windowfixture.h"

using namespace wayout::answer;
using namespace wayout::history;
using namespace wayout::storage;
using namespace wayout::theme;

inline const auto floatPaste = u"TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework"_s;
inline const auto yamlPaste = u"ModuleNotFoundError: No module named 'yaml'"_s;

inline QString visibleTexts(const QWidget &widget)
{
    QStringList texts;
    for (const auto *label : widget.findChildren<QLabel *>()) {
        texts.append(label->isVisible() ? label->text() : QString());
    }
    return texts.join(u'\n');
}

/// A window that remembers; closed and opened again in one test it is the next window of the same user.
class MemoryFixture : protected WindowFixture
{
protected:
    void begin();
    /// What is kept goes to `folder`, else to one that lasts as long as the test.
    void open(const QString &folder = {});
    void close();
    ResultSwitch *firstSwitch() const
    {
        detail()->finish(); // a record is built in slices
        return detail()->findChild<ResultSwitch *>();
    }
    QPlainTextEdit *note() const { return detail()->findChild<OwnNote *>()->findChild<QPlainTextEdit *>(); }
    NoticeBar *notice() const { return m_window->findChild<NoticeBar *>(); }
    QString kept(const QString &name) const { return m_folder->filePath(u"kept/"_s + name); }
    /// The visible button of the window that says so.
    void press(const QString &name);
    HistoryDialog *openHistory();
};

inline void MemoryFixture::begin()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
}

inline void MemoryFixture::open(const QString &folder)
{
    start(m_catalogue.source(), DataPaths::inFolder(folder.isEmpty() ? m_folder->filePath(u"kept"_s) : folder));
    m_window->restore();
}

inline void MemoryFixture::close()
{
    if (m_window) {
        m_window->close();
    }
    WindowFixture::close();
}

inline void MemoryFixture::press(const QString &name)
{
    detail()->finish();
    for (auto *button : m_window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && (button->accessibleName() == name || button->text() == name)) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(name));
}

inline HistoryDialog *MemoryFixture::openHistory()
{
    QTest::keyClick(m_window.get(), Qt::Key_H, Qt::ControlModifier);
    return m_window->findChild<HistoryDialog *>();
}
