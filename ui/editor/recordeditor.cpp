// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/recordeditor.h"

#include "ui/editor/fieldform.h"
#include "ui/editor/trialpanel.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::editor {
namespace {

/// Returns the key of the record's top-level field that contains `pointer`. For a Chinese text returns the key of the
/// English one.
QString ownKey(const QString &pointer)
{
    const QString key = catalog::pointerParts(pointer).value(0);
    const catalog::FormatField *field = catalog::formatField(u'/' + key);
    return field ? QString(field->key) : key;
}

} // namespace

/// A page of the form.
struct RecordEditor::Section {
    const char *title;
    QStringList keys; ///< of the record's top-level fields
    FieldForm *form = nullptr;
    QScrollArea *page = nullptr;
};

namespace {

constexpr QSize firstSize(1280, 820);
constexpr QSize frameAllowance(8, 40); // room for the window frame on a small screen
constexpr int sectionWidth = 24 * theme::gridUnit;
constexpr int formWidth = 84 * theme::gridUnit;
constexpr int trialWidth = 44 * theme::gridUnit;
} // namespace

RecordEditor::RecordEditor(const authoring::AutosavedDraft &opened, const QString &folder, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_opened(opened)
    , m_folder(folder)
    , m_document(opened.draft)
    , m_checking(m_document, opened.paste, this)
    , m_isUnsaved(opened.isRestored)
    , m_notice(new theme::NoticeBar(this))
    , m_place(theme::wrappingLabel(this, Qt::TextSelectableByMouse))
    , m_sectionView(new QListView(this))
    , m_sectionNames(new QStringListModel(this))
    , m_pages(new QStackedWidget(this))
    , m_trial(new TrialPanel(!opened.paste.isEmpty(), this))
    , m_findings(new QPushButton(this))
    , m_undo(new QPushButton(this))
    , m_redo(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(firstSize.boundedTo(screen()->availableSize() - frameAllowance));
    build();
    addSections();
    addShortcuts();
    connect(&m_document, &DraftDocument::changed, this, [this](const DraftChange &change) {
        m_lastChange = change;
        updateState();
        Q_EMIT keepingNeeded();
    });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &RecordEditor::updateState);
    connect(&m_document, &DraftDocument::findingsChanged, this, &RecordEditor::updateState);
    connect(&m_checking, &DraftChecking::reported, this,
        [this](const DraftReport &report) { m_trial->setTrial(report.trial, m_document.draft().text(u"/regex"_s)); });
    connect(&m_checking, &DraftChecking::reported, this, &RecordEditor::checked);
    connect(m_save, &QPushButton::clicked, this, &RecordEditor::save);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    connect(m_undo, &QPushButton::clicked, this, [this] { stepBack(false); });
    connect(m_redo, &QPushButton::clicked, this, [this] { stepBack(true); });
    connect(m_findings, &QPushButton::clicked, this, &RecordEditor::nextFinding);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::readAsShown(*this);
}

RecordEditor::~RecordEditor()
{
    m_tasks.finish(); // waits until the record is saved completely
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this); // the stack emits signals while it is destroyed
    // Editors write their text into the document when they are deleted, so the document must still exist.
    delete m_pages;
}

void RecordEditor::build()
{
    m_sectionView->setModel(m_sectionNames);
    m_sectionView->setSpacing(theme::gridUnit / 4);
    m_sectionView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *trialPage = m_trialPage = new QScrollArea(this);
    trialPage->setWidgetResizable(true);
    for (QFrame *side : std::initializer_list<QFrame *>{m_sectionView, trialPage}) {
        side->setFrameShape(QFrame::NoFrame); // the separator lines are enough
    }
    trialPage->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    trialPage->setWidget(m_trial);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_sectionView);
    splitter->addWidget(m_pages);
    splitter->addWidget(trialPage);
    splitter->setStretchFactor(1, 1);
    const bool isNarrow = size().width() < sectionWidth + formWidth + trialWidth; // then the form needs what there is
    const int sections = isNarrow ? sectionWidth * 5 / 6 : sectionWidth;
    const int trial = isNarrow ? trialWidth / 2 : trialWidth;
    splitter->setSizes({sections, size().width() - sections - trial, trial});
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(theme::gridUnit, 0, theme::gridUnit, theme::gridUnit);
    buttons->addWidget(m_undo);
    buttons->addWidget(m_redo);
    buttons->addWidget(m_findings);
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(m_close);
    auto *placeLine = new QHBoxLayout;
    placeLine->setContentsMargins(theme::gridUnit, theme::gridUnit, theme::gridUnit, 0);
    placeLine->addWidget(m_place);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_notice);
    layout->addLayout(placeLine);
    layout->addWidget(splitter, 1);
    layout->addLayout(buttons);
    connect(m_sectionView->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex &index) { m_pages->setCurrentIndex(std::max(0, index.row())); });
}

