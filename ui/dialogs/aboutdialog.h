// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "ui/services/tasks.h"

#include <QDialog>

#include <memory>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QUrl;

namespace wayout::theme {
class Heading;
class PlainLabel;
} // namespace wayout::theme

namespace wayout::dialogs {

/// Describes the program, its licences and its catalogues, and has the details that a bug report needs.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `engine` is null while the catalogues are loading.
    AboutDialog(const std::shared_ptr<const match::Engine> &engine, QWidget *parent);

    struct Counts {
        int builtin = 0; ///< records that come with the program
        int domains = 0; ///< domains of the built-in records
        int others = 0; ///< records of other catalogues
    };

Q_SIGNALS:
    void linkRequested(const QUrl &link);
    void copied(bool copied);

private:
    void build();
    QPushButton *licence(const QString &name, const QString &address);
    QString report() const;
    int reportHeight() const;
    void retranslateUi();

    services::TaskRunner m_tasks;
    std::optional<Counts> m_counts;
    QLabel *m_sign;
    theme::PlainLabel *m_version;
    theme::PlainLabel *m_purpose;
    QLabel *m_recordsLabel;
    QLabel *m_records;
    QLabel *m_programLabel;
    QLabel *m_catalogueLabel;
    theme::Heading *m_heading;
    QPlainTextEdit *m_report;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace wayout::dialogs
