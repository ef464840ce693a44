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

/// Lists the window's actions, the domains and the records that contain all typed words. Exact names come first, then
/// names that begin with the words, then names with the words at the start of a word; among equals actions come before
/// domains. Only the first few records are listed, last and in the catalogue's order.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Kind { Action, Domain, Record };
    enum Role {
        KeysRole = Qt::UserRole, ///< the keys of an action as text; for other entries their kind
    };
    struct Entry {
        Kind kind = Kind::Action;
        qsizetype index = -1; ///< position in the given actions, the catalogue's domains or its records

        bool operator==(const Entry &) const = default;
    };

    /// `actions` and `catalog` must outlive the model. Disabled actions are left out.
    PaletteModel(const QList<QAction *> &actions, const catalog::Catalog *catalog, catalog::ContentLanguage language,
        QObject *parent = nullptr);

    void setWords(const QString &words);
    Entry entryAt(int row) const { return m_entries.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    static QString name(const QAction &action);
    /// Returns what the action is called in the language of the window and in English, which people type in any window.
    static QStringList namesOf(const QAction &action);
    QString text(const Entry &entry) const;
    QString note(const Entry &entry) const;

    QList<QAction *> m_actions;
    const catalog::Catalog *m_catalog; ///< null until loaded
    catalog::ContentLanguage m_language;
    QList<Entry> m_entries;
};

/// Finds everything by its name: type a few letters and press Enter. The arrow keys move in the list while the line
/// edit keeps the focus. Has no title bar, and closes when another window becomes active.
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    /// Takes ownership of `model`.
    explicit CommandPalette(PaletteModel *model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted once, after the palette has closed.
    void chosen(const PaletteModel::Entry &entry);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

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
