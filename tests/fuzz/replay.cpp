// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/fuzzinput.h"

#include <QDirIterator>
#include <QFile>

// Gives the files of a folder to the fuzz target that this is linked with.
int main(int argumentCount, char **arguments)
{
    const QString folder = argumentCount == 2 ? QString::fromLocal8Bit(arguments[1]) : QString();
    int read = 0;
    for (QDirIterator files(folder, QDir::Files); files.hasNext(); ++read) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) {
            return EXIT_FAILURE;
        }
        std::printf("%s\n", qPrintable(file.fileName()));
        std::fflush(stdout);
        const QByteArray bytes = file.readAll();
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.constData()), std::size_t(bytes.size()));
    }
    return read > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
