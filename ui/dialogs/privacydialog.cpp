// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/privacydialog.h"

#include "app/loading/enginecache.h"
#include "app/platform/userfolders.h"
#include "ui/services/userdataservice.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

namespace wayout::dialogs {
namespace {

constexpr QSize comfortable(92 * theme::gridUnit, 72 * theme::gridUnit);

} // namespace

PrivacyPlace::PrivacyPlace(const std::function<QString()> &name, const QString &path, QWidget *parent)
    : QWidget(parent)
    , m_words(name)
    , m_path(path)
    , m_name(theme::wrappingLabel(this))
    , m_size(theme::plainLabel(this))
    , m_place(new QLineEdit(path, this))
    , m_open(new QPushButton(this))
{
    m_size->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_place->setReadOnly(true);
    m_place->setFrame(false);
    m_place->setTextMargins(-2, 0, -2, 0); // the line edit adds two pixels of its own
    m_open->setAutoDefault(false);
    m_open->setEnabled(!path.isEmpty());
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, theme::gridUnit / 2, 0, theme::gridUnit / 2);
    layout->setHorizontalSpacing(2 * theme::gridUnit);
    layout->setVerticalSpacing(0);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_name, 0, 0);
    layout->addWidget(m_size, 0, 1);
    layout->addWidget(m_open, 0, 2, 2, 1, Qt::AlignVCenter);
    layout->addWidget(m_place, 1, 0, 1, 2);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT folderRequested(m_path); });
    updateColours();
    theme::onChange(*this, {QEvent::PaletteChange}, [this] { updateColours(); });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void PrivacyPlace::setSize(qint64 size)
{
    m_bytes = size;
    retranslateUi();
}

void PrivacyPlace::updateColours()
{
    m_size->setPalette(theme::dimmed(palette()));
    QPalette flat = palette();
    flat.setColor(QPalette::Base, flat.color(QPalette::Window));
    flat.setColor(QPalette::Text, theme::dimText(flat));
    m_place->setPalette(flat);
}

void PrivacyPlace::retranslateUi()
{
    const QString name = m_words();
    m_name->setText(name);
    m_size->setText(m_bytes < 0 ? QString() : m_bytes == 0 ? tr("nothing") : QLocale().formattedDataSize(m_bytes));
    // The placeholder is empty when there is a path, because a screen reader would read it, too.
    m_place->setPlaceholderText(m_place->text().isEmpty() ? tr("Nowhere: there is no home folder.") : QString());
    //: %1 is what is kept, such as "Settings"
    m_place->setAccessibleName(tr("Where it is kept: %1").arg(name));
    m_open->setText(tr("Open folder"));
    // Begins with the visible text, which people say to voice control.
    m_open->setAccessibleName(tr("Open folder: %1").arg(name));
}

PrivacyDialog::PrivacyDialog(services::UserDataService &userData, QWidget *parent)
    : QDialog(parent)
    , m_userData(userData)
    , m_notice(new theme::NoticeBar(this))
    , m_forget(theme::saying(new QPushButton(this), [] { return tr("&Forget everything…"); }))
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto *promise = theme::saying(theme::wrappingLabel(this, Qt::TextSelectableByMouse), [] {
        return tr("Wayout opens no network connection, unless a team's database is set. Then that database is sent the "
                  "ids of records "
                  "that you read and, under your name, what came of what you tried and the records that you give to "
                  "the team; in "
                  "private mode nothing. What you paste, your notes and your favourites stay on this computer. What is "
                  "kept here is "
                  "in these files:");
    });
    auto *masking = theme::saying(theme::wrappingLabel(this, Qt::TextSelectableByMouse), [] {
        return tr(
            "What looks like a password, a key or a personal number has ****** in its place before it is kept, and a "
            "text with one does not come back with the window. Some may be missed. When the window becomes the active "
            "one, the "
            "clipboard is looked at for an error to offer; nothing of it is kept before you search it. The settings "
            "(Window) and private mode switch that off.");
    });
    auto *isPrivate = theme::saying(new QCheckBox(this), [] { return tr("&Private mode: keep nothing from now on"); });
    isPrivate->setChecked(userData.isPrivate());
    m_forget->setAutoDefault(false);
    m_forget->setObjectName(QStringLiteral("forget"));
    auto *close = theme::saying(new QPushButton(this), [] { return tr("&Close"); });
    close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_forget);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, theme::gridUnit, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(sheet);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(promise);
    layout->addWidget(m_notice);
    layout->addWidget(scroll, 1);
    layout->addWidget(masking);
    layout->addWidget(isPrivate);
    layout->addLayout(buttons);

    addPlaces();
    for (PrivacyPlace *place : std::as_const(m_places)) {
        column->addWidget(place);
        connect(place, &PrivacyPlace::folderRequested, this, &PrivacyDialog::openFolder);
    }
    column->addStretch();
    connect(isPrivate, &QCheckBox::toggled, this, &PrivacyDialog::privateModeChosen);
    connect(m_forget, &QPushButton::clicked, this, &PrivacyDialog::askToForget);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    theme::keepTranslated(*this, [this, scroll] {
        setWindowTitle(tr("Privacy"));
        scroll->setAccessibleName(tr("What is kept, and where"));
    });
    theme::readAsShown(*this);
    measure();
    close->setFocus();
}

