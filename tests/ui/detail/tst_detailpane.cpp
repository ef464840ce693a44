// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/attemptcard.h"
#include "ui/detail/codeview.h"
#include "ui/detail/detailpane.h"
#include "ui/detail/plainlabel.h"
#include "ui/detail/ratebar.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/palettes.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

Record example()
{
    Record record;
    record.id = u"pytorch/mps-float64-cast"_s;
    record.signature = {
        u"TypeError: Cannot convert a MPS Tensor to float64"_s, u"TypeError：无法把 MPS 张量转换为 float64"_s};
    record.rootCause = {u"Metal has no 64-bit float."_s, u"Metal 没有 64 位浮点类型。"_s};
    record.verificationTier = u"reproduced"_s;
    record.deadEnds = {
        DeadEnd{.action = {u"Upgrade macOS"_s, u"升级 macOS"_s},
            .whyFails = {u"The limit is Metal's."_s, u"这是 Metal 的限制。"_s},
            .failRate = 0.9},
        DeadEnd{.whyFails = {u"It only limits memory. Types are another matter."_s, {}}, .failRate = 0.95},
    };
    record.workarounds = {
        Workaround{.action = {u"Keep it on the CPU"_s, u"留在 CPU 上"_s}, .successRate = 0.5},
        Workaround{.action = {u"Cast to float32"_s, u"转成 float32"_s},
            .how = {u"<b>Before</b> moving."_s, {}},
            .code = u"model.float().to('mps')\n"_s,
            .codeLanguage = u"Python"_s,
            .successRate = 0.9,
            .sources = {u"https://pytorch.org/docs"_s, u"javascript:alert(1)"_s}},
    };
    record.confusedWith = {Transition{.recordId = u"pytorch/other"_s,
                               .distinction = {u"That one says memory."_s, u"那一条说的是内存。"_s}},
        Transition{.recordId = u"pytorch/not-loaded"_s}};
    record.officialDocUrl = u"https://pytorch.org/docs/stable/notes/mps.html"_s;
    return record;
}

std::shared_ptr<const Engine> engineOf(const Record &record)
{
    Record other;
    other.id = u"pytorch/other"_s;
    other.signature = {u"RuntimeError: MPS backend out of memory"_s, u"RuntimeError：MPS 后端内存不足"_s};
    return std::make_shared<const Engine>(LoadResult{.records = {record, other}});
}

QStringList texts(const QWidget &widget)
{
    QStringList result;
    for (const PlainLabel *label : widget.findChildren<PlainLabel *>()) {
        if (label->isVisibleTo(&widget)) {
            result.append(label->text());
        }
    }
    return result;
}

bool shows(const QWidget &widget, const QString &text)
{
    const QStringList all = texts(widget);
    return std::ranges::any_of(all, [&](const QString &shown) { return shown.contains(text); });
}

TextButton *button(const QWidget &widget, const QString &text)
{
    for (TextButton *candidate : widget.findChildren<TextButton *>()) {
        if (candidate->plainText().contains(text) && candidate->isVisibleTo(&widget)) {
            return candidate;
        }
    }
    return nullptr;
}

bool webAddressOrRelated(const QString &text)
{
    return text.startsWith(u"https://"_s) || text.startsWith(u"javascript:"_s) || text.contains(u"pytorch/other"_s)
        || text == u"That one says memory."_s;
}

/// The same texts and code in the toolkit's own widgets, in one column.
QWidget *stockWidgets(const Record &record)
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    for (const Workaround &workaround : record.workarounds) {
        for (const QString &text :
            {workaround.action.en, workaround.how.en, u"works ~90 %"_s, u"estimate"_s, u"2 sources"_s}) {
            auto *label = new QLabel(text);
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            layout->addWidget(label);
        }
        layout->addWidget(new QPlainTextEdit(workaround.code));
        layout->addWidget(new QPushButton(u"Copy"_s));
    }
    return content;
}

