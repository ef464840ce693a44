// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/userdataservice.h"
#include "ui/theme/noticebar.h"
#include "ui/paste/secretbar.h"
#include "ui/dialogs/privacydialog.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/dialogs/secretsdialog.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::paste;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::text;
using namespace wayout::theme;
using namespace wayout::window;

namespace {

const auto secretPaste = u"ModuleNotFoundError: No module named 'yaml'\nDB_PASSWORD=correct-horse-42\n"_s;

/// The visible button that says so.
QAbstractButton *button(const QWidget &parent, const QString &words)
{
    for (auto *found : parent.findChildren<QAbstractButton *>()) {
        if (found->isVisible() && found->text().remove(u'&') == words) {
            return found;
        }
    }
    return nullptr;
}

} // namespace

/// What a window does with secrets, and how it tells what it keeps.
class tst_Privacy : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void secretsAreCounted();
    void anotherTextHasAnotherCount();
    void typedSecretsAreFoundToo();
    void aPreviewTellsWhatIsMasked();
    void theModelIsConsistent();
    void whatIsRefusedIsNotStored();
    void whatIsRefusedBeforeItIsAnsweredIsNotStored();
    void whatIsRefusedCanBeStoredAfterAll();
    void inPrivateModeThereIsNothingToRefuse();
    void aReportHasMasks();
    void aSearchStringHasMasks();
    void thePageNamesEachFile();
    void everythingIsForgottenAndComesBack();
    void afterForgettingTheTextOnTheScreenIsNotKept();
    void forgettingIsSaidAtOnce();
    void whoClosesThePageAtOnceIsForgottenAllTheSame();
    void bothLanguagesSayIt();

private:
    SecretBar *bar() const { return m_window->findChild<SecretBar *>(); }
    QString sentence() const { return bar()->findChild<QLabel *>()->text(); }
    template<typename Dialog>
    Dialog *dialog() const
    {
        return m_window->findChild<Dialog *>();
    }
    QByteArray keptBytes();
    void trigger(WindowActions::Id id) { m_window->findChild<WindowActions *>()->action(id)->trigger(); }
    void forgetEverything();
};

void tst_Privacy::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start(m_catalogue.source(), DataPaths::inFolder(m_folder->filePath(u"kept"_s)));
    m_window->restore();
}

void tst_Privacy::cleanup()
{
    m_window->close();
    close();
}

/// All that is on the disk once the window is closed.
QByteArray tst_Privacy::keptBytes()
{
    cleanup();
    QByteArray bytes;
    for (const QString &path : DataPaths::inFolder(m_folder->filePath(u"kept"_s)).files()) {
        QFile file(path);
        bytes += file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    init();
    return bytes;
}

void tst_Privacy::secretsAreCounted()
{
    QVERIFY(!bar()->isVisible());
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY2(sentence().startsWith(u"1 secret found."_s), qPrintable(sentence()));
    paste(secretPaste + u"https://u:hunter2x@host/"_s);
    QTRY_VERIFY(sentence().startsWith(u"2 secrets found."_s));
}

void tst_Privacy::anotherTextHasAnotherCount()
{
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    paste(mpsPaste);
    QVERIFY(!bar()->isVisible());
}

void tst_Privacy::typedSecretsAreFoundToo()
{
    pasteView()->setFocus();
    QTest::keyClicks(pasteView(), u"password=correct-horse-42"_s);
    QTRY_VERIFY(bar()->isVisible());
}

void tst_Privacy::aPreviewTellsWhatIsMasked()
{
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    button(*bar(), u"Show them…"_s)->click();
    QVERIFY(dialog<SecretsDialog>());
    auto *table = dialog<SecretsDialog>()->findChild<QTableView *>();
    const auto at = [table](int column) { return table->model()->index(0, column).data().toString(); };
    QCOMPARE(at(SecretModel::LineColumn), u"2"_s);
    QCOMPARE(at(SecretModel::KindColumn), u"Password"_s);
    QCOMPARE(at(SecretModel::KeptColumn), u"DB_PASSWORD=******"_s);
    QVERIFY(nameless(*dialog<SecretsDialog>()).isEmpty());
    Q_EMIT table->activated(table->model()->index(0, 0));
    QCOMPARE(pasteView()->textCursor().selectedText(), u"correct-horse-42"_s);
}

void tst_Privacy::theModelIsConsistent()
{
    SecretModel model(secretsIn(secretPaste), {7, 9});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.lineAt(0), 9); // in the long text
    SecretModel none({}, {});
    const QAbstractItemModelTester emptyTester(&none, QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_Privacy::whatIsRefusedIsNotStored()
{
    paste(secretPaste);
    QVERIFY(keptBytes().contains("DB_PASSWORD=******"));
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    button(*bar(), u"Don't store this"_s)->click();
    QVERIFY(sentence().endsWith(u"This text is not kept."_s));
    const QByteArray kept = keptBytes();
    QVERIFY(!kept.contains("correct-horse") && !kept.contains("DB_PASSWORD"));
    QTRY_VERIFY(!bar()->isVisible());
    trigger(WindowActions::History);
    QTRY_VERIFY(shownTexts(*m_window).contains(u"Nothing has been kept."_s));
}

void tst_Privacy::whatIsRefusedBeforeItIsAnsweredIsNotStored()
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->explain(secretPaste, {PasteSource::Kind::Pasted});
    Q_EMIT bar()->refusalChosen(true); // secrets may be found before the answer is
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY(!keptBytes().contains("DB_PASSWORD"));
}

void tst_Privacy::whatIsRefusedCanBeStoredAfterAll()
{
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    button(*bar(), u"Don't store this"_s)->click();
    button(*bar(), u"Keep it masked"_s)->click();
    QVERIFY(keptBytes().contains("DB_PASSWORD=******"));
}

void tst_Privacy::inPrivateModeThereIsNothingToRefuse()
{
    trigger(WindowActions::PrivateMode);
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY(!button(*bar(), u"Don't store this"_s));
    QVERIFY(sentence().contains(u"Nothing is kept"_s));
}

void tst_Privacy::aReportHasMasks()
{
    paste(secretPaste);
    trigger(WindowActions::Report);
    auto *view = dialog<ReportDialog>()->findChild<QPlainTextEdit *>();
    QVERIFY(view->toPlainText().startsWith(u"```\nModuleNotFoundError: No module named 'yaml'\nDB_PASSWORD=******\n```"_s));
    QVERIFY(view->toPlainText().contains(u"# ModuleNotFoundError"_s));
    QVERIFY(nameless(*dialog<ReportDialog>()).isEmpty());
    button(*dialog<ReportDialog>(), u"Copy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), view->toPlainText());
}

void tst_Privacy::aSearchStringHasMasks()
{
    paste(u"error: zzqx blorp password=correct-horse-42"_s);
    button(*m_window->findChild<ResultsPane *>(), u"Copy search string"_s)->click();
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"horse"_s));
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"zzqx blorp"_s));
}

