// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/history/historydialog.h"

#include "app/catalog/recordtitle.h"
#include "ui/services/userdataservice.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/typescale.h"

#include <QCheckBox>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::history {
namespace {

constexpr QSize comfortable(100 * theme::gridUnit, 60 * theme::gridUnit);
constexpr int timeWidth = 18 * theme::gridUnit;

QString whenWords(const QDateTime &time)
{
    if (!time.isValid()) {
        return HistoryModel::tr("time unknown");
    }
    const QString clock = time.toString(u"HH:mm"_s);
    //: %1 is a time of the day: "12:23"
    return time.date() == QDate::currentDate() ? HistoryModel::tr("today %1").arg(clock)
                                               : time.date().toString(Qt::ISODate) + u' ' + clock;
}

} // namespace

HistoryModel::HistoryModel(QObject *parent)
    : theme::TextTableModel(ColumnCount, parent)
{
}

void HistoryModel::setEngine(const std::shared_ptr<const match::Engine> &engine, catalog::ContentLanguage language)
{
    beginResetModel();
    m_engine = engine;
    m_language = language;
    endResetModel();
}

void HistoryModel::setPastes(const QList<storage::KeptPaste> &pastes)
{
    beginResetModel();
    m_pastes = pastes;
    endResetModel();
}

QVariant HistoryModel::cell(int row, int column) const
{
    const storage::KeptPaste &paste = m_pastes.at(row);
    switch (column) {
    case TimeColumn:
        return whenWords(paste.time);
    case TextColumn:
        return paste.isWhole ? paste.firstLine : tr("%1 (kept in part)").arg(paste.firstLine);
    case RecordColumn: {
        if (paste.recordId.isEmpty()) {
            return tr("none");
        }
        const catalog::Record *record = m_engine ? m_engine->catalog.find(paste.recordId) : nullptr;
        return record ? catalog::shownText(catalog::titleOf(*record), m_language).primary : paste.recordId;
    }
    default:
        return {};
    }
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    // No tool tips: Qt would show a text that looks like markup as rich text.
    return role == Qt::ToolTipRole ? QVariant() : theme::TextTableModel::data(index, role);
}

QStringList HistoryModel::titles() const
{
    return {tr("When"), tr("Error"), tr("Best record")};
}

HistoryDialog::HistoryDialog(services::UserDataService &userData, const std::shared_ptr<const match::Engine> &engine,
    catalog::ContentLanguage language, QWidget *parent)
    : QDialog(parent)
    , m_userData(userData)
    , m_model(new HistoryModel(this))
    , m_words(new QLineEdit(this))
    , m_summary(theme::wrappingLabel(this))
    , m_view(new QTableView(this))
    , m_notice(new theme::NoticeBar(this))
    , m_open(theme::saying(new QPushButton(this), [] { return tr("&Open"); }))
    , m_forget(theme::saying(new QPushButton(this), [] { return tr("&Forget"); }))
    , m_forgetAll(theme::saying(new QPushButton(this), [] { return tr("Forget &all"); }))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_model->setEngine(engine, language);
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_view->installEventFilter(this);
    theme::setUpTable(*m_view, *m_model);
    m_view->horizontalHeader()->setSectionResizeMode(HistoryModel::TextColumn, QHeaderView::Stretch);
    m_view->horizontalHeader()->setSectionResizeMode(HistoryModel::RecordColumn, QHeaderView::Stretch);
    m_view->setColumnWidth(HistoryModel::TimeColumn, timeWidth);
    auto *isPrivate = theme::saying(new QCheckBox(this), [] { return tr("&Private mode: keep nothing from now on"); });
    isPrivate->setChecked(userData.isPrivate());
    auto *close = theme::saying(new QPushButton(this), [] { return tr("&Close"); });
    m_open->setDefault(true);
    for (auto *button : {m_forget, m_forgetAll, close}) {
        button->setAutoDefault(false);
    }
    for (auto *button : {m_open, m_forget, m_forgetAll}) {
        button->setEnabled(false); // until the texts are read
    }
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_forget);
    buttons->addWidget(m_forgetAll);
    buttons->addStretch();
    buttons->addWidget(m_open);
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_notice);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_summary);
    layout->addWidget(isPrivate);
    layout->addLayout(buttons);

    connect(m_words, &QLineEdit::textChanged, this, &HistoryDialog::find);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_open, &QPushButton::clicked, this, [this] { choose(m_view->currentIndex().row()); });
    connect(m_forget, &QPushButton::clicked, this, &HistoryDialog::forgetSelected);
    connect(m_forgetAll, &QPushButton::clicked, this, &HistoryDialog::forgetAll);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(isPrivate, &QCheckBox::toggled, this, &HistoryDialog::privateModeChosen);
    connect(new QShortcut(QKeySequence::Undo, m_view), &QShortcut::activated, this, &HistoryDialog::putBack);
    resize(comfortable.boundedTo(parent->size()));
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::readAsShown(*this);
    find();
}

