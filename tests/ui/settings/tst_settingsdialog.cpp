// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/catalogues.h"
#include "ui/theme/noticebar.h"
#include "ui/settings/catalogmodel.h"
#include "ui/settings/cataloguespage.h"
#include "ui/settings/settingsdialog.h"
#include "ui/settings/windowpage.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::services;
using namespace wayout::settings;
using namespace wayout::storage;
using namespace wayout::theme;

class tst_SettingsDialog : public QObject, private WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void eachCatalogueHasItsCounts();
    void whatIsAddedIsReadAtOnce();
    void whatIsSwitchedOffIsNotRead();
    void whatIsRemovedComesBackWithUndo();
    void theUpperOneCounts();
    void theProblemsAreThoseOfTheCatalogue();
    void aCatalogueThatIsNotThereSaysSo();
    void choicesTakeEffectAtOnce();
    void everythingHasANameAndSpeaksBothLanguages();
    void onANarrowWindowTheButtonsStandBelow();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        return isWritten ? file.fileName() : QString();
    }
    void waitUntilRead() const { QTRY_VERIFY(!m_catalogues->isLoading() && m_catalogues->health()); }
    const CatalogModel::Row &row(const QString &path) const { return model()->rows().at(model()->rowOf(path)); }
    CatalogModel *model() const { return m_dialog->findChild<CatalogModel *>(); }
    CataloguesPage *page() const { return m_dialog->findChild<CataloguesPage *>(); }
    QTableView *view() const { return page()->findChild<QTableView *>(); }
    QPushButton *button(const QString &text) const
    {
        for (auto *button : page()->findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&').startsWith(text)) {
                return button;
            }
        }
        return nullptr;
    }

    QString m_first;
    QString m_second;
    SettingsDialog *m_dialog = nullptr;
};

void tst_SettingsDialog::init()
{
    open();
    m_first = write(u"first.jsonl"_s,
        R"({"id": "x/one", "domain": "git", "category": "runtime_error", "signature": "one failed", "fix_success_rate": 7})" "\n"
        R"({"id": "x/same", "domain": "git", "category": "runtime_error", "signature": "the first one's"})" "\n");
    m_second = write(u"second.jsonl"_s,
        R"({"id": "x/same", "domain": "git", "category": "runtime_error", "signature": "the second one's", "leads_to": [{"error_id": "x/none"}]})" "\n"
        "{ broken\n");
    m_catalogues->setOwn({{m_first}, {m_second}});
    waitUntilRead();
    m_window->findChild<WindowActions *>()->action(WindowActions::Settings)->trigger();
    m_dialog = m_window->findChild<SettingsDialog *>();
    QVERIFY(m_dialog);
    m_dialog->showPage(SettingsDialog::CataloguesTab);
    new QAbstractItemModelTester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest, model());
}

void tst_SettingsDialog::cleanup()
{
    close();
}

void tst_SettingsDialog::eachCatalogueHasItsCounts()
{
    QCOMPARE(row(m_first).records, 2);
    QCOMPARE(row(m_first).used, 2);
    QCOMPARE(row(m_second).records, 1);
    QCOMPARE(row(m_second).used, 0);
    QVERIFY(row(m_first).problems >= 1);
    QCOMPARE(row(m_second).problems, 1);
    QCOMPARE(model()->rows().last().kind, CatalogModel::Kind::BuiltIn);
    QCOMPARE(model()->rows().first().kind, CatalogModel::Kind::OfRun);
    view()->selectRow(model()->rowOf(m_second));
    QVERIFY2(shownTexts(*page()).contains(u"1 of them is replaced"_s), qPrintable(shownTexts(*page())));
}

void tst_SettingsDialog::whatIsAddedIsReadAtOnce()
{
    const QString third = write(u"third.json"_s, R"({"id": "x/three", "signature": "three failed"})");
    page()->add(third);
    QCOMPARE(m_catalogues->own().last(), OwnCatalog{third});
    waitUntilRead();
    QCOMPARE(row(third).records, 1);
    QCOMPARE(view()->currentIndex().row(), model()->rowOf(third));
    page()->add(third);
    QCOMPARE(m_catalogues->own().size(), 3);
    QVERIFY(page()->findChild<NoticeBar *>()->isVisible());
}

void tst_SettingsDialog::whatIsSwitchedOffIsNotRead()
{
    QVERIFY(model()->setData(model()->index(model()->rowOf(m_first), 0), Qt::Unchecked, Qt::CheckStateRole));
    waitUntilRead();
    QVERIFY(!row(m_first).isRead);
    QVERIFY(!m_catalogues->engine()->catalog.find(u"x/one"_s));
    QCOMPARE(row(m_second).used, 1);
}

