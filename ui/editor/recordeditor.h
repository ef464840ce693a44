// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/autosaveddraft.h"
#include "app/authoring/ownrecords.h"
#include "app/match/engine.h"
#include "ui/editor/draftchecking.h"
#include "ui/editor/draftdocument.h"
#include "ui/services/tasks.h"

#include <QWidget>

#include <functional>
#include <memory>

class QLabel;
class QListView;
class QMessageBox;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QStringListModel;

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::editor {

class FieldForm;
class TrialPanel;

/// A window for editing one record: all its fields, the findings of the check, and the effect of its pattern. Unsaved
/// changes are not lost: closing asks first, and a file that another program has changed meanwhile is not overwritten.
class RecordEditor final : public QWidget
{
    Q_OBJECT

public:
    /// `folder` is where new records are saved; empty when there is no home folder.
    RecordEditor(const authoring::AutosavedDraft &opened, const QString &folder, QWidget *parent = nullptr);
    ~RecordEditor() override;

    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    DraftDocument &document() { return m_document; }
    /// Gives a saved record, by id and content, to the user's team; empty without a team.
    using Give = std::function<void(const QString &id, const QByteArray &bytes)>;
    void setGive(const Give &give) { m_give = give; }
    bool isModified() const { return m_isUnsaved || !m_document.undoStack().isClean(); }
    /// Returns the current draft, to be kept until it is saved.
    authoring::AutosavedDraft kept() const;
    /// Shows the field and gives it the focus.
    void reveal(const QString &pointer);

public Q_SLOTS:
    void save();

Q_SIGNALS:
    /// The draft as it is was checked.
    void checked();
    /// The draft has changed, or no longer needs to be kept.
    void keepingNeeded();
    void recordSaved(const QString &id);
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    struct Section;

    void build();
    void addSections();
    void addShortcuts();

    // recordeditorsaving.cpp
    void write(const authoring::RecordDraft &draft, const QString &file, const std::optional<QByteArray> &expected);
    void takeSaved(const authoring::SavedRecord &saved);
    void saySaved();
    void askAboutConflict(const authoring::SavedRecord &saved);
    void saveAsCopy();
    void showTheirs(const authoring::SavedRecord &saved);
    void saveElsewhere();
    void askToClose();
    QString faultWords(authoring::IdFault fault) const;

    void stepBack(bool again);
    void nextFinding();
    void updateState();
    QString placeWords() const;
    void retranslateUi();

    authoring::AutosavedDraft m_opened;
    const QString m_folder;
    DraftDocument m_document;
    DraftChecking m_checking;
    std::shared_ptr<const match::Engine> m_engine;
    DraftChange m_lastChange;
    Give m_give;
    bool m_isUnsaved; ///< even without changes here: restored from an earlier session, or saving failed
    bool m_closesWhenSaved = false;
    bool m_isCopying = false; ///< saves under the next free id
    QString m_revealed; ///< the pointer of the finding shown last
    services::TaskRunner m_tasks;
    services::LatestTask m_saving{m_tasks};
    authoring::RecordDraft m_writing; ///< the draft that is being saved
    QList<Section> m_sections;
    theme::NoticeBar *m_notice;
    QLabel *m_place;
    QListView *m_sectionView;
    QStringListModel *m_sectionNames;
    QStackedWidget *m_pages;
    TrialPanel *m_trial;
    QScrollArea *m_trialPage = nullptr;
    QPushButton *m_findings;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_save;
    QPushButton *m_close;
};

} // namespace wayout::editor
