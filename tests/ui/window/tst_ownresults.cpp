// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/memoryfixture.h"

using namespace wayout::results;
using namespace wayout::theme;

/// What the user says about records: results, favourites, notes.
class tst_OwnResults : public QObject, protected MemoryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { close(); }

    void whatHelpedBeforeIsSaid();
    void aResultIsTakenBackAndThatIsUndone();
    void theSwitchIsOneStopForTheKeyboard();
    void aScreenReaderToggles();
    void anotherTextIsAnotherOccasion();
    void aMarkIsTakenBackWithUndo();
    void aFavouriteIsListedTheNextTime();
    void aNoteIsKeptWhenItIsLeft();
    void aDeletedNoteComesBackWithUndo();
    void aSecretInANoteIsHiddenAndThatIsSaid();
    void escapeInANoteLeavesThePastedText();

private:
    /// Whether this answer to "Did it help?" was kept and is shown.
    bool isChosen(const QString &answer) const
    {
        const OwnResult result = answer == u"Yes"_s ? OwnResult::Worked : OwnResult::DidNotWork;
        const auto &kept = detail()->own().results;
        const QList<Segment *> segments = firstSwitch()->findChildren<Segment *>();
        return std::ranges::any_of(kept, [&](const OwnResults &own) { return own.now == result; })
            && std::ranges::any_of(
                segments, [&](const Segment *segment) { return segment->isChecked() && segment->text() == answer; });
    }
};

void tst_OwnResults::whatHelpedBeforeIsSaid()
{
    paste(yamlPaste);
    press(u"Yes: Install PyYAML"_s);
    QTRY_VERIFY(isChosen(u"Yes"_s));
    QTRY_VERIFY(visibleTexts(*detail()).contains(u"worked for you today"_s));
    close();
    open();
    paste(u"again\n"_s + yamlPaste);
    QTRY_VERIFY(visibleTexts(*detail()).contains(u"worked for you today"_s));
    press(u"No: Install PyYAML"_s);
    QTRY_VERIFY(isChosen(u"No"_s));
    close();
    open();
    paste(u"a third time\n"_s + yamlPaste);
    QTRY_VERIFY(visibleTexts(*detail()).contains(u"worked for you 1 of 2 times"_s));
}

void tst_OwnResults::aResultIsTakenBackAndThatIsUndone()
{
    paste(yamlPaste);
    press(u"Yes: Install PyYAML"_s);
    QTRY_VERIFY(isChosen(u"Yes"_s));
    press(u"Yes: Install PyYAML"_s);
    QTRY_VERIFY(!isChosen(u"Yes"_s));
    QTRY_VERIFY(visibleTexts(*notice()).contains(u"taken back"_s));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(isChosen(u"Yes"_s));
    QVERIFY(!notice()->isVisible());
}

void tst_OwnResults::theSwitchIsOneStopForTheKeyboard()
{
    paste(yamlPaste);
    const QList<Segment *> segments = firstSwitch()->findChildren<Segment *>();
    QCOMPARE(segments.size(), 2);
    const auto stops = [&] {
        return std::ranges::count_if(segments, [](auto *s) { return (s->focusPolicy() & Qt::TabFocus) != 0; });
    };
    QTRY_VERIFY(segments.first()->isEnabled());
    QCOMPARE(stops(), 1);
    segments.first()->setFocus();
    QTest::keyClick(segments.first(), Qt::Key_Right);
    QVERIFY(segments.at(1)->hasFocus());
    QVERIFY(!segments.at(1)->isChecked()); // to look is not to choose
    QTest::keyClick(segments.at(1), Qt::Key_Space);
    QTRY_VERIFY(segments.at(1)->isChecked());
    QCOMPARE(stops(), 1);
}

