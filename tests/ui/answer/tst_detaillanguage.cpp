// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/answer/recordpage.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTranslator>

#include <algorithm>

#include "tests/ui/answer/examplerecord.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::theme;

namespace {

bool webAddressOrRelated(const QString &text)
{
    return text.startsWith(u"https://"_s) || text.startsWith(u"javascript:"_s) || text.contains(u"pytorch/other"_s)
        || text == u"That one says memory."_s;
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

class tst_DetailLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theEnglishSignatureIsCopiedInAnyLanguage();
    void aMissingTranslationIsMarked();
    void bothLanguagesShowChineseFirst();
    void switchingLanguageKeepsTheWidgetsAndTheCode();
    void switchingLanguageKeepsTheBlockInView();
    void theInterfacesLanguageIsFollowedLive();

private:
    std::unique_ptr<DetailPane> m_pane;
    std::shared_ptr<const Engine> m_engine;
};

void tst_DetailLanguage::init()
{
    m_pane = std::make_unique<DetailPane>();
    m_pane->resize(700, 500);
    m_engine = engineOf(example());
}

void tst_DetailLanguage::theEnglishSignatureIsCopiedInAnyLanguage()
{
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    button(*m_pane, u"Copy the English error text"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"TypeError: Cannot convert a MPS Tensor to float64"_s);
    QVERIFY(button(*m_pane, u"English error text copied"_s));
}

void tst_DetailLanguage::aMissingTranslationIsMarked()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    QVERIFY(!shows(*m_pane, u"English only"_s));
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    QVERIFY(button(*m_pane, u"Types are another matter. English only"_s));
    QVERIFY(button(*m_pane, u"升级 macOS"_s));
}

void tst_DetailLanguage::bothLanguagesShowChineseFirst()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    m_pane->setContentLanguage(ContentLanguage::Both);
    QVERIFY(texts(*m_pane).contains(u"转成 float32\nCast to float32"_s));
    QVERIFY(button(*m_pane, u"升级 macOS — 这是 Metal 的限制。\nUpgrade macOS\nThe limit is Metal's."_s));
    QCOMPARE(m_pane->findChildren<CodeView *>().size(), 1);
}

void tst_DetailLanguage::switchingLanguageKeepsTheWidgetsAndTheCode()
{
    m_pane->showRecord(m_engine, 0, {});
    m_pane->finish();
    const auto before = m_pane->findChildren<QWidget *>();
    m_pane->setContentLanguage(ContentLanguage::Chinese);
    QCOMPARE(m_pane->findChildren<QWidget *>(), before);
    QCOMPARE(m_pane->findChild<CodeView *>()->code(), u"model.float().to('mps')"_s);
}

void tst_DetailLanguage::switchingLanguageKeepsTheBlockInView()
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
    m_pane->finish();
    QCoreApplication::processEvents();
    auto *scroll = m_pane->findChild<RecordPage *>();
    const auto titles = m_pane->findChildren<TextButton *>();
    for (TextButton *deadEnd : titles) {
        if (deadEnd->plainText().startsWith(u"Dead end "_s)) {
            deadEnd->click(); // a reason takes more than a line only once it is opened
        }
    }
    QCoreApplication::processEvents();
    const auto title = std::ranges::find_if(
        titles, [](const TextButton *one) { return one->plainText().startsWith(u"Dead end 9"_s); });
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

void tst_DetailLanguage::theInterfacesLanguageIsFollowedLive()
{
    m_pane->show();
    m_pane->showRecord(m_engine, 0, {Evidence{Evidence::Kind::Code, 1, 1, 5, u"E0308"_s}});
    m_pane->finish();
    QCoreApplication::processEvents();
    auto *scroll = m_pane->findChild<RecordPage *>();
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
        data += {deadEnd.action.en, deadEnd.whyFails.en, u"It only limits memory. — Types are another matter."_s,
            deadEnd.action.en + u" — "_s + deadEnd.whyFails.en};
    }
    for (const Workaround &workaround : record.workarounds) {
        data += {workaround.action.en, workaround.how.en};
    }
    for (const QString &text : other) {
        if (!data.contains(text) && !text.contains(u'⟦')) {
            QVERIFY2(webAddressOrRelated(text), qPrintable(text));
        }
    }
    QCoreApplication::removeTranslator(&language);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(words(), english);
}

QTEST_MAIN(tst_DetailLanguage)
#include "tst_detaillanguage.moc"