void PrivacyDialog::addPlaces()
{
    const storage::DataPaths &places = m_userData.places();
    const auto add = [this](const std::function<QString()> &name, const QString &path) {
        m_places.append(new PrivacyPlace(name, path, this));
    };
    add([] { return tr("History: the texts that were pasted, the last 200, for 90 days"); }, places.history);
    add([] { return tr("What the window showed last"); }, places.session);
    add([] { return tr("Notebook: favourites, notes, and what came of what you tried"); }, places.notebook);
    add([] { return tr("Drafts: records that you are writing and have not saved"); }, places.drafts);
    add([] { return tr("Commands: which errors they met, as fingerprints, and which records they named last"); },
        places.commands);
    add([] { return tr("Records that you wrote; kept until you delete them"); }, platform::userCatalogFolder());
    add([] { return tr("Copy of the records of your team"); }, platform::teamCatalogFile());
    add([] { return tr("Settings: language, appearance, the place of the window"); }, storage::settingsFileOfUser());
    add([] { return tr("Cache: what reading large catalogues came to; made again when it is missing"); },
        loading::EngineCache::folder());
}

void PrivacyDialog::measure()
{
    QStringList paths;
    for (const PrivacyPlace *place : std::as_const(m_places)) {
        paths.append(place->path());
    }
    m_userData.measure(paths, {this, [this](const QList<qint64> &sizes) {
                                   for (qsizetype i = 0; i < sizes.size(); ++i) {
                                       m_places.at(i)->setSize(sizes.at(i));
                                   }
                               }});
}

void PrivacyDialog::openFolder(const QString &path)
{
    const QStringList folders{
        loading::EngineCache::folder(), platform::userCatalogFolder(), m_userData.places().drafts};
    const bool isFolder = folders.contains(path);
    const QString folder = isFolder ? path : QFileInfo(path).path();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) {
        m_notice->say([folder] { return tr("There is no program to show the folder with: %1").arg(folder); });
    }
}

void PrivacyDialog::askToForget()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Warning);
    box->setWindowTitle(tr("Forget everything"));
    box->setText(tr("Erase the history, what the window showed last, drafts of records, and the notebook?"));
    box->setInformativeText(tr(
        "Favourites, notes and your own results go with them; the settings, the records that you wrote and the copy of "
        "your team's stay. It can be undone as long as the page on privacy is open."));
    theme::keepPlain(*box);
    QPushButton *forgetNow = box->addButton(tr("Forget everything"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(forgetNow, &QPushButton::clicked, this, &PrivacyDialog::forget);
    box->open();
}

void PrivacyDialog::forget()
{
    Q_EMIT forgetting();
    m_forget->setEnabled(false);
    m_notice->inform([] { return tr("Erasing…"); }); // erasing much data, or waiting for other work, takes a moment
    m_userData.eraseAll({this, [this](const storage::Erasure &erasure) { take(erasure); }});
}

void PrivacyDialog::take(const storage::Erasure &erasure)
{
    m_forget->setEnabled(true);
    m_erasure = erasure;
    const storage::DataPaths::Erased &erased = erasure.erased();
    if (!erased.left.isEmpty()) {
        //: %1 is a list of files
        m_notice->say([left = erased.left.join(u", ")] { return tr("These files could not be erased: %1").arg(left); });
    } else if (erasure.canBeUndone()) {
        const int count = int(erased.files.size());
        m_notice->offer([count] { return tr("%Ln file(s) erased: nothing is kept any more.", nullptr, count); },
            [] { return tr("Undo"); }, [this] { putBack(); });
    } else {
        m_notice->inform([] { return tr("Nothing is kept any more."); });
    }
    measure();
}

void PrivacyDialog::putBack()
{
    m_forget->setEnabled(false);
    m_notice->inform([] { return tr("Putting it back…"); });
    m_userData.undo(m_erasure, {this, [this](bool all) {
                                    m_forget->setEnabled(true);
                                    if (all) {
                                        m_notice->inform([] { return tr("All is there again."); });
                                    } else {
                                        m_notice->say([] { return tr("Not all could be written back."); });
                                    }
                                    measure();
                                }});
}

} // namespace wayout::dialogs
