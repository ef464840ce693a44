// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/encodings.h"
#include "ui/theme/icons.h"
#include "ui/windowactions.h"

#include <QMenu>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// An encoding is known by its name; whose it is helps those who do not know it.
QString encodingText(const QString &encoding)
{
    struct Described {
        QLatin1StringView encoding;
        const char *writing = nullptr;
    };
    static constexpr std::array described{Described{"UTF-8"_L1, QT_TRANSLATE_NOOP("WindowActions", "all writing")},
        Described{"UTF-16LE"_L1, QT_TRANSLATE_NOOP("WindowActions", "all writing")},
        Described{"UTF-16BE"_L1, QT_TRANSLATE_NOOP("WindowActions", "all writing")},
        Described{"GB18030"_L1, QT_TRANSLATE_NOOP("WindowActions", "simplified Chinese")},
        Described{"Big5"_L1, QT_TRANSLATE_NOOP("WindowActions", "traditional Chinese")},
        Described{"Shift_JIS"_L1, QT_TRANSLATE_NOOP("WindowActions", "Japanese")},
        Described{"EUC-JP"_L1, QT_TRANSLATE_NOOP("WindowActions", "Japanese")},
        Described{"EUC-KR"_L1, QT_TRANSLATE_NOOP("WindowActions", "Korean")},
        Described{"windows-1251"_L1, QT_TRANSLATE_NOOP("WindowActions", "Cyrillic")},
        Described{"KOI8-R"_L1, QT_TRANSLATE_NOOP("WindowActions", "Cyrillic")},
        Described{"windows-1252"_L1, QT_TRANSLATE_NOOP("WindowActions", "Western European")},
        Described{"ISO-8859-1"_L1, QT_TRANSLATE_NOOP("WindowActions", "Western European")}};
    const auto found = std::ranges::find(described, encoding, &Described::encoding);
    return found == described.end()
        ? encoding
        //: %1 is a kind of writing, %2 the name of an encoding: "Korean (EUC-KR)"
        : WindowActions::tr("%1 (%2)").arg(WindowActions::tr(found->writing), encoding);
}

} // namespace

/// As long as it has a letter for each: what belongs together and is asked for less often has a menu of its own.
void WindowActions::buildMenu()
{
    const auto add = [this](QMenu *menu, std::initializer_list<Id> ids) {
        for (const Id id : ids) {
            menu->addAction(action(id));
        }
    };
    action(Paste)->setIcon(glyphIcon(Glyph::Paste));
    action(Open)->setIcon(glyphIcon(Glyph::Open));
    action(Search)->setIcon(glyphIcon(Glyph::Search));
    action(CopyCode)->setIcon(glyphIcon(Glyph::Copy));
    action(PrivateMode)->setCheckable(true);
    action(Settings)->setEnabled(false); // until there is something to set
    add(m_menu, {Paste, Open});
    m_menu->addMenu(m_encodingMenu);
    add(m_menu, {Search, Palette, Clear, Undo});
    m_menu->addSeparator();
    add(m_menu, {History, Favourites, Star, PrivateMode});
    m_menu->addSeparator();
    add(m_menu, {Find, FoldRepeats, NextError, PreviousError});
    m_menu->addSeparator();
    m_menu->addMenu(m_copyMenu);
    add(m_copyMenu, {CopyCode, CopySignature, CopySearchString, CopyAnswer, Report});
    m_copyMenu->addSeparator();
    add(m_copyMenu, {Print, ExportPdf});
    m_menu->addMenu(m_writingMenu);
    add(m_writingMenu, {NewRecord, EditRecord, DeleteRecord, OwnRecords});
    m_writingMenu->addSeparator();
    add(m_writingMenu, {ExportRecords, ImportRecords, ExportOutcomes, ImportOutcomes, GiveToTeam});
    m_menu->addMenu(m_goMenu);
    add(m_goMenu, {Back, Forward});
    m_goMenu->addSeparator();
    add(m_goMenu, {FocusDomains, FocusResults, FocusDetail, ReadRecord, DeadEnds, Workarounds, Compare, NextPane, PreviousPane});
    m_menu->addMenu(m_viewMenu);
    m_viewMenu->addMenu(m_languageMenu);
    m_languageMenu->addSeparator();
    add(m_languageMenu, {CycleLanguage});
    for (QMenu *menu : {m_interfaceMenu, m_appearanceMenu, m_textMenu}) {
        m_viewMenu->addMenu(menu);
    }
    add(m_textMenu, {LargerText, SmallerText, NormalText});
    m_menu->addSeparator();
    add(m_menu, {Settings});
    m_menu->addMenu(m_helpMenu);
    add(m_helpMenu, {Shortcuts, Problems, Privacy});
    m_helpMenu->addSeparator();
    add(m_helpMenu, {About});
    add(m_menu, {Quit});
}

void WindowActions::retranslateUi()
{
    for (int id = 0; id < Count; ++id) {
        action(Id(id))->setText(text(Id(id)));
    }
    m_encodingMenu->setTitle(tr("R&eopen in the encoding"));
    for (qsizetype i = 0; i < m_encodings.size(); ++i) {
        m_encodings.at(i)->setText(encodingText(knownEncodings().at(i)));
    }
    m_copyMenu->setTitle(tr("&Copy and print"));
    m_goMenu->setTitle(tr("&Go to"));
    m_viewMenu->setTitle(tr("V&iew"));
    m_helpMenu->setTitle(tr("&Help"));
    m_writingMenu->setTitle(tr("&Write and hand on"));
    m_languageMenu->setTitle(tr("&Language of the records"));
    m_interfaceMenu->setTitle(tr("Language of the &window"));
    m_interfaces.at(0)->setText(tr("Like the &records"));
    m_interfaces.at(1)->setText(u"中文"_s);
    m_interfaces.at(2)->setText(u"English"_s);
    m_appearanceMenu->setTitle(tr("&Appearance"));
    m_textMenu->setTitle(tr("&Text size"));
    m_languages.at(int(ContentLanguage::English))->setText(u"English"_s);
    m_languages.at(int(ContentLanguage::Chinese))->setText(u"中文"_s);
    m_languages.at(int(ContentLanguage::Both))->setText(tr("&Both"));
    m_appearances.at(int(Settings::Appearance::System))->setText(tr("Like the de&sktop"));
    m_appearances.at(int(Settings::Appearance::Light))->setText(tr("&Light"));
    m_appearances.at(int(Settings::Appearance::Dark))->setText(tr("&Dark"));
    m_appearances.at(int(Settings::Appearance::HighContrast))->setText(tr("&High contrast"));
}