/// A language in which nothing reads as in English, and everything is longer.
class OtherLanguage final : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int n) const override
    {
        QString text = u"⟦%1 and on and on⟧"_s.arg(QString::fromUtf8(source));
        return n < 0 ? text : text.replace(u"%n"_s, QString::number(n));
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class tst_DetailPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void withoutARecordItSaysWhatItIsFor();
    void theSurestComesFirst();
    void aDeadEndWithoutActionIsNamedByItsReason();
    void markupInARecordIsShownAsText();
    void aJavascriptLinkIsNotALink();
    void linksAreAskedForNotOpened();
    void evidenceLeadsToThePaste();
    void relatedRecordsAreOneClickAway();
    void aRelatedRecordMayBeShownAtOnce();
    void aTargetThatIsNotLoadedSaysSo();
    void theOtherLanguageIsOneClickAway();
    void theEnglishSignatureIsCopiedInAnyLanguage();
    void aMissingTranslationIsMarked();
    void bothLanguagesShowChineseFirst();
    void switchingLanguageKeepsTheWidgetsAndTheCode();
    void switchingLanguageKeepsTheBlockInView();
    void manyDeadEndsAreFolded();
    void jumpsLeadToWhatNotToTryAndToWhatToTry();
    void versionsOfThePasteAreHeldAgainstTheRecord();
    void theInterfacesLanguageIsFollowedLive();
    void longListsAreShownInParts();
    void nothingIsCutOffInANarrowPane();
    void theTextSizeFollowsTheApplication();
    void thePaletteIsFollowedLive();
    void theWheelOverCodeIsLeftToThePage();
    void everyControlHasAName();
    void tabReachesEveryControlInReadingOrder();
    void theNextRecordStartsAtTheTop();
    void aRecordWithNothingButItsNameIsShown();
    void twentyCodeBlocksCostLittleMoreThanTheirWidgets();

private:
    std::unique_ptr<DetailPane> m_pane;
    std::shared_ptr<const Engine> m_engine;
};

void tst_DetailPane::init()
{
    m_pane = std::make_unique<DetailPane>();
    m_pane->resize(700, 500);
    m_engine = engineOf(example());
}

void tst_DetailPane::withoutARecordItSaysWhatItIsFor()
{
    m_pane->show();
    QVERIFY(shows(*m_pane, u"Choose a record"_s));
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(!shows(*m_pane, u"Choose a record"_s));
    m_pane->clear();
    QVERIFY(shows(*m_pane, u"Choose a record"_s));
    QVERIFY(!shows(*m_pane, u"float64"_s));
}

void tst_DetailPane::theSurestComesFirst()
{
    m_pane->showRecord(m_engine, 0, {});
    const QStringList all = texts(*m_pane);
    const auto at = [&all](const QString &text) { return all.indexOf(text); };
    QVERIFY(at(u"It only limits memory."_s) >= 0);
    QVERIFY(at(u"It only limits memory."_s) < at(u"Upgrade macOS"_s));
    QVERIFY(at(u"Upgrade macOS"_s) < at(u"Cast to float32"_s));
    QVERIFY(at(u"Cast to float32"_s) < at(u"Keep it on the CPU"_s));
    QCOMPARE(m_pane->findChildren<RateBar *>().size(), 4);
}

void tst_DetailPane::aDeadEndWithoutActionIsNamedByItsReason()
{
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(texts(*m_pane).contains(u"It only limits memory."_s));
    QVERIFY(texts(*m_pane).contains(u"Types are another matter."_s));
    QVERIFY(!texts(*m_pane).contains(QString()));
}

void tst_DetailPane::markupInARecordIsShownAsText()
{
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(texts(*m_pane).contains(u"<b>Before</b> moving."_s));
    for (const QLabel *label : m_pane->findChildren<QLabel *>()) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void tst_DetailPane::aJavascriptLinkIsNotALink()
{
    m_pane->showRecord(m_engine, 0, {});
    button(*m_pane, u"2 source"_s)->click();
    QVERIFY(shows(*m_pane, u"javascript:alert(1)"_s));
    QVERIFY(!button(*m_pane, u"javascript"_s));
}

void tst_DetailPane::linksAreAskedForNotOpened()
{
    m_pane->showRecord(m_engine, 0, {});
    const QSignalSpy asked(m_pane.get(), &DetailPane::linkRequested);
    button(*m_pane, u"stable/notes/mps.html"_s)->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().toUrl(), QUrl(u"https://pytorch.org/docs/stable/notes/mps.html"_s));
}

