// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"
#include "ui/actions/keypress.h"
#include "ui/actions/windowactions.h"

#include <QKeyEvent>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace wayout::actions;
using namespace wayout::storage;

using Keys = WindowActions::Keys;

class tst_WindowKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { close(); }

    void everyActionHasANameOfItsOwn();
    void noTwoActionsComeWithTheSameKeys();
    void onlyWhatIsOtherThanByDefaultIsWritten();
    void whoeverHadTheKeysLosesThem();
    void nonsenseCostsOnlyItself_data();
    void nonsenseCostsOnlyItself();
    void whatWasChosenGoesBeforeWhatAnActionComesWith();
    void allThatChangedIsToldOnce();
    void whatIsPressedIsKeptInOneForm_data();
    void whatIsPressedIsKeptInOneForm();

private:
    QString path() const { return m_folder->filePath(u"settings.ini"_s); }
    void write(const QByteArray &bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    WindowActions &open()
    {
        m_settings = std::make_unique<Settings>(path());
        m_window = std::make_unique<QWidget>();
        m_actions = new WindowActions(m_window.get(), *m_settings);
        return *m_actions;
    }
    void close()
    {
        m_window.reset();
        m_settings.reset(); // writes
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<QWidget> m_window;
    WindowActions *m_actions = nullptr;
};

void tst_WindowKeys::everyActionHasANameOfItsOwn()
{
    QSet<QString> names;
    for (int id = 0; id < WindowActions::Count; ++id) {
        const QString name = WindowActions::name(WindowActions::Id(id));
        QVERIFY2(!name.isEmpty() && !names.contains(name), qPrintable(name));
        // As the file of the settings can write it and read it again.
        QVERIFY2(std::ranges::all_of(name, [](QChar c) { return (c >= u'a' && c <= u'z') || c == u'-'; }), qPrintable(name));
        names.insert(name);
    }
    // These stand in people's files.
    for (const auto &name : {u"search"_s, u"clear"_s, u"copy-search-string"_s, u"dead-ends"_s, u"next-error"_s}) {
        QVERIFY2(names.contains(name), qPrintable(name));
    }
}

void tst_WindowKeys::noTwoActionsComeWithTheSameKeys()
{
    QSet<QKeySequence> used;
    for (int id = 0; id < WindowActions::Count; ++id) {
        const Keys keys = WindowActions::defaultKeys(WindowActions::Id(id));
        QVERIFY(keys.size() <= WindowActions::mostKeys);
        for (const QKeySequence &one : keys) {
            QVERIFY2(!used.contains(one), qPrintable(one.toString()));
            QVERIFY2(WindowActions::isPossible(WindowActions::Id(id), one), qPrintable(one.toString()));
            used.insert(one);
        }
        QCOMPARE(open().keys(WindowActions::Id(id)), keys);
        close();
    }
    QVERIFY(used.size() > 30);
}

void tst_WindowKeys::onlyWhatIsOtherThanByDefaultIsWritten()
{
    const Keys wanted{QKeySequence(u"Ctrl+J"_s), QKeySequence(u"F9"_s)};
    open().setKeys(WindowActions::Search, wanted);
    m_actions->setKeys(WindowActions::Clear, {});
    close();
    QVERIFY2(read().contains("[keys]\nclear=\nsearch=Ctrl+J; F9\n["), read().constData());
    QCOMPARE(open().keys(WindowActions::Search), wanted);
    QCOMPARE(m_actions->keys(WindowActions::Clear), Keys());
    QCOMPARE(m_actions->keys(WindowActions::Find), WindowActions::defaultKeys(WindowActions::Find));
    m_actions->setKeys(WindowActions::Search, WindowActions::defaultKeys(WindowActions::Search));
    m_actions->setKeys(WindowActions::Clear, {Qt::Key_Escape});
    close();
    QVERIFY2(!read().contains("keys"), read().constData());
}

void tst_WindowKeys::whoeverHadTheKeysLosesThem()
{
    const WindowActions::AllKeys before = open().allKeys();
    const QKeySequence taken(u"Ctrl+L"_s);
    QCOMPARE(m_actions->userOf(taken), WindowActions::Search);
    m_actions->setKeys(WindowActions::DeadEnds, {taken});
    QCOMPARE(m_actions->userOf(taken), WindowActions::DeadEnds);
    QCOMPARE(m_actions->keys(WindowActions::Search), Keys{QKeySequence(u"Ctrl+K"_s)});
    close();
    QCOMPARE(open().keys(WindowActions::Search), Keys{QKeySequence(u"Ctrl+K"_s)});
    m_actions->setAllKeys(before);
    QCOMPARE(m_actions->allKeys(), before);
    close();
    QVERIFY2(!read().contains("keys"), read().constData());
}

void tst_WindowKeys::nonsenseCostsOnlyItself_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("keys");
    QTest::newRow("no keys at all are a choice") << QByteArray() << QString();
    QTest::newRow("nothing but nonsense is none") << QByteArray("@@@") << u"Ctrl+K; Ctrl+L"_s;
    QTest::newRow("only held keys") << QByteArray("Ctrl+") << u"Ctrl+K; Ctrl+L"_s;
    QTest::newRow("nonsense among keys") << QByteArray("Ctrl+Hullo; Ctrl+J") << u"Ctrl+J"_s;
    QTest::newRow("a letter, which is for typing") << QByteArray("A; Shift+B; Ctrl+J") << u"Ctrl+J"_s;
    QTest::newRow("keys that move about") << QByteArray("Return; Left; Space; Tab") << u"Ctrl+K; Ctrl+L"_s;
    QTest::newRow("Escape, which is another's") << QByteArray("Esc; Ctrl+J") << u"Ctrl+J"_s;
    QTest::newRow("several presses in a row") << QByteArray("Ctrl+J, Ctrl+K; F9") << u"F9"_s;
    QTest::newRow("the same twice") << QByteArray("F9; F9") << u"F9"_s;
    QTest::newRow("more than there are fields for") << QByteArray("F9; F11; F12") << u"F9; F11"_s;
    QTest::newRow("bytes that are no text") << QByteArray("%FF%FE") << u"Ctrl+K; Ctrl+L"_s;
    QTest::newRow("a very long one") << QByteArray("Ctrl+J; ").repeated(20'000) << u"Ctrl+J"_s;
}

void tst_WindowKeys::nonsenseCostsOnlyItself()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, keys);
    write("[keys]\nfind=F7\nsearch=" + value + "\nto-come=Ctrl+9\n");
    QCOMPARE(QKeySequence::listToString(open().keys(WindowActions::Search)), keys);
    QCOMPARE(m_actions->keys(WindowActions::Find), Keys{Qt::Key_F7});
    m_actions->setKeys(WindowActions::Find, {Qt::Key_F12});
    close();
    QVERIFY(read().contains("to-come=Ctrl+9\n"));
}

