// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/searchcontroller.h"
#include "ui/theme/noticebar.h"
#include "ui/window/pastecontroller.h"
#include "ui/window/textintake.h"

#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include "tests/packedbytes.h"

using namespace Qt::StringLiterals;
using namespace wayout::services;
using namespace wayout::theme;
using namespace wayout::window;

class tst_TextIntake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void severalFilesAreOneText();
    void ofSeveralFilesEachThatHasNoTextIsNamedWithItsReason();
    void ofManyFilesTheFirstFiftyAreReadAndSomeAreNamed();
    void whatIsTooMuchTogetherIsNamed();
    void aFolderIsNoText();
    void whatIsElsewhereIsNotFetched_data();
    void whatIsElsewhereIsNotFetched();
    void aStarterIsATextLikeAnyOther();
    void nothingToPasteIsSaid_data();
    void nothingToPasteIsSaid();
    void aHugeClipboardIsTakenAtOnce();
    void aCompressedLogIsUnpacked();
    void aLongCompressedLogIsAnsweredWhileItIsUnpacked();
    void aCompressedLogThatBreaksOffIsShownSoFar_data();
    void aCompressedLogThatBreaksOffIsShownSoFar();
    void anArchiveIsNamedAsSuch();
    void aFileIsReadAgainInAnotherEncoding();
    void aMisreadTextIsRepairedOnDemandOnly();
    void aTextReadRightIsOfferedNothing();

private:
    QString write(const QString &name, const QByteArray &bytes) const;
    QString lastNotice() const;
    void dropFiles(const QStringList &paths);

    QTemporaryDir m_folder;
    std::unique_ptr<SearchController> m_controller;
    std::unique_ptr<TextIntake> m_intake;
    QStringList m_texts;
    PasteSource m_source;
    std::function<QString()> m_notice;
};

namespace {

constexpr int patience = 60'000; // ms: a long text is read under sanitizers, too

const QByteArray quietLine("nothing to see in this line of a log\n");

/// What a clipboard holds whose owner died: the formats were told, their content never comes.
class GoneOwner final : public QMimeData
{
public:
    QStringList formats() const override { return {u"text/plain"_s, u"text/html"_s}; }
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &, QMetaType) const override { return {}; }
};

} // namespace

void tst_TextIntake::init()
{
    m_intake.reset();
    m_controller = std::make_unique<SearchController>();
    m_intake = std::make_unique<TextIntake>(*m_controller);
    m_texts.clear();
    m_notice = nullptr;
    connect(m_intake.get(), &TextIntake::textTaken, this, [this](const QString &text, const PasteSource &source) {
        m_texts.append(text);
        m_source = source;
    });
    connect(m_intake.get(), &TextIntake::noticed, this,
        [this](const std::function<QString()> &notice) { m_notice = notice; });
}

QString tst_TextIntake::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

QString tst_TextIntake::lastNotice() const
{
    return m_notice ? m_notice() : QString();
}

void tst_TextIntake::dropFiles(const QStringList &paths)
{
    QMimeData drop;
    QList<QUrl> urls;
    for (const QString &path : paths) {
        urls.append(QUrl::fromLocalFile(path));
    }
    drop.setUrls(urls);
    QSignalSpy ended(m_intake.get(), &TextIntake::readingEnded);
    m_intake->take(drop);
    QVERIFY(ended.wait(patience));
}

void tst_TextIntake::severalFilesAreOneText()
{
    dropFiles(
        {write(u"api.log"_s, "error 1\n"), m_folder.path(), write(u"worker.log.gz"_s, packed("error 2", "gzip"))});
    QCOMPARE(m_texts, QStringList{u"==> api.log <==\nerror 1\n\n==> worker.log.gz <==\nerror 2\n\n"_s});
    QCOMPARE(m_source.fileName, u"api.log"_s);
    QCOMPARE(m_source.fileCount, 2);
    QVERIFY2(lastNotice().contains(m_folder.path()) && !lastNotice().contains(u"api.log"_s), qPrintable(lastNotice()));
}

void tst_TextIntake::ofSeveralFilesEachThatHasNoTextIsNamedWithItsReason()
{
    dropFiles({m_folder.filePath(u"nosuch.txt"_s), write(u"mod.log"_s, "error 1\n"), write(u"empty.log"_s, {})});
    QCOMPARE(m_source.fileName, u"mod.log"_s);
    const QString notice = lastNotice();
    QVERIFY2(notice.contains(u"There is no file %1."_s.arg(m_folder.filePath(u"nosuch.txt"_s))), qPrintable(notice));
    QVERIFY2(notice.contains(u"empty.log is empty."_s), qPrintable(notice));
    QVERIFY2(!notice.contains(u"At most"_s), qPrintable(notice)); // there was room
    QStringList many{write(u"good.log"_s, "error 2\n")};
    for (int i = 0; i < 100; ++i) {
        many.append(m_folder.filePath(u"missing-%1.log"_s.arg(i)));
    }
    dropFiles(many);
    QVERIFY2(lastNotice().contains(u" 97 more file"_s), qPrintable(lastNotice()));
}