void tst_DetailPane::evidenceLeadsToThePaste()
{
    const Evidence pattern{Evidence::Kind::Pattern, 9, 1, 7, u"<b>float64"_s};
    const Evidence words{Evidence::Kind::Words, 4, 1, 7, u"MPS, framework"_s};
    m_pane->showRecord(m_engine, 0, {pattern, words});
    const QSignalSpy activated(m_pane.get(), &DetailPane::evidenceActivated);
    QVERIFY(button(*m_pane, u"Line 4 of the paste shares these words: MPS, framework"_s));
    button(*m_pane, u"Matched line 9 of the paste: “<b>float64”"_s)->click();
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().value<Evidence>(), pattern);
}

void tst_DetailPane::relatedRecordsAreOneClickAway()
{
    m_pane->showRecord(m_engine, 0, {});
    const QSignalSpy requested(m_pane.get(), &DetailPane::recordRequested);
    QVERIFY(shows(*m_pane, u"That one says memory."_s));
    button(*m_pane, u"MPS backend out of memory"_s)->click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), u"pytorch/other"_s);
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    QVERIFY(button(*m_pane, u"MPS 后端内存不足"_s));
}

void tst_DetailPane::aRelatedRecordMayBeShownAtOnce()
{
    connect(m_pane.get(), &DetailPane::recordRequested, this, [this](const QString &id) {
        m_pane->showRecord(m_engine, m_engine->catalog.indexOf(id), {}); // removes the button that is being clicked
    });
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    QTest::mouseClick(button(*m_pane, u"MPS backend out of memory"_s), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(texts(*m_pane).contains(u"RuntimeError: MPS backend out of memory"_s));
    QVERIFY(!shows(*m_pane, u"Metal"_s));
}

void tst_DetailPane::aTargetThatIsNotLoadedSaysSo()
{
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(!button(*m_pane, u"pytorch/not-loaded"_s));
    QVERIFY(texts(*m_pane).contains(u"pytorch/not-loaded not in this catalogue"_s));
}

void tst_DetailPane::theOtherLanguageIsOneClickAway()
{
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(!shows(*m_pane, u"无法把"_s));
    button(*m_pane, u"Show it in Chinese"_s)->click();
    QVERIFY(shows(*m_pane, u"无法把"_s));
    button(*m_pane, u"Hide the other language"_s)->click();
    QVERIFY(!shows(*m_pane, u"无法把"_s));
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    button(*m_pane, u"Show it in English"_s)->click();
    QVERIFY(shows(*m_pane, u"Cannot convert"_s));
}

void tst_DetailPane::theEnglishSignatureIsCopiedInAnyLanguage()
{
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    m_pane->showRecord(m_engine, 0, {});
    button(*m_pane, u"Copy English signature"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"TypeError: Cannot convert a MPS Tensor to float64"_s);
    QVERIFY(button(*m_pane, u"English signature copied"_s));
}

void tst_DetailPane::aMissingTranslationIsMarked()
{
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(!shows(*m_pane, u"English only"_s));
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    QVERIFY(texts(*m_pane).contains(u"Types are another matter. English only"_s));
    QVERIFY(texts(*m_pane).contains(u"升级 macOS"_s));
}

void tst_DetailPane::bothLanguagesShowChineseFirst()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->setContentLanguage(ContentLanguage::Both);
    QVERIFY(texts(*m_pane).contains(u"升级 macOS\nUpgrade macOS"_s));
    QCOMPARE(m_pane->findChildren<CodeView *>().size(), 1);
}

void tst_DetailPane::switchingLanguageKeepsTheWidgetsAndTheCode()
{
    m_pane->showRecord(m_engine, 0, {});
    const auto before = m_pane->findChildren<QWidget *>();
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    QCOMPARE(m_pane->findChildren<QWidget *>(), before);
    QCOMPARE(m_pane->findChild<CodeView *>()->code(), u"model.float().to('mps')"_s);
}

