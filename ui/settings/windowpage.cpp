// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/windowpage.h"

#include "ui/actions/windowactions.h"
#include "ui/services/language.h"
#include "ui/settings/settingsform.h"
#include "ui/theme/appearance.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace wayout::settings {
namespace {

constexpr int zoomStep = 10; // percent
constexpr int narrowestField = 12 * theme::gridUnit;
constexpr int likeTheRecords = -1; // stored as the data of a choice

QComboBox *choices(QWidget *parent, const QList<int> &values)
{
    auto *box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the width depends on the language
    box->setMinimumWidth(narrowestField); // large fonts may need more than the available width
    for (const int value : values) {
        box->addItem(QString(), value);
    }
    return box;
}

/// Returns the label that explains the box above it.
QLabel *meaning(QWidget *parent)
{
    QLabel *label = theme::wrappingLabel(parent);
    theme::alignWithLayout(*label);
    return label;
}

void choose(QComboBox *box, int value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(box->findData(value));
}

} // namespace

WindowPage::WindowPage(storage::Settings &settings, services::Language &language, theme::Appearance &appearance,
    actions::WindowActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_language(language)
    , m_appearance(appearance)
    , m_actions(actions)
    , m_records(choices(this,
          {int(catalog::ContentLanguage::Chinese), int(catalog::ContentLanguage::English),
              int(catalog::ContentLanguage::Both)}))
    , m_interface(choices(
          this, {likeTheRecords, int(catalog::ContentLanguage::Chinese), int(catalog::ContentLanguage::English)}))
    , m_colours(choices(this,
          {int(storage::Settings::Appearance::System), int(storage::Settings::Appearance::Light),
              int(storage::Settings::Appearance::Dark), int(storage::Settings::Appearance::HighContrast)}))
    , m_text(new QSpinBox(this))
    , m_clipboard(new QCheckBox(this))
    , m_private(new QCheckBox(this))
    , m_form(new SettingsForm(this))
{
    m_text->setRange(50, 300);
    m_text->setSingleStep(zoomStep);
    m_text->setKeyboardTracking(false);
    auto *clipboardMeaning = theme::saying(meaning(this), [] {
        return tr("When the window becomes active and the clipboard holds an error, a line offers to search it.");
    });
    clipboardMeaning->stackUnder(m_private); // keeps the reading order of a screen reader
    auto *privateMeaning = theme::saying(meaning(this), [] {
        return tr("In private mode nothing that you paste, try or note is kept, and the clipboard is not looked at. "
                  "What was kept before stays.");
    });
    setLayout(m_form);
    for (QWidget *field : std::initializer_list<QWidget *>{m_records, m_interface, m_colours, m_text}) {
        m_form->addField(field);
    }
    for (QWidget *row : std::initializer_list<QWidget *>{m_clipboard, clipboardMeaning, m_private, privateMeaning}) {
        m_form->addRow(row);
    }

    connect(m_records, &QComboBox::currentIndexChanged, this,
        [this] { m_language.choose(catalog::ContentLanguage(m_records->currentData().toInt())); });
    connect(m_interface, &QComboBox::currentIndexChanged, this, [this] {
        const int choice = m_interface->currentData().toInt();
        m_language.chooseInterface(
            choice == likeTheRecords ? std::nullopt : std::optional(catalog::ContentLanguage(choice)));
        m_actions.setInterfaceLanguage(m_language.chosenInterface());
    });
    connect(m_colours, &QComboBox::currentIndexChanged, this, [this] {
        m_appearance.choose(storage::Settings::Appearance(m_colours->currentData().toInt()));
        m_actions.setAppearance(m_appearance.chosen());
    });
    connect(m_text, &QSpinBox::valueChanged, this, [this](int percent) { m_appearance.setTextZoom(percent); });
    connect(m_clipboard, &QCheckBox::toggled, this,
        [this](bool on) { m_settings.set(storage::Setting::offersClipboard, on); });
    connect(m_private, &QCheckBox::toggled, this, [this](bool on) {
        QAction *action = m_actions.action(actions::WindowActions::PrivateMode);
        if (action->isChecked() != on) {
            action->trigger();
        }
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
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
    m_clipboard->setChecked(m_settings.get(storage::Setting::offersClipboard));
    const QSignalBlocker quietPrivate(m_private);
    m_private->setEnabled(m_actions.action(actions::WindowActions::PrivateMode)->isEnabled());
    m_private->setChecked(m_actions.action(actions::WindowActions::PrivateMode)->isChecked());
}

void WindowPage::retranslateUi()
{
    m_form->setName(m_records, tr("&Language of the records"));
    // Each language is named in itself, so that users who cannot read the interface find their own.
    m_records->setItemText(0, u"中文"_s);
    m_records->setItemText(1, u"English"_s);
    m_records->setItemText(2, tr("Both"));
    m_form->setName(m_interface, tr("Language of the &window"));
    m_interface->setItemText(0, tr("Same as the records"));
    m_interface->setItemText(1, u"中文"_s);
    m_interface->setItemText(2, u"English"_s);
    m_form->setName(m_colours, tr("&Colours"));
    m_colours->setItemText(0, tr("Follow the desktop"));
    m_colours->setItemText(1, tr("Light"));
    m_colours->setItemText(2, tr("Dark"));
    m_colours->setItemText(3, tr("High contrast"));
    m_form->setName(m_text, tr("&Text size"));
    //: percent, with the space before it that the language wants
    m_text->setSuffix(tr(" %"));
    m_clipboard->setText(tr("&Offer clipboard"));
    m_private->setText(tr("&Private mode"));
}

} // namespace wayout::settings
