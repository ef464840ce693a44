// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the compiled built-in catalogue to the file that is named, made of the files in a folder; run when Wayout is built.

#include "app/catalog/sections.h"
#include "app/match/engine.h"
#include "app/platform/savefile.h"

#include <QFile>

#include <cstdio>

using namespace wayout;

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fputs("usage: compile_catalog FOLDER FILE\n", stderr);
        return 2;
    }
    catalog::SectionWriter compiled;
    match::Engine::compile(catalog::readBuiltinFolder(QFile::decodeName(argv[1])), WAYOUT_VERSION, compiled);
    const auto failure =
        platform::saveFile(QFile::decodeName(argv[2]), [&compiled](QIODevice &file) { return compiled.write(file); });
    if (failure) {
        std::fprintf(stderr, "compile_catalog: %s: %s\n", argv[2], qPrintable(*failure));
        return 1;
    }
    return 0;
}
