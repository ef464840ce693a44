// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/commandpalette.h"

#include "app/catalog/domains.h"
#include "app/present/recordwords.h"
#include "ui/actions/actionwords.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::dialogs {
namespace {

constexpr int wished = 76 * theme::gridUnit;
constexpr int pageStep = 8;
constexpr qsizetype mostRecords = 30;

/// How well a text fits the typed words; a smaller value is a better fit.
enum class Nearness { Same, Beginning, WordStart, Within };

Nearness nearness(const QString &typed, QStringView text)
{
    if (text.compare(typed, Qt::CaseInsensitive) == 0) {
        return Nearness::Same;
    }
    if (text.startsWith(typed, Qt::CaseInsensitive)) {
        return Nearness::Beginning;
    }
    for (qsizetype at = text.indexOf(typed, 1, Qt::CaseInsensitive); at > 0;
         at = text.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (!text.at(at - 1).isLetterOrNumber()) {
            return Nearness::WordStart;
        }
    }
    return Nearness::Within;
}

Nearness nearest(const QString &typed, const QStringList &texts)
{
    Nearness best = Nearness::Within;
    for (const QStringView text : texts) {
        best = std::min(best, nearness(typed, text));
    }
    return best;
}

/// Draws the entry's name and, at the end of the row, its keys or its kind.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {option.rect.width(), QFontMetrics(theme::bodyFont()).height() + 2 * theme::gridUnit};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        theme::paintRowGround(*painter, option, option.rect);
        const QRect inner = option.rect.adjusted(2 * theme::gridUnit, 0, -2 * theme::gridUnit, 0);
        const QFontMetrics metrics(theme::bodyFont());
        const QString note =
            metrics.elidedText(index.data(PaletteModel::KeysRole).toString(), Qt::ElideRight, inner.width() * 2 / 5);
        painter->setFont(theme::bodyFont());
        painter->setPen(theme::dimText(option.palette));
        theme::drawTextLine(*painter, inner, Qt::AlignTrailing | Qt::AlignVCenter, note);
        const int width = inner.width() - metrics.horizontalAdvance(note) - 2 * theme::gridUnit;
        const QRect place = QStyle::alignedRect(option.direction, Qt::AlignLeading, {width, inner.height()}, inner);
        painter->setPen(option.palette.color(QPalette::Text));
        theme::drawTextLine(*painter, place, Qt::AlignLeading | Qt::AlignVCenter,
            metrics.elidedText(index.data().toString().simplified(), Qt::ElideRight, width));
        painter->restore();
    }
};

} // namespace

PaletteModel::PaletteModel(const QList<QAction *> &actions, const catalog::Catalog *catalog,
    catalog::ContentLanguage language, QObject *parent)
    : QAbstractListModel(parent)
    , m_actions(actions)
    , m_catalog(catalog)
    , m_language(language)
{
    setWords({});
}

void PaletteModel::setWords(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    const QString typed = words.join(u' ');
    QList<std::pair<Nearness, Entry>> near;
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QStringList names = namesOf(*m_actions.at(i));
        if (m_actions.at(i)->isEnabled() && actions::hasAllWords(words, names)) {
            near.append({nearest(typed, names), {Kind::Action, i}});
        }
    }
    for (qsizetype i = 0; m_catalog && i < m_catalog->domains().size(); ++i) {
        const QString &domain = m_catalog->domains().at(i).domain;
        const QStringList names = QStringList(domain) + catalog::domainName(domain).all();
        if (!domain.isEmpty() && actions::hasAllWords(words, names)) {
            near.append({nearest(typed, names), {Kind::Domain, i}});
        }
    }
    std::ranges::stable_sort(near, {}, [](const auto &entry) { return entry.first; });
    beginResetModel();
    m_entries.clear();
    std::ranges::transform(near, std::back_inserter(m_entries), [](const auto &entry) { return entry.second; });
    const qsizetype end = m_entries.size() + mostRecords;
    for (qsizetype i = 0; m_catalog && !words.isEmpty() && i < m_catalog->size() && m_entries.size() < end; ++i) {
        if (actions::hasAllWords(words,
                QStringList(m_catalog->idAt(i)) + m_catalog->titleAt(i).all() + m_catalog->signatureAt(i).all())) {
            m_entries.append({Kind::Record, i});
        }
    }
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Entry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(entry);
    case KeysRole:
        return note(entry);
    case Qt::AccessibleTextRole:
        //: spoken: a command, domain or record, and its keys or what it is
        return note(entry).isEmpty() ? text(entry) : tr("%1, %2").arg(text(entry), note(entry));
    default:
        return {};
    }
}

