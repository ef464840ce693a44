// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/aboutdialog.h"

#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/clipboard.h"
#include "ui/theme/icons.h"
#include "ui/theme/labels.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSysInfo>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::dialogs {
namespace {

constexpr int comfortableWidth = 60 * theme::gridUnit;
constexpr int signSide = 7 * theme::gridUnit;

/// Counts the records of all catalogues.
AboutDialog::Counts countRecords(const std::shared_ptr<const match::Engine> &engine, const std::stop_token &stop)
{
    AboutDialog::Counts counts;
    const catalog::Catalog &catalog = engine->catalog;
    const auto builtin = std::ranges::find(engine->parts, catalog::builtinCatalog, &catalog::CatalogPart::path);
    if (builtin == engine->parts.end()) {
        counts.others = int(catalog.size());
        return counts;
    }
    QSet<QString> domains;
    const bool isAlone = builtin->used == catalog.size();
    for (qsizetype i = 0; i < catalog.size() && !stop.stop_requested(); ++i) {
        if (isAlone || builtin->holds(catalog.copyAt(i).file)) {
            domains.insert(catalog.domainAt(i));
        }
    }
    domains.remove(QString());
    counts.builtin = builtin->used;
    counts.domains = int(domains.size());
    counts.others = int(catalog.size()) - builtin->used;
    return counts;
}

} // namespace

AboutDialog::AboutDialog(const std::shared_ptr<const match::Engine> &engine, QWidget *parent)
    : QDialog(parent)
    , m_sign(new QLabel(this))
    , m_version(new theme::PlainLabel(theme::PlainLabel::Role::Dim, this))
    , m_purpose(new theme::PlainLabel(theme::PlainLabel::Role::Body, this))
    , m_recordsLabel(theme::plainLabel(this))
    , m_records(theme::plainLabel(this))
    , m_programLabel(theme::plainLabel(this))
    , m_catalogueLabel(theme::plainLabel(this))
    , m_heading(new theme::Heading({}, this))
    , m_report(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_copy, &QPushButton::clicked, this, [this] {
        Q_EMIT copied(theme::copyToClipboard(m_report->toPlainText()));
        accept();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    if (engine) {
        m_tasks.run(
            this, [engine](const std::stop_token &stop) { return countRecords(engine, stop); },
            [this](const Counts &counts) {
                m_counts = counts;
                retranslateUi();
            });
    }
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] { m_report->setFont(theme::codeFont()); });
    theme::readAsShown(*this);
    const int rest = sizeHint().height() - m_report->sizeHint().height();
    resize(QSize(comfortableWidth, rest + reportHeight()).boundedTo(parent->size()));
    m_close->setFocus();
}

void AboutDialog::build()
{
    m_sign->setPixmap(theme::appIcon().pixmap(QSize(signSide, signSide), devicePixelRatioF()));
    m_report->setFont(theme::codeFont());
    m_report->setReadOnly(true);
    m_report->setTabChangesFocus(true);
    m_report->setLineWrapMode(QPlainTextEdit::NoWrap); // long lines can be scrolled
    m_copy->setAutoDefault(false);
    m_close->setDefault(true);
    auto *names = new QVBoxLayout;
    names->setSpacing(theme::gridUnit / 2);
    names->addStretch();
    names->addWidget(new theme::PlainLabel(u"Wayout · 出路"_s, theme::PlainLabel::Role::Title, this));
    names->addWidget(m_version);
    names->addStretch();
    auto *top = new QHBoxLayout;
    top->setSpacing(2 * theme::gridUnit);
    top->addWidget(m_sign);
    top->addLayout(names, 1);
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(2 * theme::gridUnit);
    facts->setVerticalSpacing(0);
    facts->setColumnStretch(1, 1);
    facts->addWidget(m_recordsLabel, 0, 0);
    facts->addWidget(m_records, 0, 1);
    facts->addWidget(m_programLabel, 1, 0);
    QPushButton *program = licence(u"GPL-3.0-or-later"_s, u"https://www.gnu.org/licenses/gpl-3.0.html"_s);
    facts->setRowMinimumHeight(0, program->sizeHint().height());
    facts->addWidget(program, 1, 1, Qt::AlignLeft);
    facts->addWidget(m_catalogueLabel, 2, 0);
    facts->addWidget(licence(u"CC-BY-4.0"_s, u"https://creativecommons.org/licenses/by/4.0/"_s), 2, 1, Qt::AlignLeft);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_copy);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * theme::gridUnit, 2 * theme::gridUnit, 2 * theme::gridUnit, 2 * theme::gridUnit);
    layout->setSpacing(theme::gridUnit);
    layout->addLayout(top);
    layout->addSpacing(theme::gridUnit);
    layout->addWidget(m_purpose);
    layout->addSpacing(theme::gridUnit);
    layout->addLayout(facts);
    layout->addSpacing(2 * theme::gridUnit);
    layout->addWidget(m_heading);
    layout->addWidget(m_report, 1);
    layout->addSpacing(theme::gridUnit);
    layout->addLayout(buttons);
}

/// Returns a button that asks to open the licence's page.
QPushButton *AboutDialog::licence(const QString &name, const QString &address)
{
    auto *button = new theme::TextButton(theme::TextButton::Look::Link, this);
    button->setGlyph(theme::Glyph::External);
    button->setRuns({{name}});
    connect(button, &QPushButton::clicked, this, [this, link = QUrl(address)] { Q_EMIT linkRequested(link); });
    return button;
}

/// Returns the report in English, the common language of those who look for the bug.
QString AboutDialog::report() const
{
    QStringList lines{u"Wayout %1"_s.arg(QCoreApplication::applicationVersion()),
        u"Qt %1 (built with %2)"_s.arg(QLatin1StringView(qVersion()), QLatin1StringView(QT_VERSION_STR)),
        u"%1, %2, %3"_s.arg(
            QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName())};
    lines += QStringLiteral(WAYOUT_LIBRARIES).split(u", "_s);
    if (m_counts) {
        lines.append(u"%1 built-in records in %2 domains, %3 of other catalogues"_s.arg(m_counts->builtin)
                         .arg(m_counts->domains)
                         .arg(m_counts->others));
    }
    return lines.join(u'\n');
}

/// Returns the height for all lines, including those that are still being counted.
int AboutDialog::reportHeight() const
{
    const int lines = m_report->blockCount() + (m_counts ? 0 : 1);
    // A substitute for the code font may have higher lines than the font's metrics say.
    const int line = std::max(QFontMetrics(m_report->font()).lineSpacing(), m_report->cursorRect().height());
    return lines * line + 3 * theme::gridUnit;
}

void AboutDialog::retranslateUi()
{
    setWindowTitle(tr("About Wayout"));
    m_version->setPlainText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    m_purpose->setPlainText(
        tr("Paste an error, read what to do and what not to try, each with its evidence, without a network."));
    m_recordsLabel->setText(tr("Built-in records"));
    //: %1 is "57 domains"
    m_records->setText(m_counts
            ? tr("%Ln in %1", nullptr, m_counts->builtin).arg(tr("%Ln domain(s)", nullptr, m_counts->domains))
            : tr("being read"));
    m_programLabel->setText(tr("Licence of the program"));
    m_catalogueLabel->setText(tr("Licence of the built-in records"));
    m_heading->setText(tr("For reports of bugs"));
    m_report->setPlainText(report());
    m_report->setAccessibleName(m_heading->text());
    m_copy->setText(tr("Co&py"));
    m_close->setText(tr("&Close"));
}

} // namespace wayout::dialogs