void tst_DetailPane::switchingLanguageKeepsTheBlockInView()
{
    Record record = example();
    for (int i = 0; i < 12; ++i) {
        const QString number = QString::number(i);
        record.deadEnds.append(DeadEnd{.action = {u"Dead end "_s + number, u"死路 "_s + number},
            .whyFails = {u"A reason that is told in rather many words, so that it takes more lines. "_s.repeated(4),
                u"一句话的原因。"_s}});
    }
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    QCoreApplication::processEvents();
    auto *scroll = m_pane->findChild<QScrollArea *>();
    const auto buttons = m_pane->findChildren<TextButton *>();
    const auto more = std::ranges::find(buttons, u"Show all 14"_s, &TextButton::plainText);
    QVERIFY(more != buttons.end());
    (*more)->click();
    QCoreApplication::processEvents();
    const auto titles = m_pane->findChildren<PlainLabel *>();
    const auto title =
        std::ranges::find_if(titles, [](const PlainLabel *label) { return label->text() == u"Dead end 9"_s; });
    QVERIFY(title != titles.end());
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > (*title)->mapTo(scroll->widget(), QPoint()).y()
        && (*title)->mapTo(scroll->widget(), QPoint()).y() > scroll->height());
    scroll->verticalScrollBar()->setValue((*title)->mapTo(scroll->widget(), QPoint()).y() - 1);
    const QPoint place = (*title)->mapTo(scroll->viewport(), QPoint());
    const int value = scroll->verticalScrollBar()->value();
    for (const auto language : {ContentLanguage::Chinese, ContentLanguage::Both, ContentLanguage::English}) {
        m_pane->setContentLanguage(language);
        QCOMPARE((*title)->mapTo(scroll->viewport(), QPoint()), place);
        QCoreApplication::processEvents();
        QCOMPARE((*title)->mapTo(scroll->viewport(), QPoint()), place);
        if (language == ContentLanguage::Chinese) {
            QVERIFY(scroll->verticalScrollBar()->value() < value); // what is above did become shorter
        }
    }
    QCOMPARE(scroll->verticalScrollBar()->value(), value);
}

void tst_DetailPane::manyDeadEndsAreFolded()
{
    Record record = example();
    const auto cards = [this] { return m_pane->findChildren<AttemptCard *>().size(); };
    record.deadEnds = QList<DeadEnd>(3, DeadEnd{.action = {u"In vain"_s, {}}});
    m_pane->showRecord(engineOf(record), 0, {});
    QCOMPARE(cards(), 3 + record.workarounds.size());
    record.deadEnds.append(record.deadEnds.first());
    m_pane->showRecord(engineOf(record), 0, {});
    QTRY_COMPARE(cards(), 2 + record.workarounds.size());
}

void tst_DetailPane::jumpsLeadToWhatNotToTryAndToWhatToTry()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    QVERIFY(m_pane->jumpToWorkarounds());
    QCOMPARE(qobject_cast<QLabel *>(m_pane->focusWidget())->text(), u"Try"_s);
    QVERIFY(m_pane->jumpToDeadEnds());
    QCOMPARE(qobject_cast<QLabel *>(m_pane->focusWidget())->text(), u"Don't try"_s);
    m_pane->showRecord(engineOf(Record{.id = u"bare"_s, .signature = {u"Bare"_s, {}}}), 0, {});
    QVERIFY(!m_pane->jumpToDeadEnds());
    QVERIFY(!m_pane->jumpToWorkarounds());
}

void tst_DetailPane::versionsOfThePasteAreHeldAgainstTheRecord()
{
    Record record = example();
    record.versions = {{.version = u"torch>=2.0"_s}, {.version = u"python<3.8"_s}};
    m_pane->setPaste(u"Python 3.11.4, torch 2.3.1"_s);
    m_pane->showRecord(engineOf(record), 0, {});
    QStringList texts;
    for (const auto *label : m_pane->findChildren<PlainLabel *>()) {
        texts.append(label->text());
    }
    QVERIFY2(texts.contains(u"torch>=2.0 the paste has 2.3.1: affected"_s), qPrintable(texts.join(u'\n')));
    QVERIFY(texts.contains(u"python<3.8 the paste has 3.11.4: not affected"_s));
}