void RecordEditor::addSections()
{
    m_sections = {
        {QT_TR_NOOP("The error"), catalog::formKeys(catalog::FormSection::Error)},
        {QT_TR_NOOP("Samples"), catalog::formKeys(catalog::FormSection::Samples)},
        {QT_TR_NOOP("Cause"), catalog::formKeys(catalog::FormSection::Cause)},
        {QT_TR_NOOP("What not to try"), catalog::formKeys(catalog::FormSection::DeadEnds)},
        {QT_TR_NOOP("What to try"), catalog::formKeys(catalog::FormSection::Workarounds)},
        {QT_TR_NOOP("Versions and systems"), catalog::formKeys(catalog::FormSection::Versions)},
        {QT_TR_NOOP("Related errors"), catalog::formKeys(catalog::FormSection::Related)},
        {QT_TR_NOOP("Evidence"), catalog::formKeys(catalog::FormSection::Evidence)},
        {QT_TR_NOOP("Runs"), catalog::formKeys(catalog::FormSection::Runs)},
        {QT_TR_NOOP("Filing"), catalog::formKeys(catalog::FormSection::Filing)},
    };
    for (Section &section : m_sections) {
        section.form = new FieldForm(m_document, catalog::recordFormat(), section.keys, this);
        auto *column = new QWidget(this);
        auto *layout = new QVBoxLayout(column);
        layout->setContentsMargins(2 * theme::gridUnit, theme::gridUnit, 2 * theme::gridUnit, 2 * theme::gridUnit);
        layout->addWidget(section.form);
        layout->addStretch();
        section.page = new QScrollArea(this);
        section.page->setWidgetResizable(true);
        section.page->setFrameShape(QFrame::NoFrame);
        section.page->setFocusPolicy(Qt::NoFocus); // focus goes to the fields on the page
        section.page->setWidget(column);
        section.form->bind({});
        m_pages->addWidget(section.page);
    }
}

void RecordEditor::addShortcuts()
{
    const auto on = [this](const QKeySequence &keys, auto &&slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    on(QKeySequence::Save, [this] { save(); });
    on(QKeySequence::Undo, [this] { stepBack(false); });
    on(QKeySequence::Redo, [this] { stepBack(true); });
    on(Qt::Key_F8, [this] { nextFinding(); });
    on(QKeySequence::Close, [this] { close(); });
    on(Qt::CTRL | Qt::Key_PageDown,
        [this] { reveal(u'/' + m_sections.at((m_pages->currentIndex() + 1) % m_sections.size()).keys.first()); });
    on(Qt::CTRL | Qt::Key_PageUp, [this] {
        reveal(
            u'/' + m_sections.at((m_pages->currentIndex() + m_sections.size() - 1) % m_sections.size()).keys.first());
    });
}

void RecordEditor::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    m_engine = engine;
    m_checking.setEngine(engine);
    updateState();
}

authoring::AutosavedDraft RecordEditor::kept() const
{
    authoring::AutosavedDraft kept = m_opened;
    kept.draft = m_document.draft();
    return kept;
}

void RecordEditor::reveal(const QString &pointer)
{
    const QString key = ownKey(pointer);
    const auto section =
        std::ranges::find_if(m_sections, [&](const Section &candidate) { return candidate.keys.contains(key); });
    if (section == m_sections.end()) {
        return;
    }
    m_sectionView->setCurrentIndex(m_sectionNames->index(int(section - m_sections.begin())));
    if (section->form->focusField(pointer) && focusWidget()) {
        section->page->ensureWidgetVisible(focusWidget());
    }
}

