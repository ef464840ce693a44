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

/// Shows two records that are easily confused, side by side, or one below the other when there is little room: how to
/// tell them apart, why each happens, what not to try and what to try.
class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Two positions in the engine's catalogue.
    struct Pair {
        qsizetype first = -1;
        qsizetype second = -1;
    };

    CompareDialog(std::shared_ptr<const match::Engine> engine, Pair pair, catalog::ContentLanguage language,
        QWidget *parent = nullptr);

Q_SIGNALS:
    void linkRequested(const QUrl &url);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The content of a row: one widget across both columns, or one in each.
    struct Row {
        QWidget *left = nullptr;
        QWidget *right = nullptr; ///< null when `left` spans both columns
    };

    /// Returns what the record of `context` says in a section, under its name.
    QWidget *cell(DetailContext *context, present::RecordPart section) const;
    bool has(present::RecordPart section) const;
    void addHeading(present::RecordPart section);
    void addCells(present::RecordPart section);
    void addDistinctions();
    void arrange();

    DetailContext *m_first;
    DetailContext *m_second;
    QWidget *m_sheet;
    QGridLayout *m_grid;
    QList<Row> m_rows;
    QList<QWidget *> m_names; ///< the record's name in each cell; needed when the cells are below each other
    bool m_narrow = false;
};

} // namespace wayout::answer