void tst_DetailPane::theInterfacesLanguageIsFollowedLive()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {Evidence{Evidence::Kind::Code, 1, 1, 5, u"E0308"_s}});
    QCoreApplication::processEvents();
    auto *scroll = m_pane->findChild<QScrollArea *>();
    CodeView *code = m_pane->findChild<CodeView *>();
    scroll->verticalScrollBar()->setValue(code->mapTo(scroll->widget(), QPoint()).y());
    const int place = code->mapTo(scroll->viewport(), QPoint()).y();
    const auto words = [&] {
        QStringList all;
        for (const QLabel *label : m_pane->findChildren<QLabel *>()) {
            all.append(label->text());
        }
        for (const QPushButton *button : m_pane->findChildren<QPushButton *>()) {
            all.append(button->accessibleName());
        }
        for (const QWidget *widget : m_pane->findChildren<QWidget *>()) {
            all.append(widget->accessibleName());
        }
        return all;
    };
    const QStringList english = words();

    OtherLanguage language;
    QCoreApplication::installTranslator(&language);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(code->mapTo(scroll->viewport(), QPoint()).y(), place);
    const QStringList other = words();
    QCOMPARE(other.size(), english.size());
    const Record record = example();
    QStringList data{
        QString(), record.signature.en, record.signature.zh, record.rootCause.en, u"qt_scrollarea_viewport"_s};
    for (const DeadEnd &deadEnd : record.deadEnds) {
        data += {deadEnd.action.en, deadEnd.whyFails.en, u"It only limits memory."_s, u"Types are another matter."_s};
    }
    for (const Workaround &workaround : record.workarounds) {
        data += {workaround.action.en, workaround.how.en};
    }
    for (qsizetype i = 0; i < other.size(); ++i) {
        if (!data.contains(other.at(i)) && !other.at(i).contains(u'⟦')) {
            QVERIFY2(webAddressOrRelated(other.at(i)), qPrintable(other.at(i)));
        }
    }
    QCoreApplication::removeTranslator(&language);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(words(), english);
}

void tst_DetailPane::longListsAreShownInParts()
{
    Record record = example();
    record.workarounds.clear();
    for (int i = 0; i < 34; ++i) {
        record.workarounds.append(Workaround{.action = {u"Way "_s + QString::number(i), {}}});
    }
    record.tags = QStringList(10000, u"tag"_s);
    m_pane->showRecord(engineOf(record), 0, {});
    QVERIFY(texts(*m_pane).contains(u"Way 19"_s));
    QVERIFY(!texts(*m_pane).contains(u"Way 20"_s));
    button(*m_pane, u"Show all 34"_s)->click();
    QVERIFY(texts(*m_pane).contains(u"Way 33"_s));
    QVERIFY(!button(*m_pane, u"Show all 34"_s));
    QVERIFY(shows(*m_pane, u"and 9980 more"_s));
}

void tst_DetailPane::nothingIsCutOffInANarrowPane()
{
    Record record = example();
    record.signature.en += QString(300, u'x');
    record.deadEnds[0].whyFails.en = u"/very/long/path"_s.repeated(40);
    for (const int width : {320, 700, 1400}) {
        m_pane->resize(width, 500);
        m_pane->show();
        m_pane->showRecord(engineOf(record), 0, {});
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        const auto *scroll = m_pane->findChild<QScrollArea *>();
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        for (const PlainLabel *label : m_pane->findChildren<PlainLabel *>()) {
            if (label->isVisible()) {
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text().left(40)));
                QVERIFY(label->mapTo(scroll->widget(), QPoint(label->width(), 0)).x() <= scroll->widget()->width());
            }
        }
    }
}

void tst_DetailPane::theTextSizeFollowsTheApplication()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    QCoreApplication::processEvents();
    const auto *scroll = m_pane->findChild<QScrollArea *>();
    const int before = scroll->widget()->height();
    const QFont font = QApplication::font();
    QFont large = font;
    large.setPointSizeF(font.pointSizeF() * 2);
    QApplication::setFont(large);
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::processEvents();
    }
    QVERIFY(scroll->widget()->height() > 3 * before / 2);
    for (const PlainLabel *label : m_pane->findChildren<PlainLabel *>()) {
        QVERIFY2(
            !label->isVisible() || label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
    QApplication::setFont(font);
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::processEvents();
    }
    QCOMPARE(scroll->widget()->height(), before);
}

void tst_DetailPane::thePaletteIsFollowedLive()
{
    const QPalette before = QApplication::palette();
    QApplication::setPalette(lightPalette());
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    QCoreApplication::processEvents();
    QVERIFY(m_pane->grab().toImage().pixelColor(4, 4).lightness() > 200);
    QApplication::setPalette(darkPalette());
    QCoreApplication::processEvents();
    const QImage dark = m_pane->grab().toImage();
    for (int y = 4; y < dark.height(); y += 20) {
        QVERIFY2(dark.pixelColor(4, y).lightness() < 100, QByteArray::number(y));
    }
    QApplication::setPalette(before);
}

