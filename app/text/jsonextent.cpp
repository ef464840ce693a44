// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/jsonextent.h"

#include <algorithm>

namespace wayout::text {

JsonExtent jsonExtent(QByteArrayView bytes, qsizetype start)
{
    JsonExtent extent;
    int open = 0;
    for (qsizetype i = start; i < bytes.size(); ++i) {
        switch (bytes.at(i)) {
        case '"':
            i = endOfJsonString(bytes, i) - 1;
            break;
        case '{':
        case '[':
            extent.depth = std::max(extent.depth, ++open);
            break;
        case '}':
        case ']':
            if (--open == 0) {
                return {i + 1, extent.depth, true};
            }
            break;
        }
    }
    extent.end = bytes.size();
    return extent;
}

qsizetype endOfJsonString(QByteArrayView bytes, qsizetype start)
{
    qsizetype i = start + 1;
    for (; i < bytes.size(); ++i) {
        const char c = bytes.at(i);
        if (c == '"') {
            return i + 1;
        }
        if (c == '\n') {
            return i;
        }
        if (c == '\\' && i + 1 < bytes.size() && bytes.at(i + 1) != '\n') {
            ++i;
        }
    }
    return i;
}

} // namespace wayout::text
