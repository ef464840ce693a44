// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/hookcall.h"

#include "app/catalog/fieldvalue.h"
#include "app/cli/commandcontext.h"
#include "app/platform/programrun.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

using catalog::FieldValue;

constexpr qsizetype mostText = 2 * 1024 * 1024; // characters; of a longer output the end counts
constexpr int firstSignalStatus = 128;
constexpr int lastSignal = 31;

QString textOf(const FieldValue &object, const QString &key)
{
    const FieldValue *value = object.find(key);
    return value && value->type == FieldValue::Type::Text ? value->text : QString();
}

/// Appends all that a tool has printed: a text, or the texts in a list or an object.
void collect(const FieldValue &value, QStringList &texts) // NOLINT(misc-no-recursion): fieldsOf() limits the depth
{
    static constexpr std::array printed{
        "error", "message", "stdout", "stderr", "output", "content", "llmContent", "text"};
    if (value.type == FieldValue::Type::Text) {
        texts.append(value.text);
    } else if (value.type == FieldValue::Type::List) {
        for (const FieldValue &item : value.items) {
            collect(item, texts);
        }
    } else {
        for (const char *key : printed) {
            if (const FieldValue *field = value.find(QLatin1String(key))) {
                collect(*field, texts);
            }
        }
    }
}

QString printedIn(const FieldValue *value)
{
    QStringList texts;
    if (value) {
        collect(*value, texts);
    }
    return texts.join(u'\n').right(mostText);
}

/// Returns the status that a field or the text says the command ended with.
std::optional<int> statusIn(const FieldValue *response, const QString &text)
{
    for (const char *key : {"exit_code", "exitCode", "returnCode"}) {
        const FieldValue *code = response ? response->find(QLatin1String(key)) : nullptr;
        if (code && code->type == FieldValue::Type::Number) {
            return code->text.toInt();
        }
    }
    static const QRegularExpression words(uR"(^(?:Exit code:?|Process exited with code) (-?\d{1,10})\r?$)"_s,
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = words.match(text);
    return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
}

/// Whether the command only shows texts, in which errors may be quoted.
bool onlyShows(const QString &command)
{
    static constexpr std::array readers{"cat", "head", "tail", "less", "more", "bat", "grep", "egrep", "rg", "ag",
        "sed", "awk", "find", "ls", "wc", "diff", "echo", "printf", "jq"};
    static const QRegularExpression git(u"^\\s*git\\s+(log|show|diff|blame|grep|status)\\b"_s);
    const QString program = command.trimmed().section(u' ', 0, 0).section(u'/', -1);
    return git.match(command).hasMatch()
        || std::ranges::any_of(readers, [&](const char *name) { return program == QLatin1String(name); });
}

/// Returns the command that the tool was to run; empty for tools that run none. Copilot gives its arguments as a text.
QString commandIn(const FieldValue *arguments)
{
    if (arguments && arguments->type == FieldValue::Type::Text) {
        const std::optional<FieldValue> parsed = catalog::fieldsOf(arguments->text.toUtf8());
        return parsed ? textOf(*parsed, u"command"_s) : QString();
    }
    return arguments ? textOf(*arguments, u"command"_s) : QString();
}

/// Adds what a shell says of a command that a signal has ended.
QString withSignal(const QString &text, const FieldValue *response)
{
    const int signal = statusIn(response, text).value_or(0) - firstSignalStatus;
    return signal > 0 && signal <= lastSignal ? text + u'\n' + platform::signalWords(signal) : text;
}

bool isTrue(const FieldValue *value)
{
    return value && value->type == FieldValue::Type::Truth && value->text == "true"_L1;
}

} // namespace

std::variant<HookCall, QString> hookCallFrom(const QByteArray &json)
{
    const std::optional<FieldValue> root = catalog::fieldsOf(json);
    if (!root || root->type != FieldValue::Type::Object) {
        return CommandText::tr("This is not the JSON that a coding assistant gives a hook.");
    }
    HookCall call;
    call.event = textOf(*root, u"hook_event_name"_s);
    if (call.event.isEmpty() && root->find(u"toolName"_s)) {
        call.form = HookCall::Form::Plain;
        call.session = textOf(*root, u"sessionId"_s);
        call.text = withSignal(printedIn(root->find(u"error"_s)), nullptr);
        return call;
    }
    call.session = textOf(*root, u"session_id"_s);
    if (call.event == "PostToolUseFailure"_L1) {
        if (!isTrue(root->find(u"is_interrupt"_s))) {
            call.text = withSignal(printedIn(root->find(u"error"_s)), nullptr);
        }
        return call;
    }
    if (call.event == "PostToolUse"_L1 || call.event == "AfterTool"_L1) {
        const FieldValue *response = root->find(u"tool_response"_s);
        const QString text = printedIn(response);
        const std::optional<int> status = statusIn(response, text);
        const QString command = commandIn(root->find(u"tool_input"_s));
        const bool hasFailed = status ? *status != 0 : !command.isEmpty() && !onlyShows(command);
        call.text = hasFailed ? withSignal(text, response) : QString();
        return call;
    }
    return call.event.isEmpty()
        ? CommandText::tr("This is not the JSON that a coding assistant gives a hook.")
        : CommandText::tr("The event “%1” is not one of a tool that Wayout knows; see “wayout hook --help”.")
              .arg(call.event);
}

QByteArray hookAnswer(const HookCall &call, const QString &context)
{
    FieldValue answer = FieldValue::object();
    if (call.form == HookCall::Form::Plain) {
        answer.add(u"additionalContext"_s, FieldValue::ofText(context));
    } else {
        FieldValue output = FieldValue::object();
        output.add(u"hookEventName"_s, FieldValue::ofText(call.event));
        output.add(u"additionalContext"_s, FieldValue::ofText(context));
        answer.add(u"hookSpecificOutput"_s, output);
    }
    return catalog::jsonOf(answer, catalog::JsonLayout::OneLine);
}

} // namespace wayout::cli
