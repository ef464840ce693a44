// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFormLayout>

class QPushButton;

namespace wayout::settings {

/// Fields of a page, each with its name beside it. Where large letters leave no room for two columns each name is above its field,
/// in two lines if one is too long.
class SettingsForm final : public QFormLayout
{
    Q_OBJECT

public:
    /// `page` is as wide as there is room.
    explicit SettingsForm(QWidget *page);

    /// Gets its name with setName().
    void addField(QWidget *field);
    /// Also for a screen reader; the character behind an & leads to the field.
    void setName(QWidget *field, const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void wrapWhereNarrow();

    QWidget *m_page;
};

/// A button of a page; Enter in a field does not press it.
QPushButton *pageButton(QWidget *page);

} // namespace wayout::settings