void tst_SettingsDialog::whatIsRemovedComesBackWithUndo()
{
    const QList<OwnCatalog> before = m_catalogues->own();
    view()->selectRow(model()->rowOf(m_first));
    button(u"Remove"_s)->click();
    QCOMPARE(m_catalogues->own(), QList<OwnCatalog>{{m_second}});
    QVERIFY(QFile::exists(m_first));
    auto *notice = page()->findChild<NoticeBar *>();
    QVERIFY(notice->isVisible());
    notice->findChild<QToolButton *>()->click();
    QCOMPARE(m_catalogues->own(), before);
    waitUntilRead();
}

void tst_SettingsDialog::theUpperOneCounts()
{
    QCOMPARE(m_catalogues->engine()->catalog.find(u"x/same"_s)->signature.en, u"the first one's"_s);
    view()->selectRow(model()->rowOf(m_second));
    QVERIFY(!button(u"Move down"_s)->isEnabled());
    button(u"Move up"_s)->click();
    QVERIFY(!button(u"Move up"_s)->isEnabled());
    QCOMPARE(view()->currentIndex().row(), model()->rowOf(m_second));
    waitUntilRead();
    const Record *record = m_catalogues->engine()->catalog.find(u"x/same"_s);
    QCOMPARE(record->signature.en, u"the second one's"_s);
    QCOMPARE(record->replaces, QStringList{m_first + u":2"_s});
}

void tst_SettingsDialog::theProblemsAreThoseOfTheCatalogue()
{
    for (const Problem &problem : model()->problemsOf(model()->rowOf(m_second))) {
        QCOMPARE(problem.file, m_second);
    }
    view()->selectRow(model()->rowOf(m_second));
    button(u"Problems"_s)->click();
    const auto *problems = m_dialog->findChild<ProblemsDialog *>();
    QVERIFY(problems);
    QCOMPARE(problems->findChild<QTableView *>()->model()->rowCount(), model()->problemsOf(model()->rowOf(m_second)).size());
}

void tst_SettingsDialog::aCatalogueThatIsNotThereSaysSo()
{
    page()->add(m_folder->filePath(u"none"_s));
    waitUntilRead();
    QVERIFY(row(m_folder->filePath(u"none"_s)).isMissing);
    QVERIFY2(shownTexts(*page()).contains(u"cannot be found"_s), qPrintable(shownTexts(*page())));
    QVERIFY(m_catalogues->engine()->catalog.find(u"x/one"_s));
}

void tst_SettingsDialog::choicesTakeEffectAtOnce()
{
    const auto boxes = m_dialog->findChild<WindowPage *>()->findChildren<QComboBox *>();
    QCOMPARE(boxes.size(), 3);
    boxes.at(0)->setCurrentIndex(boxes.at(0)->findData(int(ContentLanguage::Both)));
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    boxes.at(1)->setCurrentIndex(boxes.at(1)->findData(int(ContentLanguage::Chinese)));
    QTRY_VERIFY(hasChinese(m_dialog->windowTitle()));
    QCOMPARE(m_language->content(), ContentLanguage::Both);
    boxes.at(2)->setCurrentIndex(boxes.at(2)->findData(int(Settings::Appearance::Dark)));
    QCOMPARE(m_appearance->chosen(), Settings::Appearance::Dark);
    m_dialog->findChild<WindowPage *>()->findChild<QSpinBox *>()->setValue(120);
    QCOMPARE(m_settings->get(Setting::textZoom), 120);
    m_appearance->setTextZoom(100);
    QVERIFY(m_settings->get(Setting::offersClipboard));
    m_dialog->findChild<WindowPage *>()->findChildren<QCheckBox *>().first()->click();
    QVERIFY(!m_settings->get(Setting::offersClipboard));
}

void tst_SettingsDialog::everythingHasANameAndSpeaksBothLanguages()
{
    for (int tab = 0; tab < 3; ++tab) {
        m_dialog->findChild<QTabWidget *>()->setCurrentIndex(tab);
        QCOMPARE(nameless(*m_dialog), QStringList());
        const QString english = shownTexts(*m_dialog->findChild<QTabWidget *>()->currentWidget());
        QVERIFY(!hasChinese(english));
        m_language->chooseInterface(ContentLanguage::Chinese);
        QTRY_VERIFY(hasChinese(shownTexts(*m_dialog->findChild<QTabWidget *>()->currentWidget())));
        m_language->chooseInterface(ContentLanguage::English);
        QTRY_VERIFY(!hasChinese(m_dialog->windowTitle()));
    }
}

void tst_SettingsDialog::onANarrowWindowTheButtonsStandBelow()
{
    const auto isBelow = [this] { return button(u"Remove"_s)->y() > view()->geometry().bottom(); };
    m_dialog->resize(800, 500);
    QTRY_VERIFY(!isBelow());
    m_dialog->resize(460, 500);
    QTRY_VERIFY(isBelow());
    QVERIFY(view()->width() > 400);
}

QTEST_MAIN(tst_SettingsDialog)
#include "tst_settingsdialog.moc"
