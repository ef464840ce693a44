// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/filledtext.h"
#include "app/text/hiddencharacters.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

struct ValueKind {
    QLatin1StringView name;
    qsizetype longest; ///< in UTF-16 units
    const char *pattern; ///< of the whole value
};

// No kind allows quotes, "$", "`", ";", "|", "<", ">", "*", "!" or braces, which shells read; only "url" allows "&".
constexpr std::array kinds{
    ValueKind{"port"_L1, 5, "[0-9]+"},
    ValueKind{"host"_L1, 253, "[A-Za-z0-9][A-Za-z0-9._-]*|\\[?[0-9A-Fa-f]*:[0-9A-Fa-f:.]+\\]?"},
    ValueKind{"path"_L1, 400, "[\\p{L}\\p{M}\\p{N}./\\\\_~:@+=,# -]+"},
    ValueKind{"package"_L1, 214, "(@[A-Za-z0-9][A-Za-z0-9._-]*/)?[A-Za-z0-9][A-Za-z0-9._+-]*"},
    ValueKind{"module"_L1, 200, "@?[A-Za-z0-9_][A-Za-z0-9_./@-]*"},
    ValueKind{"identifier"_L1, 128, "[\\p{L}_][\\p{L}\\p{M}\\p{N}_.:-]*"},
    ValueKind{"ref"_L1, 200, "[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}._/@+#-]*"},
    ValueKind{"version"_L1, 64, "v?[0-9][A-Za-z0-9.+~_-]*"},
    ValueKind{"number"_L1, 20, "[0-9]+(\\.[0-9]+)?"},
    ValueKind{"url"_L1, 500, "https?://(\\[[0-9A-Fa-f:.]+\\])?[A-Za-z0-9:/?&=._~+#@,-]*"},
    ValueKind{"word"_L1, 64, "[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}._-]*"},
};

bool isWhole(const QString &value, const char *pattern)
{
    static const auto compiled = [] {
        std::array<QRegularExpression, kinds.size()> all;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            all[i] = QRegularExpression(u"\\A(?:"_s + QLatin1StringView(kinds[i].pattern) + u")\\z"_s);
        }
        return all;
    }();
    const auto kind = std::ranges::find(kinds, pattern, &ValueKind::pattern);
    return compiled.at(std::size_t(kind - kinds.begin())).match(value).hasMatch();
}

/// What a pattern cannot say.
bool isSound(const QString &value, QLatin1StringView kind)
{
    if (kind == "port"_L1) {
        return value.toInt() >= 1 && value.toInt() <= 65535;
    }
    if (kind == "path"_L1) {
        return value == value.trimmed() && !value.startsWith(u'~') && !value.startsWith(u'@') && !value.startsWith(u'#')
            && !value.startsWith(u'=') && !value.startsWith(u'+') && !value.endsWith(u'\\');
    }
    if (kind == "url"_L1) {
        const QUrl url(value, QUrl::StrictMode);
        return url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty();
    }
    if (kind == "ref"_L1) { // see git check-ref-format
        return !value.contains(".."_L1) && !value.contains("//"_L1) && !value.contains("/."_L1)
            && !value.contains("@{"_L1) && !value.endsWith(u'/') && !value.endsWith(u'.')
            && !value.endsWith(".lock"_L1);
    }
    return !value.contains(".."_L1) && !value.contains("//"_L1);
}

} // namespace

bool isOfKind(const QString &value, const QString &kind)
{
    const auto found = std::ranges::find(kinds, kind, &ValueKind::name);
    return found != kinds.end() && !value.isEmpty() && value.size() <= found->longest && !value.startsWith(u'-')
        && isWhole(value, found->pattern) && !text::hasHidden(value) && text::mixedScriptWords(value).isEmpty()
        && isSound(value, found->name);
}

} // namespace wayout::evidence
