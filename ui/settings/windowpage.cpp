// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/windowpage.h"

#include "ui/appearance.h"
#include "ui/language.h"
#include "ui/settings/narrowform.h"
#include "ui/theme/textline.h"
#include "ui/theme/typescale.h"
#include "ui/windowactions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace {

constexpr int zoomStep = 10; // percent
constexpr int narrowestField = 12 * gridUnit;
constexpr int likeTheRecords = -1; // as the data of a choice

QComboBox *choices(QWidget *parent, const QList<int> &values)
{
    auto *box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // another language has other widths
    box->setMinimumWidth(narrowestField); // and large words more than there is room for
    for (const int value : values) {
        box->addItem(QString(), value);
    }
    return box;
}

/// The sentence below a box that is checked or not.
QLabel *meaning(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    alignWithLayout(*label);
    return label;
}

void choose(QComboBox *box, int value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(box->findData(value));
}

} // namespace

WindowPage::WindowPage(Settings &settings, Language &language, Appearance &appearance, WindowActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_language(language)
    , m_appearance(appearance)
    , m_actions(actions)
    , m_recordsLabel(new QLabel(this))
    , m_records(choices(this, {int(ContentLanguage::Chinese), int(ContentLanguage::English), int(ContentLanguage::Both)}))
    , m_interfaceLabel(new QLabel(this))
    , m_interface(choices(this, {likeTheRecords, int(ContentLanguage::Chinese), int(ContentLanguage::English)}))
    , m_coloursLabel(new QLabel(this))
    , m_colours(choices(this,
          {int(Settings::Appearance::System), int(Settings::Appearance::Light), int(Settings::Appearance::Dark),
              int(Settings::Appearance::HighContrast)}))
    , m_textLabel(new QLabel(this))
    , m_text(new QSpinBox(this))
    , m_clipboard(new QCheckBox(this))
    , m_clipboardMeaning(meaning(this))
    , m_private(new QCheckBox(this))
    , m_privateMeaning(meaning(this))
{
    m_text->setRange(50, 300);
    m_text->setSingleStep(zoomStep);
    m_text->setKeyboardTracking(false);
    m_form = new QFormLayout(this);
    QFormLayout *form = m_form;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setHorizontalSpacing(2 * gridUnit);
    form->setVerticalSpacing(gridUnit);
    for (QLabel *label : {m_recordsLabel, m_interfaceLabel, m_coloursLabel, m_textLabel}) {
        standBesideField(*label);
    }
    form->addRow(m_recordsLabel, m_records);
    form->addRow(m_interfaceLabel, m_interface);
    form->addRow(m_coloursLabel, m_colours);
    form->addRow(m_textLabel, m_text);
    form->addRow(m_clipboard);
    form->addRow(m_clipboardMeaning);
    form->addRow(m_private);
    form->addRow(m_privateMeaning);

    connect(m_records, &QComboBox::currentIndexChanged, this, [this] { m_language.choose(ContentLanguage(m_records->currentData().toInt())); });
    connect(m_interface, &QComboBox::currentIndexChanged, this, [this] {
        const int choice = m_interface->currentData().toInt();
        m_language.chooseInterface(choice == likeTheRecords ? std::nullopt : std::optional(ContentLanguage(choice)));
        m_actions.setInterfaceLanguage(m_language.chosenInterface());
    });
    connect(m_colours, &QComboBox::currentIndexChanged, this, [this] {
        m_appearance.choose(Settings::Appearance(m_colours->currentData().toInt()));
        m_actions.setAppearance(m_appearance.chosen());
    });
    connect(m_text, &QSpinBox::valueChanged, this, [this](int percent) { m_appearance.setTextZoom(percent); });
    connect(m_clipboard, &QCheckBox::toggled, this, [this](bool on) { m_settings.set(Setting::offersClipboard, on); });
    connect(m_private, &QCheckBox::toggled, this, [this](bool on) {
        QAction *action = m_actions.action(WindowActions::PrivateMode);
        if (action->isChecked() != on) {
            action->trigger();
        }
    });
    retranslateUi();
    showCurrent();
}

void WindowPage::showCurrent()
{
    choose(m_records, int(m_language.content()));
    const auto interface = m_language.chosenInterface();
    choose(m_interface, interface ? int(*interface) : likeTheRecords);
    choose(m_colours, int(m_appearance.chosen()));
    const QSignalBlocker quietText(m_text);
    m_text->setValue(m_appearance.textZoom());
    const QSignalBlocker quietClipboard(m_clipboard);
    m_clipboard->setChecked(m_settings.get(Setting::offersClipboard));
    const QSignalBlocker quietPrivate(m_private);
    m_private->setEnabled(m_actions.action(WindowActions::PrivateMode)->isEnabled());
    m_private->setChecked(m_actions.action(WindowActions::PrivateMode)->isChecked());
}

void WindowPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    wrapWhereNarrow(*m_form, *this);
}

void WindowPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    } else if (event->type() == QEvent::FontChange) {
        wrapWhereNarrow(*m_form, *this);
    }
}

void WindowPage::retranslateUi()
{
    const auto name = [](QLabel *label, QWidget *field, const QString &text) {
        label->setText(text);
        label->setBuddy(field);
        field->setAccessibleName(QString(text).remove(u'&'));
    };
    name(m_recordsLabel, m_records, tr("&Language of the records"));
    // A language is named in itself: whoever cannot read the interface finds the way.
    m_records->setItemText(0, u"中文"_s);
    m_records->setItemText(1, u"English"_s);
    m_records->setItemText(2, tr("Both"));
    name(m_interfaceLabel, m_interface, tr("Language of the &window"));
    m_interface->setItemText(0, tr("Like the records"));
    m_interface->setItemText(1, u"中文"_s);
    m_interface->setItemText(2, u"English"_s);
    name(m_coloursLabel, m_colours, tr("&Colours"));
    m_colours->setItemText(0, tr("Like the desktop"));
    m_colours->setItemText(1, tr("Light"));
    m_colours->setItemText(2, tr("Dark"));
    m_colours->setItemText(3, tr("High contrast"));
    name(m_textLabel, m_text, tr("&Text size"));
    //: percent, with the space before it that the language wants
    m_text->setSuffix(tr(" %"));
    m_clipboard->setText(tr("&Offer clipboard"));
    m_clipboardMeaning->setText(tr("When the window becomes active and the clipboard holds an error, a line offers to search it."));
    m_private->setText(tr("&Private mode"));
    m_privateMeaning->setText(tr("In private mode nothing that you paste, try or note is kept, and the clipboard is not looked at. What was kept before stays."));
}
