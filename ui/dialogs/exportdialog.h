// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordexport.h"
#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "ui/services/tasks.h"

#include <QDialog>

#include <memory>
#include <optional>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace wayout::dialogs {

/// The records that can be exported.
struct ExportChoice {
    enum class Which { Current, Listed, Domain, Own, All };
    std::shared_ptr<const match::Engine> engine;
    qsizetype current = -1; ///< position of the record that is shown
    QList<qsizetype> listed; ///< positions of the records in the list
    QString ownFolder;
    catalog::ContentLanguage language = catalog::ContentLanguage::English;

    /// Returns the positions in the order of the catalogue or of the list. Which::Own examines all records, so do not
    /// call it from the GUI thread.
    QList<qsizetype> positions(Which which, const std::stop_token &stop = {}) const;
    /// Whether the user's own catalogue has any records.
    bool hasOwn() const;
};

/// Asks which records to export and in which format. Choices that need a search in a large catalogue become available a
/// moment later.
class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(const ExportChoice &choice, QWidget *parent);

    authoring::ExportFormat format() const;
    QList<qsizetype> positions() const;
    bool oneFileEach() const;

private:
    ExportChoice::Which which() const;
    void takePositions(const QList<QList<qsizetype>> &positions);
    void updateState();
    void retranslateUi();

    const ExportChoice m_choice;
    QList<std::optional<QList<qsizetype>>> m_positions; ///< by ExportChoice::Which; empty until found
    services::TaskRunner m_tasks;
    QList<QRadioButton *> m_which; ///< by ExportChoice::Which
    QButtonGroup *m_group;
    QComboBox *m_format;
    QLabel *m_formatWords;
    QCheckBox *m_oneFileEach;
    QDialogButtonBox *m_buttons;
    QPushButton *m_export;
};

} // namespace wayout::dialogs
