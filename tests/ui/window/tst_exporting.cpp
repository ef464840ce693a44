// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/userfolders.h"
#include "ui/services/catalogues.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/theme/noticebar.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QRadioButton>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::dialogs;
using namespace wayout::platform;
using namespace wayout::services;
using namespace wayout::theme;

/// Records that leave and come in through the window, as a person does it.
class tst_Exporting : public QObject, private WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aRecordComesBackByteForByte();
    void severalGoIntoAFolder();
    void whatCannotBeWrittenIsSaid();
    void whatIsTakenInIsFoundAndReadOnce();
    void nothingIsWrittenOverAndBothCanBeKept();
    void whatIsNoRecordIsSaidAndNothingHappens();

private:
    template<typename Dialog>
    Dialog *dialog(WindowActions::Id command)
    {
        m_window->findChild<WindowActions *>()->action(command)->trigger();
        return shown<Dialog>();
    }
    template<typename Dialog>
    Dialog *shown() const
    {
        Dialog *found = nullptr;
        const auto look = [&] {
            const auto dialogs = m_window->findChildren<Dialog *>();
            const auto visible = std::ranges::find_if(dialogs, [](const Dialog *one) { return one->isVisible(); });
            found = visible == dialogs.end() ? nullptr : *visible;
            return found != nullptr;
        };
        (void)QTest::qWaitFor(look);
        return found;
    }
    /// Types the path where a file is asked for.
    void answer(const QString &path) const
    {
        const QPointer<QFileDialog> place = shown<QFileDialog>();
        QVERIFY(place);
        place->findChild<QLineEdit *>()->setText(path);
        static_cast<QDialog *>(place)->accept(); // what Return does as soon as the button is on
        QTRY_VERIFY(!place || !place->isVisible());
    }
    static void press(const QDialog &dialog, const QString &text)
    {
        for (auto *button : dialog.findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    QString notice() const { return shownTexts(*m_window->findChild<NoticeBar *>()); }
    QByteArray read(const QString &path) const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

};

void tst_Exporting::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void tst_Exporting::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
    start({.builtin = false, .paths = {}});
    addCatalogues({{userCatalogFolder()}, {m_catalogue.path()}});
    paste(mpsPaste);
}

void tst_Exporting::cleanup()
{
    close();
}

void tst_Exporting::aRecordComesBackByteForByte()
{
    const QString file = m_folder->filePath(u"one.json"_s);
    press(*dialog<ExportDialog>(WindowActions::ExportRecords), u"Export…"_s);
    answer(file);
    QTRY_VERIFY2(notice().contains(u"1 file was written"_s), qPrintable(notice()));
    const QByteArray bytes = read(file);
    QVERIFY(bytes.contains("\"id\": \"pytorch/mps-float64\""));
    dialog<QFileDialog>(WindowActions::ImportRecords);
    answer(file);
    press(*shown<ImportDialog>(), u"Import"_s);
    const QString own = userCatalogFolder() + u"/pytorch/mps-float64.json"_s;
    QTRY_COMPARE(read(own), bytes);
    // What was taken in goes out as it stands.
    QTRY_COMPARE(m_catalogues->engine()->catalog.find(u"pytorch/mps-float64"_s)->file, own);
    const QString again = m_folder->filePath(u"again.json"_s);
    press(*dialog<ExportDialog>(WindowActions::ExportRecords), u"Export…"_s);
    answer(again);
    QTRY_COMPARE(read(again), bytes);
}

void tst_Exporting::severalGoIntoAFolder()
{
    const QString folder = m_folder->filePath(u"out"_s);
    QVERIFY(QDir().mkpath(folder));
    auto *asked = dialog<ExportDialog>(WindowActions::ExportRecords);
    auto *all = asked->findChildren<QRadioButton *>().at(int(ExportChoice::Which::All));
    QTRY_VERIFY(all->isEnabled());
    all->click();
    asked->findChild<QCheckBox *>()->click();
    press(*asked, u"Export…"_s);
    answer(folder);
    QTRY_VERIFY2(notice().contains(u"4 files were written"_s), qPrintable(notice()));
    QVERIFY(QFileInfo::exists(folder + u"/pytorch/mps-float64.json"_s));
}

