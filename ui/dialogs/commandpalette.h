// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/contentlanguage.h"

#include <QAbstractListModel>
#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListView;

namespace wayout::dialogs {

/// What the window can do, the domains and the records, narrowed to those that have all of some words. What is called just that comes
/// first, then what begins with the words, then what has them at the start of a word; among equals actions before domains. Of the
/// records, which come last, only the first few, in the catalogue's order.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Kind { Action, Domain, Record };
    enum Role {
        KeysRole = Qt::UserRole, ///< of an action, as they are written; for the others what they are
    };
    struct Entry {
        Kind kind = Kind::Action;
        qsizetype index = -1; ///< among the actions that were given, the domains of the catalogue, or its records

        bool operator==(const Entry &) const = default;
    };

    /// What is given lives as long as the model; actions that are off are left out.
    PaletteModel(const QList<QAction *> &actions, const catalog::Catalog *catalog, catalog::ContentLanguage language,
        QObject *parent = nullptr);

    void setWords(const QString &words);
    Entry entryAt(int row) const { return m_entries.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    static QString name(const QAction &action);
    QString text(const Entry &entry) const;
    QString note(const Entry &entry) const;

    QList<QAction *> m_actions;
    const catalog::Catalog *m_catalog; ///< null until it is loaded
    catalog::ContentLanguage m_language;
    QList<Entry> m_entries;
};

/// Everything by its name: type a few letters, Enter does it. Arrows move in the list while the words keep the focus.
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    /// `model` becomes the palette's own.
    explicit CommandPalette(PaletteModel *model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Sent once, when the palette is gone.
    void chosen(const PaletteModel::Entry &entry);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void narrow(const QString &words);
    void step(int by);
    void choose();
    void retranslateUi();

    PaletteModel *m_model;
    QLineEdit *m_words;
    QListView *m_view;
    QLabel *m_nothing;
};

} // namespace wayout::dialogs
