// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/wordprior.h"

#include <array>
#include <string_view>
#include <unordered_map>

namespace {

using namespace std::string_view_literals;

constexpr float unlistedShare = 0.0005F;

// In most messages: they say nothing.
constexpr std::array everywhere{"the"sv, "a"sv,  "to"sv, "of"sv, "in"sv,  "is"sv, "for"sv, "not"sv, "error"sv,
                                "at"sv,  "on"sv, "or"sv, "and"sv, "with"sv, "from"sv, "by"sv, "be"sv, "line"sv, "file"sv};
// In every tenth or so.
constexpr std::array common{
    "an"sv,      "as"sv,     "it"sv,      "this"sv,   "that"sv,   "are"sv,     "was"sv,     "has"sv,     "have"sv,   "no"sv,
    "if"sv,      "can"sv,    "cannot"sv,  "could"sv,  "failed"sv, "fail"sv,    "found"sv,   "you"sv,     "your"sv,   "but"sv,
    "type"sv,    "module"sv, "version"sv, "name"sv,   "code"sv,   "invalid"sv, "while"sv,   "use"sv,     "using"sv,  "because"sv,
    "exception"sv, "fatal"sv, "warning"sv, "unable"sv, "value"sv, "message"sv, "object"sv,  "function"sv, "path"sv,  "run"sv,
    "will"sv,    "all"sv,    "when"sv,    "which"sv,  "one"sv,    "does"sv,    "must"sv,    "should"sv,  "please"sv, "see"sv,
    "main"sv,    "call"sv,   "set"sv,     "get"sv,    "new"sv,    "more"sv,    "than"sv,    "any"sv,     "been"sv,   "were"sv,
    "错误"sv,    "无法"sv,   "失败"sv,    "文件"sv,   "没有"sv,   "不能"sv,    "使用"sv,    "一个"sv,    "可以"sv,   "进行"sv};
// In every thirtieth or so: the vocabulary of programs.
constexpr std::array technical{
    "app"sv,     "src"sv,    "lib"sv,    "usr"sv,     "home"sv,   "package"sv, "server"sv,  "client"sv,  "user"sv,   "data"sv,
    "system"sv,  "install"sv, "build"sv, "project"sv, "command"sv, "process"sv, "request"sv, "response"sv, "connection"sv, "memory"sv,
    "expected"sv, "argument"sv, "class"sv, "import"sv, "return"sv, "string"sv, "int"sv,     "test"sv,    "start"sv,  "started"sv,
    "running"sv, "exit"sv,   "status"sv, "python"sv,  "node"sv,   "java"sv,    "index"sv,   "key"sv,     "id"sv,     "host"sv,
    "port"sv,    "http"sv,   "https"sv,  "com"sv,     "org"sv,    "local"sv,   "config"sv,  "default"sv, "current"sv, "such"sv,
    "directory"sv, "operation"sv, "read"sv, "write"sv, "open"sv,  "access"sv,  "denied"sv,  "missing"sv, "unknown"sv, "unexpected"sv,
    "available"sv, "support"sv, "supported"sv, "required"sv, "already"sv, "exist"sv, "only"sv, "other"sv, "need"sv,  "make"sv,
    "time"sv,    "out"sv,    "after"sv,  "before"sv,  "during"sv, "handling"sv, "another"sv, "above"sv,  "following"sv, "into"sv,
    "driver"sv,  "service"sv, "container"sv, "image"sv, "model"sv, "device"sv, "table"sv,   "column"sv,  "query"sv,  "session"sv,
    "支持"sv,    "不支"sv,   "找不"sv,   "不到"sv,    "类型"sv,   "内存"sv,    "连接"sv,    "权限"sv,    "版本"sv,   "模块"sv,
    "函数"sv,    "参数"sv,   "目录"sv,   "程序"sv,    "运行"sv,   "安装"sv,    "问题"sv,    "解决"sv,    "方案"sv,   "项目"sv};

std::unordered_map<std::string_view, float> listedShares()
{
    std::unordered_map<std::string_view, float> shares;
    const auto add = [&](const auto &words, float share) {
        for (const std::string_view word : words) {
            shares.emplace(word, share);
        }
    };
    add(everywhere, 0.3F);
    add(common, 0.1F);
    add(technical, 0.03F);
    return shares;
}

} // namespace

float backgroundShare(std::string_view key)
{
    static const std::unordered_map<std::string_view, float> shares = listedShares();
    const auto found = shares.find(key);
    return found == shares.end() ? unlistedShare : found->second;
}
