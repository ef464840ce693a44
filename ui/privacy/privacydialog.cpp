// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/privacy/privacydialog.h"

#include "app/match/enginecache.h"
#include "app/userfolders.h"
#include "ui/keeper.h"
#include "ui/noticebar.h"
#include "ui/privacy/privacyplace.h"
#include "ui/theme/readingorder.h"
#include "ui/theme/typescale.h"
#include "ui/theme/textline.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

namespace {

constexpr QSize comfortable(92 * gridUnit, 72 * gridUnit);

QLabel *paragraph(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PrivacyDialog::PrivacyDialog(Keeper &keeper, QWidget *parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_promise(paragraph(this))
    , m_masking(paragraph(this))
    , m_notice(new NoticeBar(this))
    , m_private(new QCheckBox(this))
    , m_forget(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_private->setChecked(keeper.isPrivate());
    m_forget->setAutoDefault(false);
    m_forget->setObjectName(QStringLiteral("forget"));
    m_close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_forget);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, gridUnit, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(sheet);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_promise);
    layout->addWidget(m_notice);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_masking);
    layout->addWidget(m_private);
    layout->addLayout(buttons);

    addPlaces();
    for (PrivacyPlace *place : std::as_const(m_places)) {
        column->addWidget(place);
        connect(place, &PrivacyPlace::folderRequested, this, &PrivacyDialog::openFolder);
    }
    column->addStretch();
    connect(m_private, &QCheckBox::toggled, this, &PrivacyDialog::privateModeChosen);
    connect(m_forget, &QPushButton::clicked, this, &PrivacyDialog::askToForget);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    retranslateUi();
    readAsShown(*this);
    measure();
    m_close->setFocus();
}

void PrivacyDialog::addPlaces()
{
    const KeepingPlaces &places = m_keeper.places();
    const auto add = [this](const std::function<QString()> &name, const QString &path) {
        m_places.append(new PrivacyPlace(name, path, this));
    };
    add([] { return tr("History: the texts that were pasted, the last 200, for 90 days"); }, places.history);
    add([] { return tr("What the window showed last"); }, places.session);
    add([] { return tr("Notebook: favourites, notes, and what came of what you tried"); }, places.notebook);
    add([] { return tr("Drafts: records that you are writing and have not saved"); }, places.drafts);
    add([] { return tr("Records that you wrote; kept until you delete them"); }, userCatalogFolder());
    add([] { return tr("Copy of the records of your team"); }, teamCatalogFile());
    add([] { return tr("Settings: language, appearance, the place of the window"); }, settingsFileOfUser());
    add([] { return tr("Cache: what reading large catalogues came to; made again when it is missing"); },
        EngineCache::folder());
}

void PrivacyDialog::measure()
{
    QStringList paths;
    for (const PrivacyPlace *place : std::as_const(m_places)) {
        paths.append(place->path());
    }
    m_keeper.measure(paths, {this, [this](const QList<qint64> &sizes) {
                                 for (qsizetype i = 0; i < sizes.size(); ++i) {
                                     m_places.at(i)->setSize(sizes.at(i));
                                 }
                             }});
}

void PrivacyDialog::openFolder(const QString &path)
{
    const QStringList folders{EngineCache::folder(), userCatalogFolder(), m_keeper.places().drafts};
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
    box->setInformativeText(tr("Favourites, notes and your own results go with them; the settings, the records that you wrote and the copy of "
                               "your team's stay. It can be undone as long as the page on privacy is open."));
    keepPlain(*box);
    QPushButton *forgetNow = box->addButton(tr("Forget everything"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(forgetNow, &QPushButton::clicked, this, &PrivacyDialog::forget);
    box->open();
}

void PrivacyDialog::forget()
{
    Q_EMIT forgetting();
    m_forget->setEnabled(false);
    m_notice->inform([] { return tr("Erasing…"); }); // where there is much to do, or much else, it takes a while
    m_keeper.eraseAll({this, [this](const Erasure &erasure) { take(erasure); }});
}

void PrivacyDialog::take(const Erasure &erasure)
{
    m_forget->setEnabled(true);
    m_erasure = erasure;
    const KeepingPlaces::Erased &erased = erasure.erased();
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
    m_keeper.undo(m_erasure, {this, [this](bool all) {
                                  m_forget->setEnabled(true);
                                  if (all) {
                                      m_notice->inform([] { return tr("All is there again."); });
                                  } else {
                                      m_notice->say([] { return tr("Not all could be written back."); });
                                  }
                                  measure();
                              }});
}

void PrivacyDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void PrivacyDialog::retranslateUi()
{
    setWindowTitle(tr("Privacy"));
    m_promise->setText(tr("Wayout opens no network connection, unless a team's database is set. Then that database is sent the ids of records "
                          "that you read and, under your name, what came of what you tried and the records that you give to the team; in "
                          "private mode nothing. What you paste, your notes and your favourites stay on this computer. What is kept here is "
                          "in these files:"));
    m_masking->setText(tr("What looks like a password, a key or a personal number has ****** in its place before it is kept, and a "
                          "text with one does not come back with the window. Some may be missed. When the window becomes the active one, the "
                          "clipboard is looked at for an error to offer; nothing of it is kept before you search it. The settings "
                          "(Window) and private mode switch that off."));
    m_private->setText(tr("&Private mode: keep nothing from now on"));
    m_forget->setText(tr("&Forget everything…"));
    m_close->setText(tr("&Close"));
    findChild<QScrollArea *>()->setAccessibleName(tr("What is kept, and where"));
}