void tst_TextIntake::ofManyFilesTheFirstFiftyAreReadAndSomeAreNamed()
{
    QStringList paths{m_folder.path()};
    for (int i = 0; i < 500; ++i) {
        paths.append(write(u"%1.log"_s.arg(i), "error " + QByteArray::number(i)));
    }
    dropFiles(paths);
    QCOMPARE(m_source.fileCount, 50);
    QCOMPARE(m_texts.value(0).count(u"<==\nerror "_s), 50);
    QVERIFY(m_texts.value(0).contains(u"error 49\n"_s) && !m_texts.value(0).contains(u"error 50\n"_s));
    QVERIFY(lastNotice().contains(u"50.log"_s));
    QVERIFY2(lastNotice().size() < 1'000, qPrintable(lastNotice()));
    QVERIFY(!lastNotice().contains(u"499.log"_s));
}

void tst_TextIntake::whatIsTooMuchTogetherIsNamed()
{
    const QByteArray most("a line of a log\n");
    const QString large = write(u"large.log"_s, most.repeated(textSizeLimit / most.size() - 10));
    const QString small = write(u"small.log"_s, "error 1\n");
    dropFiles({small, large, write(u"other.log"_s, most.repeated(20))});
    QCOMPARE(m_source.fileCount, 2);
    QVERIFY(lastNotice().contains(u"other.log"_s));
    const QString huge = write(u"huge.log"_s, most.repeated(textSizeLimit / most.size() + 10));
    dropFiles({small, huge});
    QCOMPARE(m_source.fileCount, 1);
    QCOMPARE(m_texts.last(), u"error 1\n"_s);
    QVERIFY(lastNotice().contains(u"huge.log"_s));
}

void tst_TextIntake::aFolderIsNoText()
{
    QMimeData drop;
    drop.setUrls({QUrl::fromLocalFile(m_folder.path())});
    QSignalSpy ended(m_intake.get(), &TextIntake::readingEnded);
    m_intake->take(drop);
    QVERIFY(ended.wait(patience));
    QVERIFY(m_texts.isEmpty());
    QCOMPARE(lastNotice(), u"%1 is not a file with text."_s.arg(m_folder.path()));
}

void tst_TextIntake::whatIsElsewhereIsNotFetched_data()
{
    QTest::addColumn<QString>("address");
    for (const char *address : {"https://example.org/a.log", "smb://host/share/a.log", "ftp://host/a.log",
             "file://host/a.log", "javascript:alert(1)"}) {
        QTest::newRow(address) << QString::fromUtf8(address);
    }
}

void tst_TextIntake::whatIsElsewhereIsNotFetched()
{
    QFETCH(QString, address);
    QMimeData drop;
    drop.setUrls({QUrl(address)});
    QSignalSpy ended(m_intake.get(), &TextIntake::readingEnded);
    m_intake->take(drop);
    QVERIFY(!m_intake->isReading() || address.startsWith(u"file:"_s));
    if (m_intake->isReading()) { // a host that is taken for a path of this machine, where there is no such file
        QVERIFY(ended.wait(patience));
    }
    QVERIFY(m_texts.isEmpty());
    QVERIFY(!lastNotice().isEmpty());
}

void tst_TextIntake::aStarterIsATextLikeAnyOther()
{
    const QByteArray starter("[Desktop Entry]\nExec=touch " + m_folder.filePath(u"run"_s).toUtf8() + "\n");
    QMimeData drop;
    drop.setUrls({QUrl::fromLocalFile(write(u"a.desktop"_s, starter))});
    QSignalSpy ended(m_intake.get(), &TextIntake::readingEnded);
    m_intake->take(drop);
    QVERIFY(ended.wait(patience));
    QCOMPARE(m_texts, QStringList{QString::fromUtf8(starter)});
    QVERIFY(!QFile::exists(m_folder.filePath(u"run"_s)));
}

void tst_TextIntake::nothingToPasteIsSaid_data()
{
    QTest::addColumn<int>("contents");
    QTest::newRow("nothing at all, as from a program that ended") << 0;
    QTest::newRow("spaces") << 1;
    QTest::newRow("a picture alone") << 2;
    QTest::newRow("text promised by a program that is gone when it is asked for") << 3;
}

void tst_TextIntake::nothingToPasteIsSaid()
{
    QFETCH(int, contents);
    GoneOwner gone;
    QMimeData plain;
    QMimeData &clipboard = contents == 3 ? gone : plain;
    if (contents == 1) {
        clipboard.setText(u" \n\t \u3000"_s);
    } else if (contents == 2) {
        clipboard.setImageData(QImage(2, 2, QImage::Format_RGB32));
    }
    m_intake->take(clipboard);
    QVERIFY(m_texts.isEmpty());
    QVERIFY(!lastNotice().isEmpty());
}

void tst_TextIntake::aHugeClipboardIsTakenAtOnce()
{
    QMimeData clipboard;
    clipboard.setText(u"a line of a log\n"_s.repeated(2'000'000)); // 64 MB
    QElapsedTimer timer;
    timer.start();
    m_intake->take(clipboard);
    QCOMPARE(m_texts.size(), 1);
    QCOMPARE(m_texts.first().size(), clipboard.text().size());
    QVERIFY2(
        timer.elapsed() < 1'000, qPrintable(QString::number(timer.elapsed()))); // it is not read here, only handed on
}

void tst_TextIntake::aCompressedLogIsUnpacked()
{
    dropFiles({write(u"a.log.1.gz"_s, packed("error 1\n", "gzip"))});
    QCOMPARE(m_texts, QStringList{u"error 1\n"_s});
    QCOMPARE(m_source.fileName, u"a.log.1.gz"_s);
    QCOMPARE(lastNotice(), QString());
}

void tst_TextIntake::aLongCompressedLogIsAnsweredWhileItIsUnpacked()
{
    m_controller->load({});
    const QByteArray text = quietLine.repeated(textSizeLimit / quietLine.size() + 10) + "fatal: not a git repository\n";
    dropFiles({write(u"a.log.2.gz"_s, packed(text, "gzip"))});
    QCOMPARE(m_texts.size(), 1);
    QVERIFY(m_texts.first().endsWith(u"fatal: not a git repository\n"_s));
    QCOMPARE(m_source.lineCount, int(text.count('\n')));
    QCOMPARE(m_source.size, text.size());
}

void tst_TextIntake::aCompressedLogThatBreaksOffIsShownSoFar_data()
{
    QTest::addColumn<qsizetype>("before"); // lines
    QTest::newRow("read whole") << qsizetype(10);
    QTest::newRow("read piece by piece") << qsizetype(textSizeLimit / quietLine.size() + 10);
}

void tst_TextIntake::aCompressedLogThatBreaksOffIsShownSoFar()
{
    QFETCH(qsizetype, before);
    m_controller->load({});
    QByteArray lines;
    for (int i = 0; i < 20'000; ++i) {
        lines += QByteArray::number(i * 2'654'435'761U) + '\n';
    }
    const QByteArray whole = packed("fatal: not a git repository\n" + quietLine.repeated(before) + lines, "gzip");
    dropFiles({write(u"broken.log.gz"_s, whole.first(whole.size() * 9 / 10))});
    QCOMPARE(m_texts.size(), 1);
    QVERIFY(m_texts.first().startsWith(u"fatal: not a git repository\n"_s));
    QVERIFY2(lastNotice().contains(u"damaged"_s), qPrintable(lastNotice()));
}

void tst_TextIntake::anArchiveIsNamedAsSuch()
{
    dropFiles({write(u"logs.zip"_s, QByteArray("PK\3\4\x14\0\0\0\x08\0", 10))});
    QVERIFY(m_texts.isEmpty());
    QVERIFY2(lastNotice().contains(u"is an archive"_s), qPrintable(lastNotice()));
}

void tst_TextIntake::aFileIsReadAgainInAnotherEncoding()
{
    QStringEncoder encoder("GB18030");
    if (!encoder.isValid()) {
        QSKIP("Qt was built without this encoding.");
    }
    const QString text = u"错误：找不到文件\n"_s;
    QSignalSpy ended(m_intake.get(), &TextIntake::readingEnded);
    m_intake->openFiles({write(u"gbk.log"_s, encoder.encode(text))});
    QVERIFY(ended.wait(patience));
    QCOMPARE(m_texts.last(), text);
    QCOMPARE(m_source.encoding, u"GB18030"_s);
    m_intake->reopen(u"ISO-8859-1"_s);
    QVERIFY(ended.wait(patience));
    QVERIFY(m_texts.last() != text);
    QCOMPARE(m_source.encoding, u"ISO-8859-1"_s);
    QCOMPARE(m_source.fileName, u"gbk.log"_s);
    m_intake->reopen(u"GB18030"_s);
    QVERIFY(ended.wait(patience));
    QCOMPARE(m_texts.last(), text);
}

void tst_TextIntake::aMisreadTextIsRepairedOnDemandOnly()
{
    NoticeBar notice;
    const QString meant = u"지정된 파일을 찾을 수 없습니다\n"_s;
    const QString misread = QString::fromLatin1(meant.toUtf8());
    QString taken;
    offerRepair(notice, misread, [&taken](const QString &text) { taken = text; });
    QVERIFY(notice.isVisibleTo(nullptr));
    QVERIFY(taken.isEmpty());
    QToolButton *repair = notice.findChildren<QToolButton *>().first();
    QVERIFY(!repair->text().isEmpty() && !repair->accessibleName().isEmpty());
    repair->click();
    QCOMPARE(taken, meant);
    QCOMPARE(notice.findChild<QLabel *>()->text(), u"The text was repaired."_s);
    repair->click(); // which now undoes
    QCOMPARE(taken, misread);
}

void tst_TextIntake::aTextReadRightIsOfferedNothing()
{
    NoticeBar notice;
    offerRepair(notice, u"错误：找不到文件"_s, [](const QString &) { QFAIL("nothing was asked for"); });
    QVERIFY(!notice.isVisibleTo(nullptr));
}

QTEST_MAIN(tst_TextIntake)
#include "tst_textintake.moc"