/// For one of several choices, returns the name together with the title of its menu.
QString PaletteModel::name(const QAction &action)
{
    const auto *menu = action.actionGroup() ? qobject_cast<QMenu *>(action.actionGroup()->parent()) : nullptr;
    return menu //: a command: a menu such as "Appearance" and a choice in it
        ? tr("%1: %2").arg(actions::actionWords(menu->title()), actions::actionWords(action))
        : actions::actionWords(action);
}

QStringList PaletteModel::namesOf(const QAction &action)
{
    const QString english = action.objectName().replace(u'-', u' ');
    return english.isEmpty() ? QStringList{name(action)} : QStringList{name(action), english};
}

QString PaletteModel::text(const Entry &entry) const
{
    switch (entry.kind) {
    case Kind::Action:
        return name(*m_actions.at(entry.index));
    case Kind::Domain:
        return present::shownDomain(m_catalog->domains().at(entry.index).domain, m_language);
    case Kind::Record:
        return catalog::shownText(m_catalog->titleAt(entry.index), m_language).primary;
    }
    return {};
}

QString PaletteModel::note(const Entry &entry) const
{
    switch (entry.kind) {
    case Kind::Action:
        return m_actions.at(entry.index)->shortcut().toString(QKeySequence::NativeText);
    case Kind::Domain:
        return tr("domain, %n record(s)", nullptr, m_catalog->domains().at(entry.index).count);
    case Kind::Record:
        return present::shownDomain(m_catalog->domainAt(entry.index), m_language);
    }
    return {};
}

CommandPalette::CommandPalette(PaletteModel *model, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
    , m_model(model)
    , m_words(new QLineEdit(this))
    , m_view(new QListView(this))
    , m_nothing(theme::plainLabel(this))
{
    model->setParent(this);
    m_view->setModel(model);
    m_view->setItemDelegate(new EntryDelegate(m_view));
    theme::setUpList(*m_view);
    m_view->setUniformItemSizes(true);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_words->setClearButtonEnabled(false);
    m_words->installEventFilter(this);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gridUnit, theme::gridUnit, theme::gridUnit, theme::gridUnit);
    layout->addWidget(m_words);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_nothing, 1);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize room =
        parent ? parent->size() - QSize(6 * theme::gridUnit, 12 * theme::gridUnit) : QSize(wished, wished);
    resize(QSize(wished, 56 * theme::gridUnit).boundedTo(room).expandedTo(minimumSizeHint()));
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_view, &QListView::clicked, this, &CommandPalette::choose);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    narrow({});
}

void CommandPalette::narrow(const QString &words)
{
    m_model->setWords(words);
    m_view->setVisible(m_model->rowCount() > 0);
    m_nothing->setVisible(m_model->rowCount() == 0);
    m_view->setCurrentIndex(m_model->index(0));
    m_view->scrollToTop();
}

void CommandPalette::step(int by)
{
    if (m_model->rowCount() > 0) {
        m_view->setCurrentIndex(
            m_model->index(std::clamp(m_view->currentIndex().row() + by, 0, m_model->rowCount() - 1)));
    }
}

void CommandPalette::choose()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid()) {
        return;
    }
    const PaletteModel::Entry entry = m_model->entryAt(current.row());
    accept();
    Q_EMIT chosen(entry);
}

bool CommandPalette::event(QEvent *event)
{
    if (event->type() == QEvent::WindowDeactivate && isVisible()) {
        reject();
    }
    return QDialog::event(event);
}

void CommandPalette::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(theme::hairline(palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
        return step(-1), true;
    case Qt::Key_Down:
        return step(1), true;
    case Qt::Key_PageUp:
        return step(-pageStep), true;
    case Qt::Key_PageDown:
        return step(pageStep), true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

void CommandPalette::retranslateUi()
{
    setWindowTitle(tr("Commands"));
    m_words->setAccessibleName(tr("Command, domain or record"));
    m_words->setPlaceholderText(tr("Command, domain or record"));
    m_view->setAccessibleName(tr("Commands, domains and records"));
    m_nothing->setText(tr("Nothing has all these words."));
}

} // namespace wayout::dialogs
