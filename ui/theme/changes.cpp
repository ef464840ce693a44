// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/changes.h"

#include <QAbstractItemModel>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace wayout::theme {
namespace {

class ChangeFilter final : public QObject
{
public:
    ChangeFilter(QObject &watched, std::initializer_list<QEvent::Type> types, const std::function<void()> &react)
        : QObject(&watched)
        , m_types(types)
        , m_react(react)
    {
        watched.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && std::ranges::find(m_types, event->type()) != m_types.end()) {
            m_react();
        }
        return false;
    }

private:
    std::vector<QEvent::Type> m_types;
    std::function<void()> m_react;
};

void tellAllChanged(QAbstractItemModel &model)
{
    const int rows = model.rowCount();
    const int columns = model.columnCount();
    if (rows > 0 && columns > 0) {
        Q_EMIT model.headerDataChanged(Qt::Horizontal, 0, columns - 1);
        Q_EMIT model.dataChanged(model.index(0, 0), model.index(rows - 1, columns - 1));
    }
}

} // namespace

void onChange(QWidget &widget, std::initializer_list<QEvent::Type> types, const std::function<void()> &react)
{
    new ChangeFilter(widget, types, react);
}

void keepTranslated(QWidget &widget, const std::function<void()> &retranslate)
{
    new ChangeFilter(widget, {QEvent::LanguageChange}, retranslate);
    retranslate();
}

void keepTranslated(QAbstractItemModel &model)
{
    new ChangeFilter(model, {QEvent::LanguageChange}, [&model] { tellAllChanged(model); });
}

} // namespace wayout::theme
