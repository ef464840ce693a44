// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"
#include "tests/fuzz/fuzzinput.h"

using namespace wayout::catalog;
using namespace wayout::match;

namespace {

QList<Record> fewRecords()
{
    QList<Record> records;
    const auto add = [&records](const char *id, const char *domain, const char *en, const char *zh) {
        Record record;
        record.id = QString::fromUtf8(id);
        record.domain = QString::fromUtf8(domain);
        record.signature = {QString::fromUtf8(en), QString::fromUtf8(zh)};
        record.tags = record.signature.en.split(u' ');
        records.append(record);
    };
    add("git/one", "git", "fatal: not a git repository (or any of the parent directories): .git", "不是 git 仓库");
    add("docker/two", "docker", "permission denied while trying to connect to the Docker daemon socket", "连接 Docker 守护进程时权限不足");
    add("windows/three", "windows", "error 0x80070005 access is denied AND OR NOT title: *", "拒绝访问");
    return records;
}

} // namespace

// Whatever is typed is words: something or nothing is found, never more than asked for.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto engine = compiledEngine({.records = fewRecords()});
    constexpr int limit = 2;
    const QList<Match> found = engine->matcher.search(fuzzText(fuzzBytes(data, size)), limit).matches;
    require(found.size() <= limit, "no more is found than asked for");
    for (const Match &match : found) {
        require(match.record >= 0 && match.record < engine->catalog.size(), "what is found is in the catalogue");
    }
    return 0;
}
