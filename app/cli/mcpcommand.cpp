// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/loading/loadengine.h"
#include "app/mcp/mcpserver.h"
#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

/// Serves the Model Context Protocol until the input ends.
ExitStatus serveAssistants(CommandContext &run)
{
    mcp::McpTools tools([&run] { return loading::loadEngine(run.options.source); },
        {[] { return std::make_unique<storage::Notebook>(storage::DataPaths::ofUser().notebook); },
            [] { return storage::readResults(storage::DataPaths::ofUser().notebook); }});
    mcp::McpServer server(tools, [&run](const QByteArray &message) {
        run.out.writeJson(message + '\n');
        run.out.flush();
    });
    bool isTooLong = false;
    while (true) {
        const QByteArray line = run.in.readLine(mcp::McpServer::longestLine + 1);
        if (line.isEmpty()) {
            break;
        }
        const bool isWhole = line.endsWith('\n');
        const bool isPart = !isWhole && line.size() >= mcp::McpServer::longestLine;
        if (isPart && !isTooLong) {
            server.refuseLongLine();
        } else if (!isTooLong) {
            server.receive(line);
        }
        isTooLong = isPart || (isTooLong && !isWhole);
    }
    return ExitStatus::Found;
}

} // namespace

Command mcpCommand()
{
    return {
        .name = u"mcp"_s,
        .usages = {{{},
            QT_TRANSLATE_NOOP(
                "CommandLine", "Serve coding assistants (Model Context Protocol, standard input and output)")}},
        .mostArguments = 0,
        .run = &serveAssistants,
    };
}

} // namespace wayout::cli
