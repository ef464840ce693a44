// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "app/storage/notebook.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <optional>

namespace wayout::mcp {

class ToolArguments;

/// The tools for coding assistants. Belongs to one thread.
class McpTools final
{
public:
    /// The results of the user, which other programs write, too.
    struct Results {
        std::function<std::unique_ptr<storage::Notebook>()> open; ///< called for each outcome to be kept
        std::function<storage::ReadResults()> read; ///< called for each answer
    };

    /// Calls `engine` when the engine is first needed.
    McpTools(std::function<std::shared_ptr<const match::Engine>()> engine, Results results);

    /// Returns the tools with their schemas, in the form that the protocol requires.
    static nlohmann::ordered_json list();
    static bool isKnown(const std::string &name);
    /// Returns the result in the form that the protocol requires, or nothing when the call was stopped. Errors in the
    /// arguments are part of the result, so the assistant can correct them.
    std::optional<nlohmann::ordered_json> call(
        const std::string &name, const nlohmann::ordered_json &arguments, const std::stop_token &stop);

private:
    struct Result;

    Result match(const ToolArguments &arguments, const std::stop_token &stop);
    Result search(const ToolArguments &arguments, const std::stop_token &stop);
    Result show(const ToolArguments &arguments);
    Result listDomains();
    Result neighbours(const ToolArguments &arguments);
    static Result unknownRecord(const ToolArguments &arguments);
    Result reportOutcome(const ToolArguments &arguments);
    const catalog::Record *recordIn(const ToolArguments &arguments) const;
    bool hasEngine();

    std::function<std::shared_ptr<const match::Engine>()> m_loadEngine;
    Results m_results;
    std::shared_ptr<const match::Engine> m_engine;
    const qint64 m_pasteId; ///< for outcomes that name no paste id; one for each run of the server
};

} // namespace wayout::mcp
