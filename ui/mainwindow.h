// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/handover/descriptor.h"
#include "app/handover/handover.h"
#include "app/match/engine.h"
#include "app/outcome/notebook.h"
#include "app/session.h"
#include "app/text/secrets.h"
#include "ui/pastesource.h"

#include <QMainWindow>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class Appearance;
class Catalogues;
class DomainPane;
class Exporting;
class Keeper;
class Language;
class NoticeBar;
class PastePane;
class ReadingPane;
class RecordPrinting;
class RecordWriting;
class ResultsPane;
class SearchController;
class Settings;
class SettingsDialog;
class StatusLine;
class TeamSetup;
class TextIntake;
class TopBar;
class Turns;
class WindowActions;
struct TeamRecord;
struct TeamSaving;
class Workspace;

/// The window: knows the panes, and is the only one that does.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings &settings, Language &language, Appearance &appearance, SearchController &controller);

    /// From now on what is done here is kept, and what the window showed last comes back unless it shows something already.
    void remember(Keeper &keeper);
    /// From then on what the user's team knows is shown, too.
    void joinTeam(TeamSetup &setup);
    /// Shows the text and looks for what explains it.
    void explain(const QString &text, const PasteSource &source);
    /// Files, or "-" alone for standard input.
    void openFiles(const QStringList &paths);
    /// As soon as the window may see it.
    void pasteClipboard();
    /// Comes to the front with what another start of the program is for. `input` is there for HandOver::Kind::Input.
    void takeHandOver(const HandOver &handOver, const std::shared_ptr<Descriptor> &input);
    /// From now on the settings can be opened.
    void offerSettings(Catalogues &catalogues);

Q_SIGNALS:
    /// The catalogue is there, and the text that was given or is to be read, if any, is answered.
    void settled();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // mainwindowconnections.cpp
    void connectController();
    void connectPanes();
    void connectActions();
    void nameKeys();

    // mainwindownavigation.cpp
    void search(const QString &words);
    void forgetSearch();
    void browse(const std::optional<QString> &domain);
    void browseFavourites();
    void browseOwnRecords();
    void showAnswer();
    void showError(const ErrorGroup &error);
    void goBack();
    void stepClear();
    void focusPane(QWidget *pane);
    void stepPane(int by);
    void showPalette();
    void markDomain();

    // mainwindowcatalogues.cpp
    SettingsDialog *showSettings();
    void showKeys();
    void takeEngine(const std::shared_ptr<const Engine> &engine);
    void stayInPlace();
    void sayMissing(const std::shared_ptr<const Engine> &before);
    void takeWritten();

    // mainwindowmemory.cpp
    void connectMemory();
    void begin(const QString &text, const PasteSource &source, qint64 occasion);
    void keepText();
    void readOwn();
    void takeResult(const AttemptKey &key, std::optional<OwnResult> result);
    void takeFavourite(const QString &recordId, bool favourite);
    void takeNote(const QString &recordId, const QString &text);
    void readFavourites();
    void countPastes();
    void showHistory();
    void setPrivate(bool isPrivate);
    void offerUndo(const std::function<QString()> &sentence, const std::function<void()> &undo);
    /// The same in silence: what was done is seen.
    void canUndo(const std::function<void()> &undo);
    void undo();
    void restore(const Session &session);
    void forgetRestoring();
    void finishRestoring();
    void keepSession();

    // mainwindowteam.cpp
    void takeTeamState();
    void readTeam();
    void giveToTeam();
    void giveToTeam(const QString &id, const std::function<QByteArray()> &content);
    void giveToTeam(const TeamRecord &mine, const TeamRecord &theirs);
    void takeTeamSaving(const TeamRecord &mine, const TeamSaving &saving, const QString &copy);

    // mainwindowprivacy.cpp
    void connectPrivacy();
    void lookForSecrets(const QString &text);
    void showKeeping();
    void refuseText(bool refused);
    void showSecrets();
    void showReport();
    void showPrivacy();
    void takeErased();

    // mainwindowwriting.cpp
    void connectWriting();
    void keepDrafts();

    void takeLanguage();
    void tellLanguage();
    void takeAnswer(const Answer &answer);
    void takeFound(const QString &words, const Answer &answer);

    void forgetText();
    /// The sentence, or that the clipboard did not take it.
    void sayCopied(const QString &sentence, bool copied);
    void copyCode();
    QString searchedFor() const;
    void showProblems();
    void updateActions();
    void fitTopBar();
    void reportSettled();
    void retranslateUi();

    Settings &m_settings;
    Language &m_language;
    Appearance &m_appearance;
    SearchController &m_controller;
    std::shared_ptr<const Engine> m_engine;
    std::optional<Answer> m_answer; ///< to the text in the paste pane
    std::optional<QString> m_domain; ///< the one that is browsed
    Keeper *m_keeper = nullptr;
    TeamSetup *m_teamSetup = nullptr;
    QPointer<Catalogues> m_catalogues; ///< null where they do not change
    qint64 m_occasion = 0; ///< the text's; what is tried is kept under it
    QSet<qint64> m_refused; ///< occasions whose texts are not to be kept
    FoundSecrets m_secrets; ///< in the text in the paste pane
    PasteSource m_source;
    std::optional<Session> m_restoring; ///< until it is shown
    bool m_isReloading = false; ///< the catalogues were loaded again, and m_restoring is what was shown before
    bool m_isBrowsing = false; ///< then: a list of records was shown, not the answer
    QList<std::function<void()>> m_undo; ///< the newest last
    QTimer m_sessionPause;
    bool m_wordsAreOld = false; ///< the parts have not heard yet that the window speaks another language
    Turns *m_turns;
    TextIntake *m_intake;
    WindowActions *m_actions;
    TopBar *m_top;
    NoticeBar *m_notice;
    DomainPane *m_domains;
    PastePane *m_paste;
    ResultsPane *m_results;
    ReadingPane *m_reading;
    Workspace *m_workspace;
    StatusLine *m_status;
    RecordPrinting *m_printing;
    RecordWriting *m_writing;
    Exporting *m_exporting;
};
