// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"

#include <algorithm>
#include <memory>

using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::theme;

// A record with one of everything, and what a widget shows of it.

using namespace Qt::StringLiterals;

inline Record example()
{
    Record record;
    record.id = u"pytorch/mps-float64-cast"_s;
    record.signature = {
        u"TypeError: Cannot convert a MPS Tensor to float64"_s, u"TypeError：无法把 MPS 张量转换为 float64"_s};
    record.rootCause = {u"Metal has no 64-bit float."_s, u"Metal 没有 64 位浮点类型。"_s};
    record.verificationTier = u"reproduced"_s;
    record.deadEnds = {
        DeadEnd{.whyFails = {u"It only limits memory. Types are another matter."_s, {}}, .failRate = 0.95},
        DeadEnd{.action = {u"Upgrade macOS"_s, u"升级 macOS"_s},
            .whyFails = {u"The limit is Metal's."_s, u"这是 Metal 的限制。"_s},
            .failRate = 0.9},
    };
    record.workarounds = {
        Workaround{.action = {u"Cast to float32"_s, u"转成 float32"_s},
            .how = {u"<b>Before</b> moving."_s, {}},
            .code = u"model.float().to('mps')\n"_s,
            .codeLanguage = u"Python"_s,
            .successRate = 0.9,
            .sources = {u"https://pytorch.org/docs"_s, u"javascript:alert(1)"_s}},
        Workaround{.action = {u"Keep it on the CPU"_s, u"留在 CPU 上"_s}, .successRate = 0.5},
    };
    record.confusedWith = {Transition{.recordId = u"pytorch/other"_s,
                               .distinction = {u"That one says memory."_s, u"那一条说的是内存。"_s}},
        Transition{.recordId = u"pytorch/not-loaded"_s}};
    record.officialDocUrl = u"https://pytorch.org/docs/stable/notes/mps.html"_s;
    return record;
}

inline std::shared_ptr<const Engine> engineOf(const Record &record)
{
    Record other;
    other.id = u"pytorch/other"_s;
    other.signature = {u"RuntimeError: MPS backend out of memory"_s, u"RuntimeError：MPS 后端内存不足"_s};
    return compiledEngine(LoadResult{.records = {record, other}});
}

inline QStringList texts(const QWidget &widget)
{
    QStringList result;
    for (const PlainLabel *label : widget.findChildren<PlainLabel *>()) {
        if (label->isVisibleTo(&widget)) {
            result.append(label->text());
        }
    }
    return result;
}

inline bool shows(const QWidget &widget, const QString &text)
{
    const QStringList all = texts(widget);
    return std::ranges::any_of(all, [&](const QString &shown) { return shown.contains(text); });
}

inline TextButton *button(const QWidget &widget, const QString &text)
{
    for (TextButton *candidate : widget.findChildren<TextButton *>()) {
        if (candidate->plainText().contains(text) && candidate->isVisibleTo(&widget)) {
            return candidate;
        }
    }
    return nullptr;
}
