// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/evidenceline.h"

#include "app/evidence/environments.h"
#include "app/present/recordwords.h"

#include <QCoreApplication>
#include <QLocale>
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
    static QString people(int some, int all);
    static QString counted(const evidence::PeopleCount &count, RateMeaning meaning);
    static QString withInterval(const QString &words, const evidence::Interval &interval);
    static QString day(QDate date);
    static QString own(const evidence::EntryOutcomes &outcomes);
    static QString team(const evidence::TeamCount &team, RateMeaning meaning);
    static QString tested(const evidence::EntryEvidence &evidence, RateMeaning meaning);
    static QString sourced(const QStringList &sources, const catalog::Record &record);
};

int percent(double share)
{
    return qRound(share * 100);
}

/// Returns who it was, of fewer than evidence::fewestForRate people who tried.
QString Words::people(int some, int all)
{
    static constexpr std::array numbers{
        "", QT_TR_NOOP("one"), QT_TR_NOOP("two"), QT_TR_NOOP("three"), QT_TR_NOOP("four")};
    if (all == 1) {
        //: stands for %1 in "worked for %1"
        return tr("the one person who tried");
    }
    if (some < all) {
        //: stands for %1 in "worked for %1"; both are numbers in words
        return tr("%1 of %2 people who tried").arg(tr(numbers.at(size_t(some))), tr(numbers.at(size_t(all))));
    }
    //: stands for %1 in "worked for %1"; %1 is a number in words
    return all == 2 ? tr("both people who tried") : tr("all %1 people who tried").arg(tr(numbers.at(size_t(all))));
}

QString Words::counted(const evidence::PeopleCount &count, RateMeaning meaning)
{
    const int people = count.people();
    const int bad = count.failed + count.harmed;
    const bool fails = meaning == RateMeaning::Fails;
    const bool isFew = people < evidence::fewestForRate;
    // "worked for none of three" is said as what happened to them.
    const bool worked = isFew ? (fails ? bad == 0 : count.worked > 0) : !fails;
    const bool harms = !worked && count.harmed > 0 && count.harmed >= count.failed;
    const int told = worked ? count.worked : harms ? count.harmed : bad;
    if (isFew) {
        //: %1 is one of: the one person who tried, both people who tried, two of three people who tried
        const QString pattern = worked ? tr("worked for %1") : harms ? tr("did harm to %1") : tr("did not work for %1");
        return pattern.arg(Words::people(told, people));
    }
    //: of people who reported: "worked for 9 of 11"
    const QString words = (worked ? tr("worked for %1 of %2")
            : harms               ? tr("did harm to %1 of %2")
                                  : tr("failed for %1 of %2"))
                              .arg(told)
                              .arg(people);
    return withInterval(words, evidence::wilsonInterval(told, people));
}

QString Words::withInterval(const QString &words, const evidence::Interval &interval)
{
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

/// Returns a day as it is said in a sentence.
QString Words::day(QDate date)
{
    const bool isThisYear = date.year() == QDate::currentDate().year();
    //: Qt's form of a date, for the middle of a sentence
    return QLocale().toString(date, isThisYear ? tr("d MMM") : tr("d MMM yyyy"));
}

QString Words::own(const evidence::EntryOutcomes &outcomes)
{
    const int worked = outcomes.ownWorked;
    const int failed = outcomes.ownFailed;
    if (worked > 0 && failed > 0) {
        return tr("worked for you %1 of %2 times").arg(worked).arg(worked + failed);
    }
    if (worked + failed == 0) {
        return outcomes.ownTried > 0 ? tr("you have tried it") : QString();
    }
    if (outcomes.ownLast == QDate::currentDate()) {
        return worked > 0 ? tr("worked for you today") : tr("did not work for you today");
    }
    //: %1 is a day: "14 Nov"
    return (worked > 0 ? tr("worked for you on %1") : tr("did not work for you on %1")).arg(day(outcomes.ownLast));
}

QString Words::team(const evidence::TeamCount &team, RateMeaning meaning)
{
    if (team.known() == 0) {
        return {};
    }
    if (team.known() == 1) {
        return team.worked > 0 ? tr("your team: worked for one person") : tr("your team: did not work for one person");
    }
    // "worked for 0 of 3" is said as what happened to them.
    const bool works = meaning == RateMeaning::Works ? team.worked > 0 : team.didNotWork == 0;
    const int told = works ? team.worked : team.didNotWork;
    const QString words = (works ? tr("worked for %1 of %2") : tr("failed for %1 of %2")).arg(told).arg(team.known());
    //: what came of it for the user's team; %1 is "worked for 7 of 9, 45–94 %"
    return tr("your team: %1, noted by %n person(s)", nullptr, team.people)
        .arg(team.known() < evidence::fewestForRate
                ? words
                : withInterval(words, evidence::wilsonInterval(told, team.known())));
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

QString briefEvidence(const evidence::EntryEvidence &evidence, RateMeaning meaning, const catalog::Record &record)
{
    const bool isAsClaimed = evidence.kind() == Kind::Tested && !evidence.testedOn.isEmpty();
    return !isAsClaimed                 ? evidenceLine(evidence, meaning, record)
        : meaning == RateMeaning::Fails ? Words::tr("failed when tested")
                                        : Words::tr("tested");
}

QString outcomeWords(const evidence::EntryOutcomes &outcomes, RateMeaning meaning)
{
    QStringList words{Words::own(outcomes), Words::team(outcomes.team, meaning)};
    words.removeAll(QString());
    return words.join(u" · "_s);
}

QString knownWords(const evidence::EntryEvidence &evidence, const evidence::EntryOutcomes &outcomes,
    RateMeaning meaning, const catalog::Record &record)
{
    const QString came = outcomeWords(outcomes, meaning);
    return came.isEmpty()               ? evidenceLine(evidence, meaning, record)
        : evidence.kind() == Kind::None ? came
                                        : came + u" · "_s + evidenceLine(evidence, meaning, record);
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
            ++deadEnds.at(std::size_t(evidence::evidenceOf<catalog::DeadEnd>(record, i).kind()));
        }
        for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
            ++workarounds.at(std::size_t(evidence::evidenceOf<catalog::Workaround>(record, i).kind()));
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
