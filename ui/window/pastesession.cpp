// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/pastesession.h"

#include "app/authoring/draftfrompaste.h"
#include "app/storage/pastehistory.h"
#include "app/storage/settings.h"
#include "app/text/linemessage.h"
#include "ui/services/searchcontroller.h"
#include "ui/services/userdataservice.h"

#include <algorithm>

namespace wayout::window {
namespace {

constexpr qsizetype longestLine = 4'000; // characters that are examined
constexpr qsizetype longestText = 100'000; // characters in which an error is looked for when the answer has none
constexpr qsizetype longestSearch = 200; // characters; search engines take no more
constexpr int reportedLineCount = 40;

/// Returns the line number in the displayed excerpt for a line of the long text.
int lineInExcerpt(int line, const std::vector<int> &lines)
{
    const auto found = std::ranges::find(lines, line);
    return lines.empty() ? line : int(found == lines.end() ? 0 : found - lines.begin()) + 1;
}

/// Returns the part of the text for a search engine. The text around it shows whether it is secret.
QString masked(const QString &part, const QString &text)
{
    constexpr qsizetype around = 32 * 1024; // characters
    const qsizetype begin = std::max<qsizetype>(0, text.indexOf(part) - around);
    return text::MaskedParts(text.mid(begin, part.size() + 2 * around)).of(part).left(longestSearch);
}

bool isBlank(const QString &text)
{
    return QStringView(text).trimmed().isEmpty();
}

} // namespace

QString exampleText()
{
    return QString::fromLatin1(R"(Traceback (most recent call last):
  File "/home/ana/train.py", line 63, in <module>
    main()
  File "/home/ana/train.py", line 41, in main
    model.to(torch.device("mps"))
  File "/home/ana/.venv/lib/python3.11/site-packages/torch/nn/modules/module.py", line 1145, in to
    return self._apply(convert)
  File "/home/ana/.venv/lib/python3.11/site-packages/torch/nn/modules/module.py", line 820, in _apply
    param_applied = fn(param)
TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64. Please use float32 instead.

Process finished with exit code 1)");
}

PasteSession::PasteSession(storage::Settings &settings, services::SearchController &search,
    services::UserDataService &userData, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_search(search)
    , m_userData(userData)
{
    connect(&search, &services::SearchController::answered, this, &PasteSession::takeAnswer);
    connect(&search, &services::SearchController::secretsFound, this, [this](const text::FoundSecrets &found) {
        m_secrets = found;
        Q_EMIT secretsCounted(int(found.count));
    });
    // An erased text is saved again only if the user asks for it.
    connect(&userData, &services::UserDataService::replaced, this, &PasteSession::stopKeeping);
}

void PasteSession::begin(const QString &text, const services::PasteSource &source, qint64 id)
{
    m_isKept = false;
    start(text, source, id);
}

void PasteSession::resume(const QString &text, const services::PasteSource &source, qint64 id)
{
    m_isKept = true;
    start(text, source, id);
}

void PasteSession::start(const QString &text, const services::PasteSource &source, qint64 id)
{
    m_id = id;
    m_text = text;
    m_source = source;
    m_answer.reset();
    Q_EMIT begun();
    if (source.lines.empty()) { // otherwise the answer comes with the excerpt
        m_search.submit(text);
    }
    lookForSecrets();
}

void PasteSession::explainTypedText()
{
    m_isKept = false;
    Q_EMIT edited();
    if (isBlank(m_text)) {
        clear();
    } else {
        m_search.submit(m_text);
        lookForSecrets();
    }
}

void PasteSession::clear()
{
    m_id = storage::newPasteId();
    m_text.clear();
    m_answer.reset();
    m_search.cancelSubmit();
    lookForSecrets();
    Q_EMIT cleared();
}

void PasteSession::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    m_engine = engine;
    m_answer.reset();
}

void PasteSession::takeAnswer(const match::Answer &answer, const present::AnswerFacts &facts)
{
    m_answer = answer;
    m_facts = facts;
    keep();
    Q_EMIT answered(answer);
}

void PasteSession::lookForSecrets()
{
    m_search.lookForSecrets(m_text);
    Q_EMIT keepingChanged(keeping());
}

void PasteSession::keep()
{
    if (m_isKept || m_refused.contains(m_id) || isBlank(m_text)) {
        return;
    }
    m_isKept = true;
    const bool found = m_answer->grade == match::Grade::Match && !m_answer->matches.isEmpty();
    m_userData.keepPaste({
        .id = m_id,
        .firstLine =
            m_answer->errors.isEmpty() ? storage::firstLineOf(m_text) : m_answer->errors.first().text.trimmed(),
        .recordId = found ? m_engine->catalog.at(m_answer->matches.first().record).id : QString(),
        .text = m_text,
    });
    Q_EMIT sessionChanged();
}

paste::SecretBar::Keeping PasteSession::keeping() const
{
    using Keeping = paste::SecretBar::Keeping;
    return isPrivate() ? Keeping::Nothing : m_refused.contains(m_id) ? Keeping::Refused : Keeping::Masked;
}

void PasteSession::refuse(bool refused)
{
    m_isKept = false;
    if (refused) {
        m_userData.forget({m_id}, {this, [](const QList<storage::KeptPaste> &) {}});
        stopKeeping();
        Q_EMIT sessionChanged();
        return;
    }
    m_refused.remove(m_id);
    if (m_answer) {
        keep();
    }
    Q_EMIT keepingChanged(keeping());
}

void PasteSession::stopKeeping()
{
    m_refused.insert(m_id);
    Q_EMIT keepingChanged(keeping());
}

bool PasteSession::isPrivate() const
{
    return m_userData.isPrivate();
}

void PasteSession::setPrivate(bool isPrivate)
{
    m_settings.set(storage::Setting::isPrivate, isPrivate);
    m_userData.setPrivate(isPrivate);
    Q_EMIT privateChanged(isPrivate);
    Q_EMIT keepingChanged(keeping());
    Q_EMIT sessionChanged();
}

QString PasteSession::searchString() const
{
    const QString line = authoring::mainError(m_text.left(longestText), m_answer ? *m_answer : match::Answer()).text;
    return masked(text::lineMessage(QStringView(line).left(longestLine)).toString(), m_text);
}

QString PasteSession::reportedLines(const QList<match::Evidence> &evidence) const
{
    int line = 1;
    if (!evidence.isEmpty()) {
        line = evidence.first().line;
    } else if (m_answer && !m_answer->errors.isEmpty()) {
        line = m_answer->errors.first().line;
    }
    return text::maskedExcerpt(m_text, lineInExcerpt(line, m_source.lines), reportedLineCount);
}

} // namespace wayout::window
