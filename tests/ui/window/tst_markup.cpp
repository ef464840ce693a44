// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include <QImage>
#include <QTextDocument>

using namespace wayout::actions;
using namespace wayout::catalog;
using namespace wayout::dialogs;
using namespace wayout::theme;
using namespace wayout::window;

/// A picture of one colour lies beside a catalogue whose record, in every field, and whose problems ask for it to be shown. Where
/// anything took data for markup the colour would be seen.
class tst_Markup : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { open(); }
    void cleanup() { close(); }

    void theColourWouldBeSeen();
    void nothingOfARecordIsMarkup();
    void nothingOfAPasteIsMarkup();
    void nothingOfAProblemIsMarkup();
    void noToolTipIsMarkup();

private:
    void load();
    QString markup() const { return u"<img src='file://%1' width='60' height='60'>"_s.arg(m_picture); }
    QByteArray hostileCatalogue() const;

    QTemporaryDir m_pictures;
    QString m_picture;
};

namespace {

const QColor colour(255, 0, 254); // of nothing else here

bool shows(QWidget &widget)
{
    const QImage image = widget.grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

void tst_Markup::initTestCase()
{
    m_picture = m_pictures.filePath(u"picture.png"_s);
    QImage picture(60, 60, QImage::Format_RGB32);
    picture.fill(colour);
    QVERIFY(picture.save(m_picture));
}

QByteArray tst_Markup::hostileCatalogue() const
{
    QByteArray record = R"({"id": "M/x", "domain": "M", "category": "M", "signature": "Kaboom went the whole machine M", "signature_zh": "M", "regex": "Kaboom went the whole machine",
        "aliases": ["M"], "tags": ["M"], "samples": ["Kaboom went the whole machine M"], "root_cause": "M", "root_cause_zh": "M",
        "environment": {"runtime": "M", "os": "M"},
        "dead_ends": [{"action": "M", "why_fails": "M", "condition": "M", "common_misconception": "M", "tradeoff": "M", "fail_rate": 0.9},
                      {"action": "M two", "why_fails": "M", "condition": "M"}],
        "workarounds": [{"action": "M", "how": "M", "code": "echo M", "code_language": "M", "condition": "M", "tradeoff": "M", "success_rate": 0.9, "sources": ["https://example.org/M", "javascript:M"]}],
        "official_doc_url": "https://example.org/M", "official_doc_section": "M", "versions": ["M"], "os_specific": {"M": "M"}, "resolvable": "M",
        "transition_graph": {"leads_to": [{"error_id": "M/y", "condition": "M"}],
                             "frequently_confused_with": [{"error_id": "M/z", "distinction": "M", "distinction_zh": "M"}]},
        "unknown M": "M", "first_seen": "M"})";
    record.replace('\n', ' ');
    record.replace('M', markup().toUtf8());
    QByteArray broken = R"({"id": "M/broken", "domain": "M"})";
    return record + '\n' + broken.replace('M', markup().toUtf8()) + '\n';
}

void tst_Markup::load()
{
    QFile file(m_pictures.filePath(u"hostile.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(hostileCatalogue());
    file.close();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_controller->load({.builtin = false, .paths = {file.fileName()}});
    QTRY_COMPARE(settled.size(), 1);
    m_window->resize(1600, 2400);
}

void tst_Markup::theColourWouldBeSeen()
{
    QLabel label(markup());
    label.show();
    QVERIFY(shows(label)); // what the other tests look for
}

void tst_Markup::nothingOfARecordIsMarkup()
{
    load();
    for (const auto language : {ContentLanguage::English, ContentLanguage::Chinese, ContentLanguage::Both}) {
        m_language->choose(language);
        paste(u"Kaboom went the whole machine at last"_s);
        QVERIFY(title(0).contains(u"<img"_s) || language == ContentLanguage::Chinese);
        detail()->finish();
        QVERIFY(!shows(*m_window));
        QVERIFY(!shows(*detail()));
    }
}

void tst_Markup::nothingOfAPasteIsMarkup()
{
    load();
    paste(u"Kaboom went the whole machine "_s + markup() + u"\npassword="_s + u"correct-horse-42 "_s + markup());
    detail()->finish();
    QVERIFY(!shows(*m_window));
    m_window->findChild<WindowActions *>()->action(WindowActions::Report)->trigger();
    for (auto *dialog : m_window->findChildren<QDialog *>()) {
        QVERIFY(dialog->isVisible() && !shows(*dialog));
        dialog->reject();
    }
}

void tst_Markup::nothingOfAProblemIsMarkup()
{
    load();
    m_window->findChild<WindowActions *>()->action(WindowActions::Problems)->trigger();
    auto *dialog = m_window->findChild<ProblemsDialog *>();
    const auto *model = dialog->findChild<QTableView *>()->model();
    QVERIFY(model->rowCount() > 0);
    QVERIFY(!shows(*dialog));
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QString tip = model->index(row, column).data(Qt::ToolTipRole).toString();
            QVERIFY2(!tip.contains(u"<img"_s), qPrintable(tip));
        }
    }
}

void tst_Markup::noToolTipIsMarkup()
{
    load();
    paste(u"Kaboom went the whole machine at last"_s);
    detail()->finish();
    for (const auto *widget : m_window->findChildren<QWidget *>()) {
        QVERIFY2(!Qt::mightBeRichText(widget->toolTip()), qPrintable(widget->toolTip()));
    }
    for (const auto *view : m_window->findChildren<QAbstractItemView *>()) {
        for (int row = 0; view->model() && row < view->model()->rowCount(); ++row) {
            const QString tip = view->model()->index(row, 0).data(Qt::ToolTipRole).toString();
            QVERIFY2(!tip.contains(u"<img"_s), qPrintable(tip));
        }
    }
}

QTEST_MAIN(tst_Markup)
#include "tst_markup.moc"
