// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/privacy/privacyplace.h"

#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

PrivacyPlace::PrivacyPlace(const std::function<QString()> &name, const QString &path, QWidget *parent)
    : QWidget(parent)
    , m_words(name)
    , m_path(path)
    , m_name(new QLabel(this))
    , m_size(new QLabel(this))
    , m_place(new QLineEdit(path, this))
    , m_open(new QPushButton(this))
{
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    m_size->setTextFormat(Qt::PlainText);
    m_size->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_place->setReadOnly(true);
    m_place->setFrame(false);
    m_place->setTextMargins(-2, 0, -2, 0); // the field keeps two pixels of its own
    m_open->setAutoDefault(false);
    m_open->setEnabled(!path.isEmpty());
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, gridUnit / 2, 0, gridUnit / 2);
    layout->setHorizontalSpacing(2 * gridUnit);
    layout->setVerticalSpacing(0);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_name, 0, 0);
    layout->addWidget(m_size, 0, 1);
    layout->addWidget(m_open, 0, 2, 2, 1, Qt::AlignVCenter);
    layout->addWidget(m_place, 1, 0, 1, 2);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT folderRequested(m_path); });
    updateColours();
    retranslateUi();
}

void PrivacyPlace::setSize(qint64 size)
{
    m_bytes = size;
    retranslateUi();
}

void PrivacyPlace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    } else if (event->type() == QEvent::PaletteChange) {
        updateColours();
    }
}

void PrivacyPlace::updateColours()
{
    QPalette dim = palette();
    dim.setColor(QPalette::WindowText, dimText(dim));
    m_size->setPalette(dim);
    QPalette flat = palette();
    flat.setColor(QPalette::Base, flat.color(QPalette::Window));
    flat.setColor(QPalette::Text, dimText(flat));
    m_place->setPalette(flat);
}

void PrivacyPlace::retranslateUi()
{
    const QString name = m_words();
    m_name->setText(name);
    m_size->setText(m_bytes < 0 ? QString()
            : m_bytes == 0      ? tr("nothing")
                                : QLocale().formattedDataSize(m_bytes));
    // A screen reader reads it even where there is a path.
    m_place->setPlaceholderText(m_place->text().isEmpty() ? tr("Nowhere: there is no home folder.") : QString());
    //: %1 is what is kept, such as "Settings"
    m_place->setAccessibleName(tr("Where it is kept: %1").arg(name));
    m_open->setText(tr("Open folder"));
    m_open->setAccessibleName(tr("Open folder: %1").arg(name)); // begins with what is seen: people say that to the computer
}
