// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <optional>

namespace wayout::storage {
class Notebook;
}

namespace wayout::mcp {

/// What coding assistants may ask for. Belongs to one thread.
class McpTools final
{
public:
    /// `engine` is asked for when it is first needed, `notebook` each time when an outcome is to be kept.
    McpTools(std::function<std::shared_ptr<const match::Engine>()> engine,
        std::function<std::unique_ptr<storage::Notebook>()> notebook);

    /// Each with its schemas, as the protocol lists them.
    static nlohmann::ordered_json list();
    static bool isKnown(const std::string &name);
    /// The result as the protocol wants it. What is wrong with the arguments is said in it, so that whoever asked can do better;
    /// nothing when it was stopped.
    std::optional<nlohmann::ordered_json> call(
        const std::string &name, const nlohmann::ordered_json &arguments, const std::stop_token &stop);

private:
    class Arguments;
    struct Result;

    Result match(const Arguments &arguments, const std::stop_token &stop);
    Result search(const Arguments &arguments, const std::stop_token &stop);
    Result show(const Arguments &arguments);
    Result listDomains();
    Result neighbours(const Arguments &arguments);
    static Result unknownRecord(const Arguments &arguments);
    Result reportOutcome(const Arguments &arguments);
    const catalog::Record *recordIn(const Arguments &arguments) const;
    bool hasEngine();

    std::function<std::shared_ptr<const match::Engine>()> m_loadEngine;
    std::function<std::unique_ptr<storage::Notebook>()> m_openNotebook;
    std::shared_ptr<const match::Engine> m_engine;
    const qint64 m_pasteId; ///< of outcomes that name none: one for each time that the server runs
};

} // namespace wayout::mcp
