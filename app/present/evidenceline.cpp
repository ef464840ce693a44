// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/evidenceline.h"

#include "app/evidence/environments.h"
#include "app/present/recordwords.h"

#include <QCoreApplication>
#include <QUrl>

#include <array>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

using Kind = evidence::EntryEvidence::Kind;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceLine)

public:
    static QString counted(const evidence::PeopleCount &count, RateMeaning meaning);
    static QString tested(const evidence::EntryEvidence &evidence, RateMeaning meaning);
    static QString sourced(const QStringList &sources, const catalog::Record &record);
};

int percent(double share)
{
    return qRound(share * 100);
}

QString Words::counted(const evidence::PeopleCount &count, RateMeaning meaning)
{
    const bool fails = meaning == RateMeaning::Fails;
    const bool harms = fails && count.harmed >= count.failed;
    const int people = count.people();
    const int told = !fails ? count.worked : harms ? count.harmed : count.failed + count.harmed;
    //: of people who reported: "worked for 9 of 11"
    const QString words = (!fails ? tr("worked for %1 of %2")
            : harms               ? tr("did harm to %1 of %2")
                                  : tr("failed for %1 of %2"))
                              .arg(told)
                              .arg(people);
    if (people < evidence::fewestForRate) {
        return words;
    }
    const evidence::Interval interval = evidence::wilsonInterval(told, people);
    //: a count of people, and the 95 % interval of its rate
    return tr("%1, %2–%3 %").arg(words).arg(percent(interval.low)).arg(percent(interval.high));
}

QString Words::tested(const evidence::EntryEvidence &evidence, RateMeaning meaning)
{
    const bool isRefuted = evidence.testedOn.isEmpty();
    const QString where = environmentWords(isRefuted ? evidence.refutedOn : evidence.testedOn);
    const bool worked = (meaning == RateMeaning::Works) != isRefuted;
    return !worked  ? tr("failed when tested on %1").arg(where)
        : isRefuted ? tr("worked when tested on %1").arg(where)
                    : tr("tested on %1").arg(where);
}

QString Words::sourced(const QStringList &sources, const catalog::Record &record)
{
    const QUrl source(sources.first());
    const QString host = source.host();
    const QString official = QUrl(record.officialDocUrl).host();
    QString name = host.isEmpty() ? sources.first() : host.startsWith("www."_L1) ? host.mid(4) : host;
    if (!host.isEmpty() && host == official && host != "github.com"_L1) {
        //: a source; %1 is a tool or a field: "the Git documentation"
        name = tr("the %1 documentation").arg(shownDomain(record.domain, catalog::ContentLanguage::Both));
    } else if (host == "github.com"_L1) {
        //: a source
        name = tr("a GitHub thread");
    } else if (host == "stackoverflow.com"_L1) {
        name = u"Stack Overflow"_s;
    }
    const int others = int(sources.size()) - 1;
    //: %1 is a source: "from the Git documentation"
    return others == 0 ? tr("from %1").arg(name) : tr("from %1 and %n more", nullptr, others).arg(name);
}

/// Returns the versions of a system as a list, those of a tool as a range.
QString versionWords(const evidence::NamedVersions &named, bool isSystem)
{
    const QStringList &versions = named.versions;
    if (versions.size() < 2) {
        return (named.name + u' ' + versions.join(QString())).trimmed();
    }
    //: two versions of a system: "Debian 12 and 13"
    const QString joined = isSystem
        ? Words::tr("%1 and %2")
              .arg(versions.mid(0, versions.size() - 1).join(Words::tr(", ", "between versions")), versions.last())
        : versions.first() + u'–' + versions.last();
    return named.name + u' ' + joined;
}

} // namespace

QString environmentWords(const QStringList &environments)
{
    QStringList words;
    const QList<evidence::NamedVersions> systems = evidence::namedSystems(environments);
    for (const evidence::NamedVersions &system : systems) {
        words.append(versionWords(system, true));
    }
    for (const evidence::NamedVersions &tool : evidence::namedTools(environments)) {
        words.append(versionWords(tool, false));
    }
    return words.join(Words::tr(", ", "between a system and a tool"));
}

QString evidenceLine(const evidence::EntryEvidence &evidence, RateMeaning meaning, const catalog::Record &record)
{
    switch (evidence.kind()) {
    case Kind::Counted:
        return Words::counted(evidence.counted, meaning);
    case Kind::Tested:
        return Words::tested(evidence, meaning);
    case Kind::Sourced:
        return Words::sourced(evidence.sources, record);
    case Kind::Estimate:
        return Words::tr("~%1 %, the author's estimate").arg(percent(*evidence.estimate));
    case Kind::None:
        break;
    }
    return Words::tr("not tested");
}

QString evidenceSummary(const QList<catalog::Record> &records)
{
    struct Line {
        Kind kind;
        const char *words;
    };
    static constexpr std::array lines{
        Line{Kind::Counted, QT_TRANSLATE_NOOP("EvidenceLine", "Reported by people: %1 dead ends, %2 workarounds")},
        Line{Kind::Tested, QT_TRANSLATE_NOOP("EvidenceLine", "Tested: %1 dead ends, %2 workarounds")},
        Line{Kind::Sourced, QT_TRANSLATE_NOOP("EvidenceLine", "From a source: %1 dead ends, %2 workarounds")},
        Line{Kind::Estimate, QT_TRANSLATE_NOOP("EvidenceLine", "An author's estimate: %1 dead ends, %2 workarounds")},
        Line{Kind::None, QT_TRANSLATE_NOOP("EvidenceLine", "Not tested: %1 dead ends, %2 workarounds")},
    };
    std::array<int, lines.size()> deadEnds{};
    std::array<int, lines.size()> workarounds{};
    for (const catalog::Record &record : records) {
        for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
            ++deadEnds.at(std::size_t(evidence::deadEndEvidence(record, i).kind()));
        }
        for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
            ++workarounds.at(std::size_t(evidence::workaroundEvidence(record, i).kind()));
        }
    }
    QString text;
    for (const Line &line : lines) {
        const auto kind = std::size_t(line.kind);
        text += Words::tr(line.words).arg(deadEnds.at(kind)).arg(workarounds.at(kind)) + u'\n';
    }
    return text;
}

} // namespace wayout::present
