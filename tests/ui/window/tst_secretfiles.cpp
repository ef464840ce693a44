// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/recordeditor.h"

#include <QDirIterator>

#include "tests/app/text/secretsamples.h"
#include "tests/ui/memoryfixture.h"

using namespace wayout::editor;

/// Secrets of all known forms are pasted into the window; no file that it leaves behind has one.
class tst_SecretFiles : public QObject, protected MemoryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { close(); }

    void noFileHasASecret_data();
    void noFileHasASecret();
    void aDraftHasNone();
    void aNoteHasNone();

private:
    /// The files with the secret, after the window was closed.
    QStringList filesWith(const QString &secret);
};

namespace {

QList<SecretSample> allSamples()
{
    QList<SecretSample> samples = samplesIn(QStringLiteral(WAYOUT_SOURCE_DIR "/resources/text/secret-forms.txt"))
        + samplesIn(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/app/text/secrets/known.txt"));
    samples.removeIf([](const SecretSample &sample) { return sample.begin < 0; });
    return samples;
}

/// What of the secret would be in a file: its lines, or all of a short one.
QList<QByteArray> formsOf(const QString &secret)
{
    constexpr qsizetype longEnough = 12; // a shorter line of a key says nothing, and may be elsewhere by chance
    QList<QByteArray> forms;
    for (const QString &line : secret.split(u'\n')) {
        if (line.size() >= longEnough || line.size() == secret.size()) {
            QString escaped = line;
            escaped.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
            forms += {line.toUtf8(), escaped.toUtf8(), QByteArray(reinterpret_cast<const char *>(line.utf16()), line.size() * 2)};
        }
    }
    return forms;
}

} // namespace

QStringList tst_SecretFiles::filesWith(const QString &secret)
{
    QStringList found;
    for (QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (std::ranges::any_of(formsOf(secret), [&bytes](const QByteArray &form) { return bytes.contains(form); })) {
            found.append(file.fileName());
        }
    }
    return found;
}

/// As many samples as the history keeps at once.
void tst_SecretFiles::noFileHasASecret_data()
{
    constexpr qsizetype together = 120;
    QTest::addColumn<QList<SecretSample>>("samples");
    const QList<SecretSample> samples = allSamples();
    for (qsizetype first = 0; first < samples.size(); first += together) {
        QTest::addRow("from %d", int(first)) << samples.mid(first, together);
    }
}

void tst_SecretFiles::noFileHasASecret()
{
    QFETCH(QList<SecretSample>, samples);
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const SecretSample &sample = samples.at(i);
        const bool isColoured = i % 2 == 1;
        const QString text = isColoured ? sample.text.first(sample.begin) + u"\x1b[31m"_s + sample.secret() + u"\x1b[0m"_s + sample.text.sliced(sample.end)
                                        : sample.text;
        paste(text + u"\nerror: case %1 of the row"_s.arg(i));
    }
    close();
    QFile history(kept(u"history.sqlite"_s));
    QVERIFY(history.open(QIODevice::ReadOnly));
    QVERIFY(history.readAll().contains("error: case 0 of the row"));
    QStringList leaks;
    for (const SecretSample &sample : samples) {
        if (const QStringList files = filesWith(sample.secret()); !files.isEmpty()) {
            leaks.append(QString::fromUtf8(sample.form) + u": "_s + sample.secret() + u" in "_s + files.join(u", "_s));
        }
    }
    QVERIFY2(leaks.isEmpty(), qPrintable(leaks.join(u'\n')));
}

void tst_SecretFiles::aDraftHasNone()
{
    const QString secret = u"hunter2-very-secret"_s;
    paste(u"Password:\n"_s + secret + u"\nzzqx: fatal error\n\x1b[33mDB_PASSWORD\x1b[0m=\x1b[36m"_s + secret + u"\x1b[0m\n"_s);
    m_window->findChild<WindowActions *>()->action(WindowActions::NewRecord)->trigger();
    RecordEditor *editor = nullptr;
    const auto isOpen = [&editor] {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            editor = editor ? editor : qobject_cast<RecordEditor *>(widget);
        }
        return editor != nullptr;
    };
    QTRY_VERIFY(isOpen());
    QVERIFY(editor->document().draft().text(u"/samples/0/text"_s).contains(u"DB_PASSWORD=******"_s));
    editor->document().setText(u"/summary"_s, u"not saved yet, password="_s + secret);
    QTRY_COMPARE_WITH_TIMEOUT(QDir(kept(u"drafts"_s)).entryList({u"*.json"_s}).size(), 1, 20'000);
    QCOMPARE(filesWith(secret), QStringList());
    WindowFixture::close(); // as in a crash, nobody is asked
}

void tst_SecretFiles::aNoteHasNone()
{
    const QString secret = u"hunter2-very-secret"_s;
    paste(floatPaste);
    QVERIFY(firstSwitch());
    note()->setPlainText(u"worked with \x1b[1mpassword\x1b[0m: "_s + secret);
    close();
    QCOMPARE(filesWith(secret), QStringList());
}

QTEST_MAIN(tst_SecretFiles)
#include "tst_secretfiles.moc"
