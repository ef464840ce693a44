// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/startoptions.h"

#include "app/cli/commandline.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

class StartText
{
    Q_DECLARE_TR_FUNCTIONS(StartOptions)
};

constexpr int smallestSide = 100;
constexpr int largestSide = 10'000;

std::optional<QSize> sizeFromText(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{1,5})x(\\d{1,5})$"_s);
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool usable = match.hasMatch() && size.expandedTo({smallestSide, smallestSide}) == size
        && size.boundedTo({largestSide, largestSide}) == size;
    return usable ? std::optional(size) : std::nullopt;
}

std::optional<storage::Settings::Appearance> appearanceFromText(const QString &text)
{
    if (text == "light"_L1) {
        return storage::Settings::Appearance::Light;
    }
    if (text == "dark"_L1) {
        return storage::Settings::Appearance::Dark;
    }
    return text == "high-contrast"_L1 ? std::optional(storage::Settings::Appearance::HighContrast) : std::nullopt;
}

} // namespace

StartOptions StartOptions::fromArguments(const QStringList &arguments)
{
    const QCommandLineOption catalog(u"catalog"_s, {}, u"path"_s);
    const QCommandLineOption noBuiltin(u"no-builtin"_s);
    const QCommandLineOption picture(u"picture"_s, {}, u"file"_s);
    const QCommandLineOption size(u"size"_s, {}, u"size"_s);
    const QCommandLineOption language(u"lang"_s, {}, u"language"_s);
    const QCommandLineOption appearance(u"appearance"_s, {}, u"appearance"_s);
    QCommandLineParser parser;
    const QCommandLineOption then(u"then"_s, {}, u"part"_s);
    const QCommandLineOption paste(u"paste"_s);
    const QCommandLineOption newWindow(u"new-window"_s);
    parser.addOptions({catalog, noBuiltin, picture, size, then, language, appearance, paste, newWindow});
    StartOptions options;
    if (!parser.parse(arguments)) {
        options.error = parser.unknownOptionNames().isEmpty()
            ? parser.errorText()
            : cli::unknownOption(arguments.mid(1), parser.unknownOptionNames(), u"wayout"_s);
        return options;
    }
    options.catalogs = {.builtin = !parser.isSet(noBuiltin), .paths = parser.values(catalog)};
    options.files = parser.positionalArguments();
    options.paste = parser.isSet(paste);
    options.newWindow = parser.isSet(newWindow);
    const QList<QCommandLineOption> forOneWindow{
        catalog, noBuiltin, picture, size, then, language, appearance, newWindow};
    options.mayBeHandedOver =
        std::ranges::none_of(forOneWindow, [&](const QCommandLineOption &option) { return parser.isSet(option); });
    options.picture = parser.value(picture);
    options.then = parser.value(then);
    options.language = catalog::contentLanguageFromName(parser.value(language));
    options.appearance = appearanceFromText(parser.value(appearance));
    const auto pictureSize = sizeFromText(parser.value(size));
    options.size = pictureSize.value_or(options.size);
    if (options.files.size() > 1 && options.files.contains("-"_L1)) {
        options.error = StartText::tr("Standard input (-) is opened alone, not with files.");
    } else if (options.paste && !options.files.isEmpty()) {
        options.error = StartText::tr("--paste takes the text from the clipboard: a file cannot be opened as well.");
    } else if (parser.isSet(language) && !options.language) {
        options.error = StartText::tr("--lang is en, zh or both, not “%1”.").arg(parser.value(language));
    } else if (parser.isSet(appearance) && !options.appearance) {
        options.error =
            StartText::tr("--appearance is light, dark or high-contrast, not “%1”.").arg(parser.value(appearance));
    } else if (parser.isSet(size) && !pictureSize) {
        options.error =
            StartText::tr("--size is a width and a height such as 1440x900, not “%1”.").arg(parser.value(size));
    }
    return options;
}

bool asksForPicture(const QStringList &arguments)
{
    return std::ranges::any_of(arguments,
        [](const QString &argument) { return argument == "--picture"_L1 || argument.startsWith("--picture="_L1); });
}

} // namespace wayout::window