void tst_Privacy::thePageNamesEachFile()
{
    paste(secretPaste);
    trigger(WindowActions::Privacy);
    QStringList paths;
    for (auto *place : dialog<PrivacyDialog>()->findChildren<PrivacyPlace *>()) {
        paths.append(place->findChild<QLineEdit *>()->text());
    }
    const auto places = DataPaths::inFolder(m_folder->filePath(u"kept"_s));
    for (const QString &path : {places.history, places.session, places.notebook, settingsFileOfUser()}) {
        QVERIFY2(paths.contains(path), qPrintable(path));
    }
    QTRY_VERIFY(shownTexts(*dialog<PrivacyDialog>()).contains(u"KiB"_s)); // the history is measured
    QVERIFY(shownTexts(*dialog<PrivacyDialog>()).contains(u"opens no network connection"_s));
    QVERIFY(nameless(*dialog<PrivacyDialog>()).isEmpty());
}

void tst_Privacy::forgetEverything()
{
    trigger(WindowActions::Privacy);
    button(*dialog<PrivacyDialog>(), u"Forget everything…"_s)->click();
    auto *question = dialog<PrivacyDialog>()->findChild<QMessageBox *>();
    QVERIFY(question);
    QVERIFY(question->defaultButton() && question->defaultButton() == question->button(QMessageBox::Cancel));
    button(*question, u"Forget everything"_s)->click();
}

void tst_Privacy::everythingIsForgottenAndComesBack()
{
    const auto places = DataPaths::inFolder(m_folder->filePath(u"kept"_s));
    paste(secretPaste);
    QTRY_VERIFY(QFile::exists(places.history));
    forgetEverything();
    auto *notice = dialog<PrivacyDialog>()->findChild<NoticeBar *>();
    QTRY_VERIFY2(shownTexts(*notice).contains(u"erased"_s), qPrintable(shownTexts(*notice)));
    button(*notice, u"Undo"_s)->click();
    QTRY_VERIFY(shownTexts(*notice).contains(u"All is there again."_s));
    dialog<PrivacyDialog>()->reject();
    QVERIFY(keptBytes().contains("DB_PASSWORD=******"));
}

void tst_Privacy::afterForgettingTheTextOnTheScreenIsNotKept()
{
    paste(secretPaste);
    forgetEverything();
    QTRY_VERIFY(shownTexts(*dialog<PrivacyDialog>()->findChild<NoticeBar *>()).contains(u"erased"_s));
    dialog<PrivacyDialog>()->reject();
    const QByteArray kept = keptBytes();
    QVERIFY(!kept.contains("DB_PASSWORD"));
    QVERIFY(!kept.contains("python/yaml-missing"));
    paste(mpsPaste);
    QVERIFY(keptBytes().contains("MPS Tensor")); // what comes later is
}

void tst_Privacy::forgettingIsSaidAtOnce()
{
    paste(secretPaste);
    forgetEverything();
    auto *notice = dialog<PrivacyDialog>()->findChild<NoticeBar *>();
    QVERIFY2(shownTexts(*notice).contains(u"Erasing…"_s), qPrintable(shownTexts(*notice)));
    QVERIFY(!button(*dialog<PrivacyDialog>(), u"Forget everything…"_s)->isEnabled());
    QTRY_VERIFY(button(*dialog<PrivacyDialog>(), u"Forget everything…"_s)->isEnabled());
    QVERIFY2(shownTexts(*notice).contains(u"erased"_s), qPrintable(shownTexts(*notice)));
}

void tst_Privacy::whoClosesThePageAtOnceIsForgottenAllTheSame()
{
    paste(secretPaste);
    QTRY_VERIFY(QFile::exists(DataPaths::inFolder(m_folder->filePath(u"kept"_s)).history));
    QSignalSpy replaced(m_userData, &UserDataService::replaced);
    forgetEverything();
    delete dialog<PrivacyDialog>();
    QTRY_VERIFY(!replaced.isEmpty());
    const QByteArray kept = keptBytes();
    QVERIFY(!kept.contains("DB_PASSWORD"));
    QVERIFY(!kept.contains("python/yaml-missing"));
}

void tst_Privacy::bothLanguagesSayIt()
{
    paste(secretPaste);
    QTRY_VERIFY(bar()->isVisible());
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY2(hasChinese(sentence()), qPrintable(sentence()));
    trigger(WindowActions::Privacy);
    QVERIFY(hasChinese(dialog<PrivacyDialog>()->windowTitle()));
}

QTEST_MAIN(tst_Privacy)
#include "tst_privacy.moc"