void RecordEditor::stepBack(bool again)
{
    QUndoStack &stack = m_document.undoStack();
    again ? stack.redo() : stack.undo();
    if (!m_lastChange.pointer.isEmpty()) {
        const qsizetype entry = std::max(m_lastChange.from, m_lastChange.to);
        reveal(entry < 0 ? m_lastChange.pointer : catalog::pointerTo(m_lastChange.pointer, entry));
    }
}

void RecordEditor::nextFinding()
{
    QStringList pointers;
    for (const Section &section : m_sections) {
        for (const QString &key : section.keys) {
            for (const FieldFinding &finding : m_document.findings()) {
                if (ownKey(finding.pointer) == key && !pointers.contains(finding.pointer)) {
                    pointers.append(finding.pointer);
                }
            }
        }
    }
    if (!pointers.isEmpty()) {
        m_revealed = pointers.at((pointers.indexOf(m_revealed) + 1) % pointers.size());
        reveal(m_revealed);
    }
}

void RecordEditor::updateState()
{
    const QUndoStack &stack = m_document.undoStack();
    m_undo->setEnabled(stack.canUndo());
    m_redo->setEnabled(stack.canRedo());
    const bool isKnown =
        !m_opened.file.isEmpty() || (m_engine && m_engine->catalog.indexOf(m_document.draft().id()) >= 0);
    //: the star stands while there is something to be saved
    setWindowTitle(isKnown ? tr("Edit the record[*]") : tr("New record[*]"));
    setWindowModified(isModified());
    const int count = int(m_document.findings().size());
    m_findings->setText(count == 0 ? tr("Nothing found") : tr("Next of %Ln finding(s)", nullptr, count));
    m_findings->setEnabled(count > 0);
    m_place->setText(placeWords());
    QStringList names;
    for (const Section &section : m_sections) {
        const auto found = std::ranges::count_if(m_document.findings(),
            [&](const FieldFinding &finding) { return section.keys.contains(ownKey(finding.pointer)); });
        //: a part of a record, and how many things were found about it
        names.append(found == 0 ? tr(section.title) : tr("%1 · ⚠ %Ln", nullptr, int(found)).arg(tr(section.title)));
    }
    if (names.size() != m_sectionNames->rowCount()) {
        m_sectionNames->setStringList(names);
        m_sectionView->setCurrentIndex(m_sectionNames->index(0));
        return;
    }
    for (int row = 0; row < names.size(); ++row) {
        if (m_sectionNames->stringList().at(row) != names.at(row)) {
            m_sectionNames->setData(m_sectionNames->index(row), names.at(row));
        }
    }
}

QString RecordEditor::placeWords() const
{
    const authoring::RecordDraft &draft = m_document.draft();
    const bool isSameFile = !m_opened.file.isEmpty() && draft.id() == m_opened.id;
    const QString file = isSameFile ? m_opened.file : authoring::recordFile(m_folder, draft.id());
    QStringList sentences{authoring::faultOfId(draft.id()) != authoring::IdFault::None && !isSameFile
            ? faultWords(authoring::faultOfId(draft.id()))
            : tr("File: %1").arg(file)};
    if (const catalog::Record *known = m_engine ? m_engine->catalog.find(draft.id()) : nullptr;
        known && known->file != file && !isSameFile) {
        sentences.append(known->file.startsWith(u':') ? tr("It is used instead of the built-in record with this id.")
                                                      : tr("%1 has a record with this id, too.").arg(known->file));
    }
    if (const QStringList unknown = draft.unknownFields(); !unknown.isEmpty()) {
        sentences.append(tr("Kept as they are: %1.").arg(QLocale().createSeparatedList(unknown)));
    }
    return sentences.join(u' ');
}

void RecordEditor::retranslateUi()
{
    m_sectionView->setAccessibleName(tr("Parts of the record"));
    m_trialPage->setAccessibleName(TrialPanel::tr("What the pattern does"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_findings->setToolTip(tr("Go to the next field about which something was found (F8)"));
    m_save->setText(tr("&Save"));
    m_save->setToolTip(tr("Save the record (Ctrl+S)"));
    m_close->setText(tr("&Close"));
    updateState();
}

} // namespace wayout::editor