void tst_DetailPane::theWheelOverCodeIsLeftToThePage()
{
    Record record = example();
    record.workarounds[1].code = QString(500, u'x');
    m_pane->resize(500, 200);
    m_pane->show();
    m_pane->showRecord(engineOf(record), 0, {});
    QCoreApplication::processEvents();
    QWidget *code = m_pane->findChild<QPlainTextEdit *>()->viewport();
    QWheelEvent event(QPointF(5, 5), code->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
        Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(code, &event);
    QVERIFY(!event.isAccepted()); // so that it goes on to what is around the code
    QCOMPARE(code->parentWidget()->findChild<QScrollBar *>()->value(), 0);
}

void tst_DetailPane::everyControlHasAName()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {Evidence{Evidence::Kind::Code, 1, 1, 5, u"E0308"_s}});
    QStringList names;
    for (QWidget *widget : m_pane->findChildren<QWidget *>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus)) {
            const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            names.append(name);
        }
    }
    QVERIFY(names.size() > 7);
    QCOMPARE(names.removeDuplicates(), 0);
}

void tst_DetailPane::tabReachesEveryControlInReadingOrder()
{
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    m_pane->showRecord(m_engine, 0, {Evidence{Evidence::Kind::Code, 1, 1, 5, u"E0308"_s}});
    QCoreApplication::processEvents();
    button(*m_pane, u"2 source"_s)->click(); // made late, read here
    QCoreApplication::processEvents();
    auto *scroll = m_pane->findChild<QScrollArea *>();
    scroll->setFocus();
    int last = -1;
    int reached = 0;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!scroll->widget()->isAncestorOf(now)) {
            break;
        }
        const QRect place(now->mapTo(scroll->widget(), QPoint()), now->size());
        QVERIFY2(place.bottom() > last, now->metaObject()->className()); // below, or on the same line
        last = place.top();
        ++reached;
        const QRect seen(now->mapTo(scroll->viewport(), QPoint()), now->size());
        QVERIFY(scroll->viewport()->rect().intersects(seen)); // what has the focus is in view
    }
    QCOMPARE(reached, 11);
}

void tst_DetailPane::theNextRecordStartsAtTheTop()
{
    m_pane->resize(320, 200);
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {});
    QCoreApplication::processEvents();
    auto *bar = m_pane->findChild<QScrollArea *>()->verticalScrollBar();
    bar->setValue(bar->maximum());
    QVERIFY(bar->value() > 0);
    m_pane->showRecord(m_engine, 0, {});
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), 0);
}

void tst_DetailPane::aRecordWithNothingButItsNameIsShown()
{
    m_pane->showRecord(m_engine, 1, {});
    QVERIFY(shows(*m_pane, u"MPS backend out of memory"_s));
    QVERIFY(!shows(*m_pane, u"Don't try"_s));
    QVERIFY(m_pane->findChildren<AttemptCard *>().isEmpty());
}

void tst_DetailPane::twentyCodeBlocksCostLittleMoreThanTheirWidgets()
{
    Record record = example();
    const Workaround withCode = record.workarounds.at(1);
    record.workarounds.fill(withCode, 20);
    const auto engine = engineOf(record);
    m_pane->show();
    m_pane->showRecord(engine, 0, {}); // fonts and syntax definitions are loaded once
    QCoreApplication::processEvents();
    qint64 reference = std::numeric_limits<qint64>::max();
    qint64 show = reference;
    qint64 change = reference;
    QElapsedTimer timer;
    for (int i = 0; i < 8; ++i) { // the fastest of some: the machine may be busy
        timer.start();
        QScrollArea stock;
        stock.setWidget(stockWidgets(record));
        stock.show();
        reference = std::min(reference, timer.nsecsElapsed());
        timer.start();
        m_pane->showRecord(engine, 0, {});
        show = std::min(show, timer.nsecsElapsed());
        QCoreApplication::processEvents();
        timer.start();
        m_pane->setContentLanguage(i % 2 == 0 ? ContentLanguage::Both : ContentLanguage::English);
        change = std::min(change, timer.nsecsElapsed());
        QCoreApplication::processEvents();
    }
    const auto figures = [&] {
        return u"stock widgets %1 us, show %2 us, language %3 us"_s.arg(reference / 1000)
            .arg(show / 1000)
            .arg(change / 1000);
    };
    qInfo("%s", qPrintable(figures()));
    QVERIFY2(show < 5 * reference, qPrintable(figures()));
    QVERIFY2(change < 2 * reference, qPrintable(figures()));
}

QTEST_MAIN(tst_DetailPane)
#include "tst_detailpane.moc"
