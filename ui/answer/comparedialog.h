// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/present/recorddocument.h"

#include <QDialog>
#include <QList>
#include <QUrl>

#include <memory>

class QGridLayout;

namespace wayout::answer {

class DetailContext;

/// Two records that are taken for each other, side by side: how to tell them apart, why each happens, what not to try and
/// what to try. Below each other where there is no room.
class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Positions in the engine's catalogue.
    struct Pair {
        qsizetype first = -1;
        qsizetype second = -1;
    };

    CompareDialog(std::shared_ptr<const match::Engine> engine, Pair pair, catalog::ContentLanguage language,
        QWidget *parent = nullptr);

Q_SIGNALS:
    void linkRequested(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What stands in a row: one thing over both columns, or one in each.
    struct Row {
        QWidget *left = nullptr;
        QWidget *right = nullptr; ///< null when `left` is for both
    };

    /// What one of the records has of a section, with its name at the top.
    QWidget *cell(DetailContext *context, present::RecordPart section) const;
    bool has(present::RecordPart section) const;
    void addHeading(present::RecordPart section);
    void addCells(present::RecordPart section);
    void addDistinctions();
    void arrange();
    void retranslateUi();

    DetailContext *m_first;
    DetailContext *m_second;
    QWidget *m_sheet;
    QGridLayout *m_grid;
    QList<Row> m_rows;
    QList<QWidget *> m_names; ///< of the record in each cell: needed where they stand below each other
    bool m_narrow = false;
};

} // namespace wayout::answer
