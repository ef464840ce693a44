// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/evidencebanners.h"

#include "ui/detail/detailcontext.h"
#include "ui/detail/growinglist.h"
#include "ui/detail/textbutton.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QSet>

namespace {

constexpr qsizetype mostAtFirst = 3; // a repeated error has as many as it has lines

class Words
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceBanners)

public:
    static QString of(const Evidence &evidence);
};

QString Words::of(const Evidence &evidence)
{
    switch (evidence.kind) {
    case Evidence::Kind::Pattern:
        return tr("Matched line %1 of the paste: “%2”").arg(evidence.line).arg(evidence.text);
    case Evidence::Kind::Words:
        return tr("Line %1 of the paste shares these words: %2").arg(evidence.line).arg(evidence.text);
    case Evidence::Kind::Code:
        return tr("Line %1 of the paste has the code “%2”").arg(evidence.line).arg(evidence.text);
    }
    return {};
}

/// A pattern's match says more than the words of the same line do.
QList<Evidence> telling(QList<Evidence> evidence)
{
    QSet<int> matched;
    for (const Evidence &found : std::as_const(evidence)) {
        if (found.kind == Evidence::Kind::Pattern) {
            matched.insert(found.line);
        }
    }
    evidence.removeIf([&](const Evidence &found) {
        return found.kind == Evidence::Kind::Words && matched.contains(found.line);
    });
    return evidence;
}

} // namespace

QWidget *evidenceBanners(const QList<Evidence> &all, DetailContext *context)
{
    const QList<Evidence> evidence = telling(all);
    if (evidence.isEmpty()) {
        return nullptr;
    }
    auto *list = new GrowingList(
        evidence.size(),
        [evidence, context](qsizetype i) {
            auto *banner = new TextButton(TextButton::Look::Marked);
            banner->setWords([found = evidence.at(i)] { return QList<TextFlow::Run>{{Words::of(found)}}; });
            QObject::connect(banner, &QPushButton::clicked, context,
                [context, found = evidence.at(i)] { Q_EMIT context->evidenceActivated(found); });
            return banner;
        },
        nullptr, evidence.size() > mostAtFirst ? mostAtFirst - 1 : mostAtFirst);
    list->setSpacing(gridUnit / 2);
    return list;
}