void HistoryDialog::find()
{
    const int asked = ++m_asked;
    m_userData.findPastes(m_words->text(), {this, [this, asked](const QList<storage::KeptPaste> &pastes) {
                                                if (asked == m_asked) {
                                                    take(pastes);
                                                }
                                            }});
}

void HistoryDialog::take(const QList<storage::KeptPaste> &pastes)
{
    const int row = m_view->currentIndex().row();
    m_hasLooked = true;
    m_model->setPastes(pastes);
    if (!pastes.isEmpty()) {
        m_view->selectRow(std::clamp(row, 0, int(pastes.size()) - 1));
    }
    for (auto *button : {m_open, m_forget, m_forgetAll}) {
        button->setEnabled(!pastes.isEmpty());
    }
    retranslateUi();
}

void HistoryDialog::choose(int row)
{
    if (row < 0 || row >= m_model->rowCount()) {
        return;
    }
    m_userData.readPaste(m_model->pasteAt(row).id, {this, [this](const storage::KeptPaste &paste) {
                                                        if (paste.id == 0) { // another window has forgotten it
                                                            find();
                                                            return;
                                                        }
                                                        Q_EMIT chosen(paste);
                                                        accept();
                                                    }});
}

void HistoryDialog::forgetSelected()
{
    QList<qint64> ids;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        ids.append(m_model->pasteAt(index.row()).id);
    }
    if (!ids.isEmpty()) {
        m_userData.forget(ids, {this, [this](const QList<storage::KeptPaste> &forgotten) { offerUndo(forgotten); }});
    }
}

void HistoryDialog::forgetAll()
{
    m_userData.forgetAll({this, [this](const QList<storage::KeptPaste> &forgotten) { offerUndo(forgotten); }});
}

void HistoryDialog::offerUndo(const QList<storage::KeptPaste> &forgotten)
{
    m_forgotten = forgotten;
    const int count = int(forgotten.size());
    m_notice->offer([count] { return tr("%Ln text(s) forgotten.", nullptr, count); }, [] { return tr("Undo"); },
        [this] { putBack(); });
    find();
    m_view->setFocus();
}

void HistoryDialog::putBack()
{
    if (!m_forgotten.isEmpty()) {
        m_notice->hide();
        m_userData.putBack(std::exchange(m_forgotten, {}), {this, [this](bool) { find(); }});
    }
}

bool HistoryDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (watched == m_view && key == Qt::Key_Delete) {
            forgetSelected();
            return true;
        }
        if (watched == m_words && (key == Qt::Key_Down || key == Qt::Key_Up)) {
            const int row = m_view->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
            m_view->selectRow(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void HistoryDialog::retranslateUi()
{
    setWindowTitle(tr("History"));
    m_words->setPlaceholderText(tr("Words of a text that was pasted"));
    m_words->setAccessibleName(tr("Search the history"));
    m_view->setAccessibleName(tr("History"));
    const int count = m_model->rowCount();
    const QString words = m_words->text().trimmed();
    m_summary->setText(!m_hasLooked ? QString()
            : count > 0 ? tr("%Ln text(s). What looks like a password or a key was hidden before it was kept; "
                             "some may have been missed.",
                  nullptr, count)
            : words.isEmpty()
            ? tr("Nothing has been kept. Each text that is pasted stands here from then on, unless private mode is on.")
            : tr("No text that was kept has these words."));
    m_forget->setToolTip(tr("Forget the selected texts (Delete)"));
}

} // namespace wayout::history
