// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "ui/settings/keymodel.h"
#include "ui/services/language.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace wayout::actions;
using namespace wayout::services;
using namespace wayout::settings;
using namespace wayout::storage;
using namespace wayout::theme;

class tst_KeyModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aRowIsACommandAndItsKeys();
    void wordsAndKeysAreFound_data();
    void wordsAndKeysAreFound();
    void aRowStaysWhileItsKeysChange();
    void whatWasChangedIsMarkedAndSpoken();
    void itSpeaksTheLanguageOfTheWindow();

private:
    QString text(WindowActions::Id id, KeyModel::Column column, int role = Qt::DisplayRole) const
    {
        return m_model->index(m_model->rowOf(id), column).data(role).toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<QWidget> m_window;
    WindowActions *m_actions = nullptr;
    KeyModel *m_model = nullptr;
};

void tst_KeyModel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_s));
    m_window = std::make_unique<QWidget>();
    m_actions = new WindowActions(m_window.get(), *m_settings);
    m_model = new KeyModel(*m_actions, m_window.get());
    new QAbstractItemModelTester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest, m_model);
}

void tst_KeyModel::cleanup()
{
    m_window.reset();
    m_settings.reset();
}

void tst_KeyModel::aRowIsACommandAndItsKeys()
{
    QCOMPARE(m_model->rowCount(), int(WindowActions::Count));
    QCOMPARE(text(WindowActions::Search, KeyModel::ActionColumn), u"Search the records"_s);
    QCOMPARE(text(WindowActions::Search, KeyModel::KeysColumn), u"Ctrl+K; Ctrl+L"_s);
    QCOMPARE(text(WindowActions::Privacy, KeyModel::ActionColumn), u"Privacy"_s); // neither mnemonic nor dots
    QCOMPARE(text(WindowActions::Privacy, KeyModel::KeysColumn), QString());
    QCOMPARE(text(WindowActions::Privacy, KeyModel::KeysColumn, Qt::AccessibleTextRole), u"no keys"_s);
}

void tst_KeyModel::wordsAndKeysAreFound_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("id");
    QTest::newRow("words in any order") << u"records SEARCH"_s << int(WindowActions::Search);
    QTest::newRow("keys") << u"ctrl+alt+d"_s << int(WindowActions::Compare);
    QTest::newRow("the second keys") << u"ctrl+l"_s << int(WindowActions::Search);
    QTest::newRow("a word and keys") << u"text ctrl+0"_s << int(WindowActions::NormalText);
    QTest::newRow("nothing has both") << u"privacy ctrl+k"_s << -1;
}

void tst_KeyModel::wordsAndKeysAreFound()
{
    QFETCH(QString, words);
    QFETCH(int, id);
    m_model->setWords(words);
    QCOMPARE(m_model->rowCount(), id < 0 ? 0 : 1);
    if (id >= 0) {
        QCOMPARE(int(m_model->idAt(0)), id);
    }
    m_model->setWords({});
    QCOMPARE(m_model->rowCount(), int(WindowActions::Count));
}

void tst_KeyModel::aRowStaysWhileItsKeysChange()
{
    m_model->setWords(u"ctrl+l"_s);
    QSignalSpy changed(m_model, &KeyModel::dataChanged);
    m_actions->setKeys(WindowActions::Search, {QKeySequence(u"Ctrl+J"_s)});
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(text(WindowActions::Search, KeyModel::KeysColumn), u"Ctrl+J"_s);
    QCOMPARE(changed.size(), 1);
    m_model->setWords(u"nothing is called so"_s);
    m_actions->setKeys(WindowActions::Search, {}); // with no row to tell of
    QCOMPARE(changed.size(), 1);
}

void tst_KeyModel::whatWasChangedIsMarkedAndSpoken()
{
    const auto isBold = [this](WindowActions::Id id) {
        return m_model->index(m_model->rowOf(id), KeyModel::KeysColumn).data(Qt::FontRole).value<QFont>().weight() > QFont::Normal;
    };
    QVERIFY(!isBold(WindowActions::Search));
    m_actions->setKeys(WindowActions::Search, {QKeySequence(u"Ctrl+<"_s), QKeySequence(u"Ctrl+>"_s)});
    QVERIFY(isBold(WindowActions::Search) && m_model->isChanged(WindowActions::Search));
    QVERIFY(!isBold(WindowActions::Find));
    QCOMPARE(text(WindowActions::Search, KeyModel::KeysColumn, Qt::AccessibleTextRole), u"Ctrl+<; Ctrl+>, changed"_s);
    const QString tip = text(WindowActions::Search, KeyModel::KeysColumn, Qt::ToolTipRole);
    QVERIFY2(!Qt::mightBeRichText(tip) || tip.contains(u"&lt;"_s), qPrintable(tip));
}

void tst_KeyModel::itSpeaksTheLanguageOfTheWindow()
{
    Translation translation;
    translation.use(QLocale::Chinese);
    m_window->show();
    QCoreApplication::sendPostedEvents();
    const QString name = text(WindowActions::Search, KeyModel::ActionColumn);
    QCOMPARE(name, u"搜索记录"_s); // without "(S)"
    QCOMPARE(m_model->headerData(KeyModel::KeysColumn, Qt::Horizontal, Qt::DisplayRole).toString(), u"快捷键"_s);
    m_model->setWords(name);
    QVERIFY(m_model->rowOf(WindowActions::Search) >= 0);
    QVERIFY(m_model->rowCount() < 5);
}

QTEST_MAIN(tst_KeyModel)
#include "tst_keymodel.moc"
