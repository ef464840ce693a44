// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <variant>

namespace wayout::cli {

/// What a coding assistant says about a tool that it has called.
struct HookCall {
    /// How the answer is written.
    enum class Form {
        HookSpecific, ///< Claude Code, Codex, Gemini CLI
        Plain, ///< Copilot CLI
    };

    Form form = Form::HookSpecific;
    QString event; ///< as the assistant names it
    QString session; ///< may be empty
    QString text; ///< what the tool printed; empty if the call succeeded or the user ended it
};

/// Returns the call, or a sentence for people if the bytes are something else. An output without a status counts as
/// printed by a failed command, unless the command only shows texts (cat, grep).
std::variant<HookCall, QString> hookCallFrom(const QByteArray &json);

/// Returns the JSON that gives `context` to the assistant, with a line break.
QByteArray hookAnswer(const HookCall &call, const QString &context);

} // namespace wayout::cli
