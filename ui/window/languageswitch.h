// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QWidget>

class QButtonGroup;

namespace wayout::window {

/// Chooses Chinese, English or both: one row of buttons, exactly one of which is checked.
class LanguageSwitch final : public QWidget
{
    Q_OBJECT

public:
    explicit LanguageSwitch(QWidget *parent = nullptr);

    void setCurrent(catalog::ContentLanguage language);

Q_SIGNALS:
    void chosen(catalog::ContentLanguage language);

private:
    void retranslateUi();

    QButtonGroup *m_group;
};

} // namespace wayout::window
