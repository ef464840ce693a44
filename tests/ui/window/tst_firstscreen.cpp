// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/attemptbody.h"
#include "ui/answer/recordpage.h"
#include "ui/answer/sections.h"
#include "ui/window/workspace.h"

#include <QScrollBar>

#include "tests/ui/windowfixture.h"

/// What is in view when an everyday error was pasted: what to do, with its code, without scrolling.
class tst_FirstScreen : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void theFixIsInView_data();
    void theFixIsInView();

private:
    const DetailSection *fix() const;
    /// Returns how far down the first screen must reach: to the button that copies, and to the third line of the code.
    int bottomOfFix() const;
    void look(const QSize &size, double scale, ContentLanguage language);

    const QFont m_font = QApplication::font();
};

void tst_FirstScreen::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start({});
    m_window->findChild<Workspace *>()->showReading();
}

void tst_FirstScreen::theFixIsInView_data()
{
    QTest::addColumn<QString>("text");
    const auto add = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    add("git push", uR"($ git push origin feature/BILL-231
To git.acme.io:billing/api.git
 ! [rejected]        feature/BILL-231 -> feature/BILL-231 (non-fast-forward)
error: failed to push some refs to 'git.acme.io:billing/api.git'
hint: Updates were rejected because the tip of your current branch is behind)"_s);
    add("cv2 in a container", uR"(Traceback (most recent call last):
  File "/app/serve.py", line 4, in <module>
    import cv2
  File "/usr/local/lib/python3.11/site-packages/cv2/__init__.py", line 181, in <module>
    bootstrap()
ImportError: libGL.so.1: cannot open shared object file: No such file or directory)"_s);
    add("CUDA memory", uR"({'loss': 2.1143, 'epoch': 0.02}
Traceback (most recent call last):
  File "/home/kim/ft/train.py", line 88, in <module>
    trainer.train()
torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.02 GiB. GPU 0 has a total capacity of 23.68 GiB of which 310.50 MiB is free.)"_s);
    add("npm peers", uR"(npm ERR! code ERESOLVE
npm ERR! ERESOLVE unable to resolve dependency tree
npm ERR! While resolving: shop-web@0.4.0
npm ERR! Found: react@18.2.0
npm ERR! Could not resolve dependency:
npm ERR! peer react@"^16.9.0 || ^17.0.0" from @testing-library/react-hooks@8.0.1)"_s);
    add("a pod out of memory", uR"($ kubectl -n payments describe pod ledger-7c9f6d5b8-x2x7k
      Reason:       CrashLoopBackOff
    Last State:     Terminated
      Reason:       OOMKilled
      Exit Code:    137
  Warning  BackOff  12s (x8 over 2m)  kubelet  Back-off restarting failed container ledger in pod ledger-7c9f6d5b8-x2x7k_payments)"_s);
    add("Spring and its database",
        uR"(org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'entityManagerFactory'
	at org.springframework.boot.SpringApplication.run(SpringApplication.java:335)
Caused by: org.postgresql.util.PSQLException: Connection to localhost:5433 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.
Caused by: java.net.ConnectException: Connection refused)"_s);
    add("TypeScript",
        uR"(src/api/client.ts:3:24 - error TS2307: Cannot find module '@acme/http-client' or its corresponding type declarations.
src/api/client.ts:14:19 - error TS7006: Parameter 'res' implicitly has an 'any' type.
Found 2 errors in the same file.)"_s);
    add("Rust borrows", uR"(error[E0502]: cannot borrow `self.queue` as mutable because it is also borrowed as immutable
  --> src/worker.rs:31:17
29 |         for job in self.queue.iter() {
31 |                 self.queue.retain(|j| j.id != job.id);
error: could not compile `worker` (bin "worker") due to 1 previous error)"_s);
    add("nginx upstream",
        uR"(2026/03/02 10:22:31 [error] 31#31: *1042 connect() failed (111: Connection refused) while connecting to upstream, client: 10.0.3.7, server: shop.acme.io, request: "GET /cart HTTP/1.1", upstream: "http://127.0.0.1:8081/cart", host: "shop.acme.io")"_s);
    add("psql", uR"($ psql -h localhost -p 5433 -U app shop
psql: error: connection to server at "localhost" (127.0.0.1), port 5433 failed: Connection refused
	Is the server running on that host and accepting TCP/IP connections?)"_s);
    add("CMake package", uR"(CMake Error at CMakeLists.txt:11 (find_package):
  By not providing "FindOpenCV.cmake" in CMAKE_MODULE_PATH this project has
  asked CMake to find a package configuration file provided by "OpenCV", but
  CMake did not find one.

  Could not find a package configuration file provided by "OpenCV" with any
  of the following names:

    OpenCVConfig.cmake)"_s);
    add("GitHub Actions", uR"(Run git push origin HEAD:gh-pages
remote: Permission to acme/site.git denied to github-actions[bot].
fatal: unable to access 'https://github.com/acme/site/': The requested URL returned error: 403
Error: Process completed with exit code 128.)"_s);
}

const DetailSection *tst_FirstScreen::fix() const
{
    const auto sections = detail()->findChildren<DetailSection *>();
    const auto found = std::ranges::find(sections, wayout::present::RecordPart::Fix, &DetailSection::part);
    return found == sections.end() ? nullptr : *found;
}

int tst_FirstScreen::bottomOfFix() const
{
    const QWidget *view = detail()->findChild<RecordPage *>()->viewport();
    const auto *code = fix()->findChild<CodeView *>();
    if (!code) {
        return fix()->heading()->mapTo(view, QPoint(0, 3 * fix()->heading()->height())).y();
    }
    const auto *edit = code->findChild<CodeEdit *>();
    const int lines = std::min<int>(3, int(code->code().count(u'\n')) + 1);
    const auto *copy = code->findChild<QPushButton *>();
    return std::max(copy->mapTo(view, QPoint(0, copy->height())).y(),
        edit->mapTo(view, QPoint(0, lines * QFontMetrics(edit->font()).lineSpacing())).y());
}

void tst_FirstScreen::look(const QSize &size, double scale, ContentLanguage language)
{
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * scale);
    QApplication::setFont(font);
    m_window->resize(size);
    detail()->setContentLanguage(language);
    for (int i = 0; i < 6; ++i) { // news of a font travels in several turns
        QCoreApplication::processEvents();
    }
    detail()->finish();
    detail()->findChild<RecordPage *>()->verticalScrollBar()->setValue(0);
}

void tst_FirstScreen::theFixIsInView()
{
    QFETCH(QString, text);
    paste(text);
    m_window->findChild<Workspace *>()->showReading();
    QStringList missed;
    for (const QSize size : {QSize(1240, 800), QSize(800, 600)}) {
        for (const double scale : {1.0, 1.5}) {
            for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese}) {
                look(size, scale, language);
                QVERIFY2(fix(), "the record has something to do");
                const QWidget *view = detail()->findChild<RecordPage *>()->viewport();
                const int bottom = bottomOfFix();
                if (bottom > view->height()) {
                    missed.append(u"%1x%2 at %3 %, %4: %5 of %6"_s.arg(size.width())
                                      .arg(size.height())
                                      .arg(scale * 100)
                                      .arg(contentLanguageName(language))
                                      .arg(bottom)
                                      .arg(view->height()));
                }
            }
        }
    }
    look({1280, 800}, 1, ContentLanguage::English);
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u"; "_s)));
}

QTEST_MAIN(tst_FirstScreen)
#include "tst_firstscreen.moc"