void tst_OwnResults::aScreenReaderToggles()
{
    paste(yamlPaste);
    auto *segment = firstSwitch()->findChildren<Segment *>().at(0);
    QTRY_VERIFY(segment->isEnabled());
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(segment);
    QCOMPARE(spoken->text(QAccessible::Name), u"Yes: Install PyYAML"_s);
    const QStringList actions = spoken->actionInterface()->actionNames();
    QVERIFY(!actions.isEmpty());
    spoken->actionInterface()->doAction(actions.first());
    QTRY_VERIFY(isChosen(u"Yes"_s));
    spoken->actionInterface()->doAction(actions.first());
    QTRY_VERIFY(!isChosen(u"Yes"_s));
}

void tst_OwnResults::anotherTextIsAnotherOccasion()
{
    paste(yamlPaste);
    press(u"Yes: Install PyYAML"_s);
    QTRY_VERIFY(isChosen(u"Yes"_s));
    paste(yamlPaste + u" again"_s);
    QTRY_VERIFY(visibleTexts(*detail()).contains(u"worked for you today"_s));
    QVERIFY(std::ranges::none_of(firstSwitch()->findChildren<Segment *>(), &QAbstractButton::isChecked));
}

void tst_OwnResults::aMarkIsTakenBackWithUndo()
{
    paste(yamlPaste);
    press(u"Yes: Install PyYAML"_s);
    QTRY_VERIFY(isChosen(u"Yes"_s));
    press(u"No: Install PyYAML"_s);
    QTRY_VERIFY(isChosen(u"No"_s));
    QVERIFY(!notice()->isVisible()); // what was done is seen
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(isChosen(u"Yes"_s));
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!isChosen(u"Yes"_s));
}

void tst_OwnResults::aFavouriteIsListedTheNextTime()
{
    paste(yamlPaste);
    press(u"Add to favourites"_s);
    close();
    open();
    QTRY_VERIFY(visibleTexts(*m_window).contains(u"1 match"_s)); // the text is back
    QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(m_window->findChild<QPushButton *>(u"favourites"_s)->isVisible());
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(list()->model()->index(0, 0).data(IdRole).toString(), u"python/yaml-missing"_s);
}

void tst_OwnResults::aNoteIsKeptWhenItIsLeft()
{
    paste(yamlPaste);
    press(u"Add a note"_s);
    QVERIFY(note()->isVisible());
    QTest::keyClicks(note(), u"It was the venv."_s);
    list()->setFocus(); // leaving is saving
    close();
    open();
    paste(yamlPaste);
    QTRY_COMPARE(note()->toPlainText(), u"It was the venv."_s);
    QVERIFY(note()->isVisible());
}

void tst_OwnResults::aDeletedNoteComesBackWithUndo()
{
    paste(yamlPaste);
    press(u"Add a note"_s);
    QTest::keyClicks(note(), u"Mine."_s);
    list()->setFocus();
    QTRY_VERIFY(detail()->own().note == u"Mine."_s);
    press(u"Delete the note"_s);
    QTRY_VERIFY(detail()->own().note.isEmpty());
    QVERIFY(!note()->isVisible());
    press(u"Undo"_s);
    QTRY_COMPARE(note()->toPlainText(), u"Mine."_s);
}

void tst_OwnResults::aSecretInANoteIsHiddenAndThatIsSaid()
{
    paste(yamlPaste);
    press(u"Add a note"_s);
    note()->setFocus();
    QTest::keyClicks(note(), u"password=hunter2-very-secret"_s);
    list()->setFocus();
    QTRY_VERIFY(visibleTexts(*notice()).contains(u"hidden"_s));
    QVERIFY(!note()->toPlainText().contains(u"hunter2"_s));
}

void tst_OwnResults::escapeInANoteLeavesThePastedText()
{
    paste(yamlPaste);
    press(u"Add a note"_s);
    QWidget *note = m_window->focusWidget();
    QVERIFY(qobject_cast<QPlainTextEdit *>(note));
    QTest::keyClicks(note, u"mine"_s);
    QTest::keyClick(note, Qt::Key_Escape);
    QVERIFY(!note->hasFocus());
    QVERIFY(visibleTexts(*m_window).contains(u"1 match"_s));
    QVERIFY(note->isVisible());
}

QTEST_MAIN(tst_OwnResults)
#include "tst_ownresults.moc"
