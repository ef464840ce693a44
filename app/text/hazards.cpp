// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hazards.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

struct Rule {
    Hazard hazard;
    QRegularExpression pattern; ///< on one command, without what stands before it
};

const QList<Rule> &rules()
{
    const auto rule = [](Hazard hazard, const QString &pattern) {
        return Rule{hazard, QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)};
    };
    static const QList<Rule> all{
        rule(Hazard::DeletesFiles, u"^rm\\s+(?:-\\S+\\s+)*(?:-[a-z]*r|--recursive)"_s),
        rule(Hazard::DeletesFiles, u"^find\\s.*\\s(?:-delete\\b|-exec\\s+rm\\b)"_s),
        rule(Hazard::DeletesFiles, u"^(?:Remove-Item|ri|rmdir|rd)\\s.*(?:-Recurse|/s\\b)"_s),
        rule(Hazard::ErasesDevice, u"^(?:mkfs(?:\\.\\w+)?|wipefs|fdisk|sgdisk)\\s"_s),
        rule(Hazard::ErasesDevice, u"^dd\\s.*\\bof=/dev/(?!null|stdout|zero)"_s),
        rule(Hazard::RewritesRemote, u"^git\\s.*\\bpush\\b.*\\s(?:--force\\S*|-[a-z]*f)(?:\\s|$)"_s),
        rule(Hazard::RewritesRemote, u"^git\\s+filter-(?:branch|repo)\\b"_s),
        rule(Hazard::DiscardsWork, u"^git\\s.*\\breset\\s.*--hard"_s),
        rule(Hazard::DiscardsWork, u"^git\\s.*\\bclean\\s+(?!.*(?:-[a-z]*n|--dry-run)).*(?:-[a-z]*f|--force)"_s),
        rule(Hazard::DiscardsWork, u"^git\\s.*\\b(?:checkout\\s+(?:--\\s|\\.)|restore\\s+\\.|stash\\s+(?:drop|clear))"_s),
        rule(Hazard::DeletesData, u"\\bDROP\\s+(?:TABLE|DATABASE|SCHEMA|COLLECTION|USER|ROLE)\\b"_s),
        rule(Hazard::DeletesData, u"\\bTRUNCATE\\s+(?:TABLE\\s+)?\\w"_s),
        rule(Hazard::DeletesData, u"\\bDELETE\\s+FROM\\s+[\\w.\"`]+\\s*(?:;|$)"_s),
        rule(Hazard::DeletesData, u"\\bFLUSH(?:ALL|DB)\\b"_s),
        rule(Hazard::DeletesData, u"^(?:dropdb|dropuser)\\s"_s),
        rule(Hazard::DeletesData,
             u"^docker\\s+(?:system\\s+prune|volume\\s+(?:rm|prune)|(?:image|container)\\s+prune|compose\\s+down\\s.*(?:-v\\b|--volumes))"_s),
        rule(Hazard::DeletesData, u"^kubectl\\s.*\\bdelete\\s+(?:ns|namespaces?|pvc?|persistentvolume|crds?|.*--all\\b)"_s),
        rule(Hazard::OpensPermissions, u"^chmod\\s+(?:-\\S+\\s+)*(?:0?777|a\\+rwx|ugo\\+rwx)\\b"_s),
        rule(Hazard::SkipsVerification, u"^curl\\s+(?:.*\\s)?(?:-[a-zA-Z]*k|--insecure)(?:\\s|$)"_s),
        rule(Hazard::SkipsVerification,
             u"--no-check-certificate|--trusted-host|strict-ssl[ =]false|sslVerify[ =]+\"?false|GIT_SSL_NO_VERIFY|ssl_verify[: =]+false"_s),
        rule(Hazard::SkipsVerification,
             u"NODE_TLS_REJECT_UNAUTHORIZED[^\\n]{0,8}0|verify\\s*=\\s*False\\b|InsecureSkipVerify:\\s*true|_create_unverified_context|wagon\\.http\\.ssl\\.insecure=true"_s),
        rule(Hazard::SkipsVerification, u"StrictHostKeyChecking[ =]+no\\b|--allow-unauthenticated|trusted=yes"_s),
        rule(Hazard::DisablesProtection, u"^(?:setenforce\\s+0|ufw\\s+disable|csrutil\\s+disable|spctl\\s+--master-disable)"_s),
        rule(Hazard::DisablesProtection, u"^systemctl\\s.*(?:stop|disable|mask)\\s.*(?:firewalld|ufw|apparmor|nftables)"_s),
    };
    return all;
}

/// The command without what only says how it is run: a prompt, sudo, variables, env, time.
QString bareCommand(const QString &text)
{
    static const QRegularExpression before(
        u"^(?:\\$\\s+|#\\s+(?=\\S+\\s+-)|PS [^>]*>\\s*|(?:sudo(?:\\s+-\\S+)*|doas|env|time|nohup|command|exec|then|do|else)\\s+|[A-Za-z_]\\w*=\\S*\\s+)+"_s);
    return QString(text).trimmed().remove(before);
}

bool onlySpeaks(const QString &command)
{
    static const QRegularExpression speaking(u"^(?:echo|printf|grep|rg|ag|man|type|which|help|history|alias)\\b"_s);
    return command.startsWith(u'#') || command.startsWith("//"_L1) || command.startsWith("-- "_L1) || speaking.match(command).hasMatch();
}

bool pipesDownloadIntoShell(const QString &line)
{
    static const QRegularExpression piped(u"\\b(?:curl|wget|iwr|irm|Invoke-WebRequest)\\b[^|;&]*\\|\\s*(?:sudo\\s+(?:-\\S+\\s+)*)?(?:env\\s+)?(?:ba|z|da|k)?sh\\b|\\b(?:irm|iwr)\\b[^|;&]*\\|\\s*iex\\b|(?:ba|z)?sh\\s+(?:-c\\s+)?[\"<]*[$<]\\((?:curl|wget)\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return !onlySpeaks(bareCommand(line)) && piped.match(line).hasMatch();
}

} // namespace

QList<HazardousLine> hazardsIn(const QString &code)
{
    static const QRegularExpression separators(u"&&|\\|\\|?|;(?!;)|\\$\\(|`"_s);
    QList<HazardousLine> found;
    const auto add = [&found](Hazard hazard, int line) {
        if (!found.contains({hazard, line})) {
            found.append({hazard, line});
        }
    };
    const QStringList lines = code.split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        const QString &line = lines.at(i);
        if (onlySpeaks(line.trimmed())) {
            continue;
        }
        if (pipesDownloadIntoShell(line)) {
            add(Hazard::RunsDownload, i + 1);
        }
        for (const QString &part : line.split(separators)) {
            const QString command = bareCommand(part);
            if (onlySpeaks(command)) {
                continue;
            }
            for (const Rule &rule : rules()) {
                if (rule.pattern.match(command).hasMatch() || (!rule.pattern.pattern().startsWith(u'^') && rule.pattern.match(part).hasMatch())) {
                    add(rule.hazard, i + 1);
                }
            }
        }
    }
    return found;
}