void tst_Exporting::whatCannotBeWrittenIsSaid()
{
    auto *asked = dialog<ExportDialog>(WindowActions::ExportRecords);
    auto *all = asked->findChildren<QRadioButton *>().at(int(ExportChoice::Which::All));
    QTRY_VERIFY(all->isEnabled());
    all->click();
    asked->findChild<QCheckBox *>()->click();
    press(*asked, u"Export…"_s);
    const QString folder = m_folder->filePath(u"out"_s);
    QVERIFY(QDir().mkpath(folder));
    write(u"out/pytorch"_s, "a file where a folder should be");
    answer(folder);
    QTRY_VERIFY2(notice().contains(u"could not be written"_s), qPrintable(notice()));
}

void tst_Exporting::whatIsTakenInIsFoundAndReadOnce()
{
    const QString in = write(u"in.jsonl"_s, "{\"id\": \"x/blorp\", \"domain\": \"x\", \"signature\": \"zzqx blorp failed\"}\n"
                                            "{\"id\": \"No Name\", \"signature\": \"another\"}\n{\"broken\": \n");
    dialog<QFileDialog>(WindowActions::ImportRecords);
    answer(in);
    auto *asked = shown<ImportDialog>();
    QVERIFY(asked);
    new QAbstractItemModelTester(asked->findChild<QTableView *>()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest, asked);
    const QString words = shownTexts(*asked);
    QVERIFY2(words.contains(u"1 record will be saved"_s) && words.contains(u"1 record cannot be taken in"_s), qPrintable(words));
    QVERIFY2(words.contains(u"problem"_s), qPrintable(words));
    QVERIFY2(nameless(*asked).isEmpty(), qPrintable(nameless(*asked).join(u'\n')));
    QVERIFY(!QFileInfo::exists(userCatalogFolder())); // nothing before it is wanted
    QSignalSpy loaded(m_controller, &SearchController::loaded);
    press(*asked, u"Import"_s);
    QTRY_VERIFY(m_catalogues->engine()->catalog.indexOf(u"x/blorp"_s) >= 0);
    QVERIFY2(notice().contains(u"1 record was saved in"_s), qPrintable(notice()));
    // The folder is watched as well: what the watch sees now is what was read already.
    QVERIFY(!loaded.wait(1200)); // two rests of the watch
    QCOMPARE(loaded.size(), 1);
}

void tst_Exporting::nothingIsWrittenOverAndBothCanBeKept()
{
    const QByteArray mine = R"({"id": "x/both", "domain": "x", "signature": "mine"})";
    QVERIFY(QDir().mkpath(userCatalogFolder() + u"/x"_s));
    write(u"data/wayout/catalog/x/both.json"_s, mine);
    const QString in = write(u"in.json"_s, R"({"id": "x/both", "domain": "x", "signature": "theirs"})");
    dialog<QFileDialog>(WindowActions::ImportRecords);
    answer(in);
    auto *asked = shown<ImportDialog>();
    QVERIFY2(shownTexts(*asked).contains(u"Nothing is written over"_s), qPrintable(shownTexts(*asked)));
    const auto fate = [asked] { return asked->findChild<QTableView *>()->model()->index(0, 1).data().toString(); };
    QVERIFY2(fate().contains(u"stays as it is"_s), qPrintable(fate()));
    asked->findChild<QCheckBox *>()->click();
    QVERIFY2(fate().contains(u"becomes a copy"_s), qPrintable(fate()));
    press(*asked, u"Import"_s);
    QTRY_VERIFY(read(userCatalogFolder() + u"/x/both-2.json"_s).contains("theirs"));
    QCOMPARE(read(userCatalogFolder() + u"/x/both.json"_s), mine);
}

void tst_Exporting::whatIsNoRecordIsSaidAndNothingHappens()
{
    const QString in = write(u"in.json"_s, "no json at all");
    dialog<QFileDialog>(WindowActions::ImportRecords);
    answer(in);
    auto *asked = shown<ImportDialog>();
    QVERIFY2(shownTexts(*asked).contains(u"There is no record"_s), qPrintable(shownTexts(*asked)));
    for (const auto *button : asked->findChildren<QPushButton *>()) {
        QVERIFY(button->text() != u"&Import"_s || !button->isEnabled());
    }
    asked->reject();
    QVERIFY(!QFileInfo::exists(userCatalogFolder()));
}

QTEST_MAIN(tst_Exporting)
#include "tst_exporting.moc"
