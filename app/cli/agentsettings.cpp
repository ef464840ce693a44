// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/agentsettings.h"

#include "app/catalog/fieldvalue.h"
#include "app/cli/commandcontext.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

using catalog::FieldValue;

constexpr int seconds = 5;
constexpr int millisecondsPerSecond = 1000;

/// Returns the folder that the variable names, or the one under the home folder.
QString folderOf(const char *variable, const QString &underHome)
{
    const QString stated = qEnvironmentVariable(variable);
    return stated.isEmpty() ? QDir::homePath() + u'/' + underHome : stated;
}

/// Returns the field, or null if there is none.
FieldValue *fieldOf(FieldValue &object, const QString &key)
{
    const qsizetype index = object.indexOf(key);
    return index < 0 ? nullptr : &object.items[index];
}

void removeField(FieldValue &object, const QString &key)
{
    const qsizetype index = object.indexOf(key);
    object.keys.removeAt(index);
    object.items.removeAt(index);
}

FieldValue commandEntry(const Agent &agent, const QString &command)
{
    FieldValue entry = FieldValue::object();
    entry.add(u"type"_s, FieldValue::ofText(u"command"_s));
    const bool isOfRepository = agent.isOfRepository;
    entry.add(isOfRepository ? u"bash"_s : u"command"_s, FieldValue::ofText(command));
    entry.add(isOfRepository ? u"timeoutSec"_s : u"timeout"_s, FieldValue::ofNumber(QString::number(agent.timeout)));
    return entry;
}

/// Returns the item of the event's list: the command itself, or a group with a matcher around it.
FieldValue groupOf(const Agent &agent, const QString &command)
{
    const FieldValue entry = commandEntry(agent, command);
    if (agent.matcher.isEmpty()) {
        return entry;
    }
    FieldValue commands = FieldValue::list();
    commands.items.append(entry);
    FieldValue group = FieldValue::object();
    group.add(u"matcher"_s, FieldValue::ofText(agent.matcher));
    group.add(u"hooks"_s, commands);
    return group;
}

/// Whether the entry runs `command`, or this program under another path.
bool isOurs(const FieldValue &entry, const QString &command)
{
    static const QRegularExpression ours(u"^(?:\\S*/|'[^']*/)?wayout'? hook$"_s);
    return std::ranges::any_of(std::array{"command"_L1, "bash"_L1}, [&](QLatin1StringView key) {
        const FieldValue *line = entry.find(key);
        return line && line->type == FieldValue::Type::Text
            && (line->text == command || ours.match(line->text).hasMatch());
    });
}

/// Removes Wayout's commands from the list, and the groups that they leave empty. Returns whether there were any.
bool removeOurs(FieldValue &list, const QString &command)
{
    const auto isOurCommand = [&command](const FieldValue &entry) { return isOurs(entry, command); };
    qsizetype removed = list.items.removeIf(isOurCommand);
    for (qsizetype i = list.items.size() - 1; i >= 0; --i) {
        FieldValue *commands = fieldOf(list.items[i], u"hooks"_s);
        const qsizetype ours = commands ? commands->items.removeIf(isOurCommand) : 0;
        removed += ours;
        if (ours > 0 && commands->items.isEmpty()) {
            list.items.removeAt(i);
        }
    }
    return removed > 0;
}

FieldValue newSettings(const Agent &agent)
{
    FieldValue settings = FieldValue::object();
    if (agent.isOfRepository) {
        settings.add(u"version"_s, FieldValue::ofNumber(u"1"_s));
    }
    return settings;
}

/// Returns the settings; nothing if they are no object, or are something else than an object of lists where hooks
/// belong.
std::optional<FieldValue> settingsFrom(const Agent &agent, const QByteArray &json)
{
    const bool isNew = json.trimmed().isEmpty();
    std::optional<FieldValue> settings = isNew ? newSettings(agent) : catalog::fieldsOf(json);
    if (!settings || settings->type != FieldValue::Type::Object) {
        return std::nullopt;
    }
    const FieldValue *hooks = settings->find(u"hooks"_s);
    const FieldValue *list = hooks ? hooks->find(agent.event) : nullptr;
    const bool isUsable =
        (!hooks || hooks->type == FieldValue::Type::Object) && (!list || list->type == FieldValue::Type::List);
    return isUsable ? settings : std::nullopt;
}

} // namespace

QList<Agent> agents()
{
    return {
        {u"claude-code"_s, u"Claude Code"_s, u"PostToolUseFailure"_s, u"Bash"_s, seconds,
            folderOf("CLAUDE_CONFIG_DIR", u".claude"_s) + u"/settings.json"_s},
        {u"codex"_s, u"Codex"_s, u"PostToolUse"_s, u"Bash"_s, seconds,
            folderOf("CODEX_HOME", u".codex"_s) + u"/hooks.json"_s},
        {u"gemini"_s, u"Gemini CLI"_s, u"AfterTool"_s, u"run_shell_command"_s, seconds * millisecondsPerSecond,
            QDir::homePath() + u"/.gemini/settings.json"_s},
        {u"copilot"_s, u"Copilot CLI"_s, u"postToolUseFailure"_s, {}, seconds, u".github/hooks/wayout.json"_s, true},
    };
}

QString whyNoHook(const QString &name)
{
    if (name == "opencode"_L1) {
        return CommandText::tr("opencode takes plugins in JavaScript instead of commands; “wayout mcp” serves it.");
    }
    return name == "cursor"_L1 ? CommandText::tr(
               "Cursor's documentation does not say how a hook may add to a failed command; “wayout mcp” serves it.")
                               : QString();
}

std::optional<ChangedSettings> withHook(const Agent &agent, const QByteArray &json, const QString &command)
{
    std::optional<FieldValue> settings = settingsFrom(agent, json);
    if (!settings) {
        return std::nullopt;
    }
    if (!settings->find(u"hooks"_s)) {
        settings->add(u"hooks"_s, FieldValue::object());
    }
    FieldValue &hooks = *fieldOf(*settings, u"hooks"_s);
    if (!hooks.find(agent.event)) {
        hooks.add(agent.event, FieldValue::list());
    }
    FieldValue &list = *fieldOf(hooks, agent.event);
    if (FieldValue copy = list; removeOurs(copy, command)) {
        return ChangedSettings{json};
    }
    list.items.append(groupOf(agent, command));
    return ChangedSettings{catalog::jsonOf(*settings), true};
}

std::optional<ChangedSettings> withoutHook(const Agent &agent, const QByteArray &json, const QString &command)
{
    std::optional<FieldValue> settings = settingsFrom(agent, json);
    if (!settings) {
        return std::nullopt;
    }
    FieldValue *hooks = fieldOf(*settings, u"hooks"_s);
    FieldValue *list = hooks ? fieldOf(*hooks, agent.event) : nullptr;
    if (!list || !removeOurs(*list, command)) {
        return ChangedSettings{json};
    }
    if (list->items.isEmpty()) {
        removeField(*hooks, agent.event);
    }
    if (hooks->items.isEmpty()) {
        removeField(*settings, u"hooks"_s);
    }
    return ChangedSettings{catalog::jsonOf(*settings), true, *settings == newSettings(agent)};
}

QByteArray hookToAdd(const Agent &agent, const QString &command)
{
    return withHook(agent, {}, command)->json;
}

} // namespace wayout::cli
