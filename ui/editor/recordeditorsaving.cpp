// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/recordeditor.h"
#include "ui/theme/labels.h"
#include "ui/theme/noticebar.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::editor {
namespace {

const QString idField = u"/id"_s;

QMessageBox *question(QWidget *parent, const QString &text, const QString &more)
{
    auto *box = new QMessageBox(QMessageBox::Question, QString(), text, QMessageBox::NoButton, parent);
    box->setInformativeText(more);
    theme::keepPlain(*box);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

} // namespace

void RecordEditor::save()
{
    const authoring::RecordDraft draft = m_document.draft().tidied();
    const QString id = draft.id();
    if (const authoring::IdFault fault = authoring::faultOfId(id); fault != authoring::IdFault::None) {
        m_notice->say([this, fault] { return faultWords(fault); });
        reveal(idField);
        return;
    }
    if (draft.text(u"/signature"_s).trimmed().isEmpty()) {
        m_notice->say(
            [] { return tr("Not saved yet: the error text is missing. Without it nobody finds the record."); });
        reveal(u"/signature"_s);
        return;
    }
    if (m_folder.isEmpty() && m_opened.file.isEmpty()) {
        m_notice->sayAndOffer([] { return tr("There is no home folder to save the record in."); },
            [] { return tr("Save elsewhere…"); }, [this] { saveElsewhere(); });
        return;
    }
    const bool isSameFile = !m_opened.file.isEmpty() && id == m_opened.id;
    if (isSameFile) {
        write(draft, m_opened.file, m_opened.bytes);
    } else {
        write(draft, authoring::recordFile(m_folder, id), std::nullopt);
    }
}

void RecordEditor::write(
    const authoring::RecordDraft &draft, const QString &file, const std::optional<QByteArray> &expected)
{
    if (m_saving.isRunning()) {
        return; // changes made meanwhile are saved next time; the window still shows them as unsaved
    }
    m_writing = m_document.draft();
    m_save->setEnabled(false);
    m_saving.run([=, fields = draft.json()] { return authoring::saveRecord(file, fields, expected); },
        [this](const authoring::SavedRecord &saved) { takeSaved(saved); });
}

void RecordEditor::takeSaved(const authoring::SavedRecord &saved)
{
    m_save->setEnabled(true);
    const bool isCopying = std::exchange(m_isCopying, false);
    if (saved.kind != authoring::SavedRecord::Kind::Saved) {
        m_isUnsaved = true; // also when the proposed draft was not edited
        updateState();
        Q_EMIT keepingNeeded();
    }
    switch (saved.kind) {
    case authoring::SavedRecord::Kind::Saved: {
        m_opened.file = saved.file;
        m_opened.bytes = saved.bytes;
        m_opened.id = m_writing.id();
        m_isUnsaved = false;
        if (m_writing == m_document.draft()) {
            m_document.undoStack().setClean();
        }
        saySaved();
        retranslateUi();
        Q_EMIT keepingNeeded();
        Q_EMIT recordSaved(m_writing.id());
        if (m_closesWhenSaved && !isModified()) {
            close();
        }
        break;
    }
    case authoring::SavedRecord::Kind::Changed:
        if (isCopying) {
            saveAsCopy(); // the new id is taken, too
            return;
        }
        askAboutConflict(saved);
        break;
    case authoring::SavedRecord::Kind::Failed:
        m_notice->sayAndOffer(
            [saved] {
                return tr("%1 could not be saved: %2. Nothing is lost: what you wrote is here and is kept.")
                    .arg(saved.file, saved.reason);
            },
            [] { return tr("Save elsewhere…"); }, [this] { saveElsewhere(); });
    }
    m_closesWhenSaved = false;
}

void RecordEditor::saySaved()
{
    const auto words = [file = m_opened.file] { return tr("Saved to %1.").arg(file); };
    if (!m_give || !m_opened.bytes) {
        m_notice->inform(words);
        return;
    }
    m_notice->offer(
        words, [] { return tr("Give it to the team"); },
        [this, id = m_opened.id, bytes = *m_opened.bytes] {
            m_notice->hide();
            m_give(id, bytes);
        });
}

void RecordEditor::askAboutConflict(const authoring::SavedRecord &saved)
{
    const bool isGone = saved.bytes.isEmpty();
    const bool isNew = m_opened.file != saved.file;
    const QString text = isGone ? tr("Somebody deleted this record while you were writing it.")
        : isNew                 ? tr("There is a record with this id already.")
                                : tr("Somebody else changed this record while you were writing it.");
    QMessageBox *box =
        question(this, text, tr("%1\n\nNothing was written over, and what you wrote is still here.").arg(saved.file));
    QPushButton *copy =
        box->addButton(isGone ? tr("Save mine &again") : tr("Save mine as a &copy"), QMessageBox::AcceptRole);
    QPushButton *theirs = isGone ? nullptr : box->addButton(tr("Show &theirs"), QMessageBox::ActionRole);
    box->addButton(tr("Go on &writing"), QMessageBox::RejectRole);
    connect(box, &QDialog::finished, this, [this, box, copy, theirs, saved, isGone] {
        if (box->clickedButton() == copy) {
            isGone ? write(m_document.draft().tidied(), saved.file, std::nullopt) : saveAsCopy();
        } else if (theirs && box->clickedButton() == theirs) {
            showTheirs(saved);
        }
    });
    box->open();
}

void RecordEditor::saveAsCopy()
{
    m_isCopying = true;
    m_document.setText(idField, authoring::nextRecordId(m_document.draft().id()));
    write(m_document.draft().tidied(), authoring::recordFile(m_folder, m_document.draft().id()), std::nullopt);
}

void RecordEditor::showTheirs(const authoring::SavedRecord &saved)
{
    const std::optional<catalog::FieldValue> fields = catalog::fieldsOf(saved.bytes);
    if (!fields || fields->type != catalog::FieldValue::Type::Object) {
        m_notice->say([file = saved.file] { return tr("%1 holds no record that could be shown.").arg(file); });
        return;
    }
    m_document.replace(authoring::RecordDraft(*fields));
    m_opened.file = saved.file;
    m_opened.bytes = saved.bytes;
    m_opened.id = m_document.draft().id();
    m_isUnsaved = false;
    m_document.undoStack().setClean();
    m_notice->offer([] { return tr("This is their version now. Undo brings yours back."); }, [] { return tr("Undo"); },
        [this] {
            m_notice->hide();
            stepBack(false);
        });
    updateState();
    Q_EMIT keepingNeeded();
}

void RecordEditor::saveElsewhere()
{
    QString name = m_document.draft().id(); // the id is untrusted data, never a path
    auto *dialog = new QFileDialog(this, tr("Save the record elsewhere"), QDir::homePath(), tr("Records (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(name.replace(u'/', u'-').remove(u'.') + u".json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_writing = m_document.draft();
        // The dialog has already asked before replacing an existing file.
        m_saving.run([=, fields = m_writing.tidied().json()] { return authoring::replaceRecord(path, fields); },
            [this](const authoring::SavedRecord &saved) { takeSaved(saved); });
    });
    dialog->open();
}

void RecordEditor::askToClose()
{
    QMessageBox *box = question(this, tr("Save what you wrote?"), tr("This record has changes that are not saved."));
    QPushButton *save = box->addButton(tr("&Save"), QMessageBox::AcceptRole);
    QPushButton *discard = box->addButton(tr("&Throw away"), QMessageBox::DestructiveRole);
    box->addButton(tr("Go on &writing"), QMessageBox::RejectRole);
    box->setDefaultButton(save);
    connect(box, &QDialog::finished, this, [this, box, save, discard] {
        if (box->clickedButton() == save) {
            m_closesWhenSaved = true;
            this->save();
        } else if (box->clickedButton() == discard) {
            m_isUnsaved = false;
            m_document.undoStack().setClean();
            Q_EMIT keepingNeeded();
            close();
        }
    });
    box->open();
}

QString RecordEditor::faultWords(authoring::IdFault fault) const
{
    switch (fault) {
    case authoring::IdFault::Empty:
        return tr("An id is needed before the record can be saved: domain/short-name.");
    case authoring::IdFault::NoDomain:
        return tr("The id should have a domain and a name: domain/short-name.");
    case authoring::IdFault::Characters:
        return tr("The id names a file: small letters, digits, “-”, “_” and “.” can stand in it, with letters or "
                  "digits at the ends.");
    case authoring::IdFault::TooLong:
        return tr("The id is too long to name a file.");
    case authoring::IdFault::None:
        break;
    }
    return {};
}

void RecordEditor::closeEvent(QCloseEvent *event)
{
    if (isModified()) {
        event->ignore();
        askToClose();
        return;
    }
    Q_EMIT closed();
    QWidget::closeEvent(event);
}

} // namespace wayout::editor