void tst_WindowKeys::whatWasChosenGoesBeforeWhatAnActionComesWith()
{
    write("[keys]\nfind=Ctrl+D; F9\nhistory=F9; F11\nquit=Ctrl+K\n"); // Ctrl+D is what dead-ends comes with, Ctrl+K search
    QCOMPARE(QKeySequence::listToString(open().keys(WindowActions::DeadEnds)), QString());
    QCOMPARE(QKeySequence::listToString(m_actions->keys(WindowActions::Search)), u"Ctrl+L"_s);
    QCOMPARE(m_actions->userOf(QKeySequence(u"Ctrl+K"_s)), WindowActions::Quit);
    QCOMPARE(m_actions->userOf(QKeySequence(u"Ctrl+D"_s)), WindowActions::Find);
    QSet<QKeySequence> used;
    for (const Keys &keys : m_actions->allKeys()) {
        for (const QKeySequence &one : keys) {
            QVERIFY2(!used.contains(one), qPrintable(one.toString())); // else Qt would do neither
            used.insert(one);
        }
    }
    QVERIFY(used.contains(Qt::Key_F11));
}

void tst_WindowKeys::allThatChangedIsToldOnce()
{
    WindowActions::AllKeys all = open().allKeys();
    QSignalSpy changed(m_actions, &WindowActions::keysChanged);
    m_actions->setAllKeys(all);
    QCOMPARE(changed.size(), 0);
    std::swap(all[WindowActions::Search], all[WindowActions::DeadEnds]);
    m_actions->setAllKeys(all);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_actions->userOf(QKeySequence(u"Ctrl+K"_s)), WindowActions::DeadEnds);
}

void tst_WindowKeys::whatIsPressedIsKeptInOneForm_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("held");
    QTest::addColumn<QString>("keys");
    const Qt::KeyboardModifiers both = Qt::ControlModifier | Qt::ShiftModifier;
    QTest::newRow("a letter") << int(Qt::Key_D) << both << u"Ctrl+Shift+D"_s;
    QTest::newRow("a sign that Shift made") << int(Qt::Key_Question) << both << u"Ctrl+?"_s;
    QTest::newRow("a number that Shift made, as in France") << int(Qt::Key_1) << both << u"Ctrl+1"_s;
    QTest::newRow("Space is none of these") << int(Qt::Key_Space) << both << u"Ctrl+Shift+Space"_s;
    QTest::newRow("from the number pad") << int(Qt::Key_1) << (Qt::ControlModifier | Qt::KeypadModifier) << u"Ctrl+1"_s;
    QTest::newRow("Tab backwards") << int(Qt::Key_Backtab) << both << u"Ctrl+Shift+Tab"_s;
    QTest::newRow("Shift with a key that it does not change") << int(Qt::Key_F8) << Qt::KeyboardModifiers(Qt::ShiftModifier) << u"Shift+F8"_s;
    QTest::newRow("nothing but Ctrl") << int(Qt::Key_Control) << Qt::KeyboardModifiers(Qt::ControlModifier) << QString();
    QTest::newRow("an accent that waits") << int(Qt::Key_Dead_Acute) << Qt::KeyboardModifiers() << QString();
}

void tst_WindowKeys::whatIsPressedIsKeptInOneForm()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, held);
    QFETCH(QString, keys);
    const auto pressed = pressedKeys(QKeyEvent(QEvent::KeyPress, key, held));
    QCOMPARE(pressed.has_value(), !keys.isEmpty());
    QCOMPARE(pressed.value_or(QKeySequence()).toString(), keys);
}

QTEST_MAIN(tst_WindowKeys)
#include "tst_windowkeys.moc"
