// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keyspage.h"

#include "ui/actions/actionwords.h"
#include "ui/settings/keyfield.h"
#include "ui/settings/keymodel.h"
#include "ui/settings/settingsform.h"
#include "ui/theme/buttonflow.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::settings {

using Id = actions::WindowActions::Id;
using Keys = actions::WindowActions::Keys;

namespace {

constexpr int narrowestField = 22 * theme::gridUnit;
constexpr int widestField = 36 * theme::gridUnit;
constexpr int lowestList = 12 * theme::gridUnit;
constexpr int narrowestColumn = 12 * theme::gridUnit;

QLabel *sentence(QWidget *parent)
{
    QLabel *label = theme::wrappingLabel(parent);
    theme::alignWithLayout(*label);
    return label;
}

QString words(Id id)
{
    return actions::actionWords(actions::WindowActions::text(id));
}

QString keyText(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

KeysPage::KeysPage(actions::WindowActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_model(new KeyModel(actions, this))
    , m_intro(sentence(this))
    , m_words(new QLineEdit(this))
    , m_view(new QTableView(this))
    , m_name(sentence(this))
    , m_fields{new KeyField(this), new KeyField(this)}
    , m_notice(new theme::NoticeBar(this))
    , m_default(pageButton(this))
    , m_allDefault(pageButton(this))
    , m_form(new SettingsForm(this))
{
    build();
    connectParts();
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        m_name->setFont(theme::strongFont());
        measureList();
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    m_view->selectRow(0);
}

void KeysPage::build()
{
    setFocusProxy(m_words);
    m_words->setClearButtonEnabled(true);
    theme::setUpTable(*m_view, *m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(KeyModel::ActionColumn, QHeaderView::Stretch);
    measureList();
    // Without it the field with a button inside would be wider than the others.
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (KeyField *field : m_fields) {
        field->setMinimumWidth(narrowestField);
        field->setMaximumWidth(widestField);
        m_form->addField(field);
    }
    auto *buttons = new theme::ButtonFlow;
    buttons->addWidget(m_default);
    buttons->addWidget(m_allDefault);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::gridUnit);
    layout->addWidget(m_intro);
    layout->addWidget(m_words);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_name);
    layout->addLayout(m_form);
    layout->addWidget(m_notice);
    layout->addLayout(buttons);
}

void KeysPage::measureList()
{
    const double scale = theme::textScale(font());
    m_view->setMinimumHeight(qRound(lowestList * scale));
    m_view->horizontalHeader()->setMinimumSectionSize(qRound(narrowestColumn * scale));
}

void KeysPage::connectParts()
{
    m_words->installEventFilter(this);
    m_view->installEventFilter(this);
    connect(m_words, &QLineEdit::textChanged, this, &KeysPage::find);
    connect(
        m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
            if (current.isValid()) {
                m_current = m_model->idAt(current.row());
            }
            refresh();
        });
    connect(m_view, &QTableView::doubleClicked, m_fields.front(), [this] { m_fields.front()->setFocus(); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &KeysPage::refresh);
    for (int i = 0; i < actions::WindowActions::mostKeys; ++i) {
        KeyField *field = m_fields[size_t(i)];
        connect(field, &KeyField::pressed, this, [this, i](const QKeySequence &keys) { takePress(i, keys); });
        connect(field, &KeyField::emptied, this, [this, i] { takeEmptied(i); });
    }
    connect(m_default, &QPushButton::clicked, this, &KeysPage::resetCurrent);
    connect(m_allDefault, &QPushButton::clicked, this, &KeysPage::resetAll);
}

std::optional<Id> KeysPage::current() const
{
    const int row = m_view->currentIndex().row();
    return row < 0 ? std::nullopt : std::optional(m_model->idAt(row));
}

void KeysPage::find()
{
    m_model->setWords(m_words->text());
    m_view->selectRow(std::max(0, m_current ? m_model->rowOf(*m_current) : 0));
    refresh();
}

void KeysPage::step(int by)
{
    m_view->selectRow(std::clamp(m_view->currentIndex().row() + by, 0, std::max(0, m_model->rowCount() - 1)));
}

void KeysPage::takePress(int field, const QKeySequence &keys)
{
    const auto id = current();
    if (!id) {
        return;
    }
    Keys own = m_actions.keys(*id);
    if (!actions::WindowActions::isPossible(*id, keys)) {
        refuse([keys] {
            return tr("%1 is needed for typing and moving about. Press it together with Ctrl or Alt.")
                .arg(keyText(keys));
        });
    } else if (own.indexOf(keys) == field) {
        refresh();
    } else if (own.contains(keys)) {
        refuse([keys, id] { return tr("“%1” has %2 already.").arg(words(*id), keyText(keys)); });
    } else {
        field < own.size() ? own.replace(field, keys) : own.append(keys);
        give(*id, own);
    }
}

void KeysPage::takeEmptied(int field)
{
    const auto id = current();
    if (!id || field >= m_actions.keys(*id).size()) {
        return;
    }
    Keys own = m_actions.keys(*id);
    const QKeySequence taken = own.takeAt(field);
    change([taken, id] { return tr("%1 is no longer for “%2”.").arg(keyText(taken), words(*id)); },
        [this, id, own] { m_actions.setKeys(*id, own); });
}

void KeysPage::give(Id id, const Keys &keys, const Sentence &done)
{
    for (const QKeySequence &one : keys) {
        const auto user = m_actions.userOf(one);
        if (user && *user != id) {
            m_offersUndo = false;
            m_notice->offer([one, user] { return tr("%1 is used by “%2”.").arg(keyText(one), words(*user)); },
                [] { return tr("Use it here"); },
                [this, id, keys, one, user] {
                    change(
                        [one, id, user] {
                            return tr("%1 is for “%2” now, no longer for “%3”.")
                                .arg(keyText(one), words(id), words(*user));
                        },
                        [this, id, keys] { m_actions.setKeys(id, keys); });
                });
            return;
        }
    }
    const auto set = [this, id, keys] { m_actions.setKeys(id, keys); };
    if (done) {
        change(done, set);
        return;
    }
    m_offersUndo = false;
    m_notice->hide();
    set();
}

void KeysPage::change(const Sentence &done, const std::function<void()> &change)
{
    const actions::WindowActions::AllKeys before = m_actions.allKeys();
    change();
    m_notice->offer(
        done, [] { return tr("Undo"); }, [this, before] { m_actions.setAllKeys(before); });
    m_offersUndo = true;
}

void KeysPage::refuse(const Sentence &reason)
{
    m_offersUndo = false;
    m_notice->say(reason);
}

void KeysPage::resetCurrent()
{
    if (const auto id = current()) {
        give(*id, actions::WindowActions::defaultKeys(*id),
            [id] { return tr("“%1” has the keys that it comes with.").arg(words(*id)); });
    }
}

void KeysPage::resetAll()
{
    actions::WindowActions::AllKeys all;
    for (int i = 0; i < actions::WindowActions::Count; ++i) {
        all[size_t(i)] = actions::WindowActions::defaultKeys(Id(i));
    }
    change([] { return tr("All commands have the keys that they come with."); },
        [this, all] { m_actions.setAllKeys(all); });
}

void KeysPage::refresh()
{
    if (!m_offersUndo) {
        m_notice->hide(); // the notice is about other keys or another command
    }
    const auto id = current();
    const Keys own = id ? m_actions.keys(*id) : Keys();
    const actions::WindowActions::AllKeys all = m_actions.allKeys();
    Keys used;
    for (const Keys &keys : all) {
        used.append(keys);
    }
    m_name->setText(id ? words(*id) : tr("No command is called so or has such keys."));
    for (int i = 0; i < actions::WindowActions::mostKeys; ++i) {
        KeyField &field = *m_fields[size_t(i)];
        field.setKeys(own.value(i));
        field.setUsed(used);
        field.setTakesEscape(id && actions::WindowActions::isPossible(*id, Qt::Key_Escape)
            && !own.contains(QKeySequence(Qt::Key_Escape)));
        field.setEnabled(id && i <= own.size());
        const QString label = actions::actionWords(i == 0 ? tr("&Keys") : tr("A&lternative"));
        //: spoken: "Keys", and of which command
        field.setName(id ? tr("%1, %2").arg(label, words(*id)) : label);
    }
    m_default->setEnabled(id && m_model->isChanged(*id));
    bool isAnyChanged = false;
    for (int i = 0; i < actions::WindowActions::Count; ++i) {
        isAnyChanged = isAnyChanged || m_model->isChanged(Id(i));
    }
    m_allDefault->setEnabled(isAnyChanged);
}

bool KeysPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) { // keeps Return from pressing the dialog's default button
            m_fields.front()->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (watched == m_words && (key == Qt::Key_Down || key == Qt::Key_Up)) {
            step(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void KeysPage::retranslateUi()
{
    m_intro->setText(
        tr("Choose a command and press other keys for it in a field below. Backspace takes the keys away."));
    m_words->setPlaceholderText(tr("Words of a command, or keys"));
    m_words->setAccessibleName(tr("Search the commands"));
    m_view->setAccessibleName(tr("Commands and their keys"));
    m_form->setName(m_fields[0], tr("&Keys"));
    m_form->setName(m_fields[1], tr("A&lternative"));
    m_name->setFont(theme::strongFont());
    m_default->setText(tr("&Default keys"));
    m_default->setToolTip(tr("The keys that this command comes with"));
    m_allDefault->setText(tr("&All default keys"));
    m_allDefault->setToolTip(tr("The keys that all commands come with"));
    refresh();
}

} // namespace wayout::settings
