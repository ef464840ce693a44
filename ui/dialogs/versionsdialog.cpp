// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/versionsdialog.h"

#include "app/authoring/recorddraft.h"
#include "app/present/recordtext.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTextBlock>
#include <QTextEdit>

namespace wayout::dialogs {
namespace {

constexpr QSize comfortable(140 * theme::gridUnit, 80 * theme::gridUnit);

/// Returns the record as readable text, or the content of its file if it is not a valid record.
QString textOf(const storage::TeamRecord &record, catalog::ContentLanguage language)
{
    const std::optional<catalog::FieldValue> fields = catalog::fieldsOf(record.content.toUtf8());
    return fields && fields->type == catalog::FieldValue::Type::Object
        ? present::recordText(authoring::RecordDraft(*fields).read().record, language)
        : record.content;
}

QPlainTextEdit *page(const QString &text, QWidget *parent)
{
    auto *page = new QPlainTextEdit(text, parent);
    page->setReadOnly(true);
    page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->setTabChangesFocus(true);
    return page;
}

QSet<QString> linesOf(const QPlainTextEdit &page)
{
    QSet<QString> lines;
    for (const QString &line : page.toPlainText().split(u'\n')) {
        lines.insert(line.trimmed());
    }
    return lines;
}

void markWhatIsNotIn(const QSet<QString> &others, QPlainTextEdit &page)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (QTextBlock line = page.document()->begin(); line.isValid(); line = line.next()) {
        if (const QString text = line.text().trimmed(); !text.isEmpty() && !others.contains(text)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(line);
            mark.format.setBackground(theme::toneSurface(theme::Tone::Caution, page.palette()));
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks.append(mark);
        }
    }
    page.setExtraSelections(marks);
}

} // namespace

VersionsDialog::VersionsDialog(const storage::TeamRecord &theirs, bool isOwnEarlier, const storage::TeamRecord &mine,
    catalog::ContentLanguage language, QWidget *parent)
    : QDialog(parent)
    , m_author(isOwnEarlier ? QString() : theirs.author)
    , m_theirHeading(theme::wrappingLabel(this))
    , m_myHeading(theme::wrappingLabel(this))
    , m_theirs(page(textOf(theirs, language), this))
    , m_mine(page(textOf(mine, language), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    m_theirHeading->setBuddy(m_theirs);
    m_myHeading->setBuddy(m_mine);
    markWhatIsNotIn(linesOf(*m_mine), *m_theirs);
    markWhatIsNotIn(linesOf(*m_theirs), *m_mine);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    theme::saying(
        buttons->addButton(QString(), QDialogButtonBox::AcceptRole), [] { return tr("Give &mine to the team"); });
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    auto *layout = new QGridLayout(this);
    layout->addWidget(m_theirHeading, 0, 0);
    layout->addWidget(m_myHeading, 0, 1);
    layout->addWidget(m_theirs, 1, 0);
    layout->addWidget(m_mine, 1, 1);
    layout->addWidget(buttons, 2, 0, 1, 2);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::readAsShown(*this);
    m_theirs->setFocus();
}

void VersionsDialog::retranslateUi()
{
    setWindowTitle(tr("Two versions of a record"));
    m_theirHeading->setText(m_author.isEmpty() ? tr("With the team: your earlier version")
                                               : tr("With the team: the version by %1").arg(m_author));
    m_myHeading->setText(tr("Yours, which would take its place"));
    m_theirs->setAccessibleName(m_theirHeading->text());
    m_mine->setAccessibleName(m_myHeading->text());
}

} // namespace wayout::dialogs
