// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"
#include "app/text/repeats.h"
#include "tests/fuzz/fuzzinput.h"

using namespace wayout::text;

// What is said of the lines of a log stays inside them: the message, what is coloured, what comes again.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = fuzzText(fuzzBytes(data, size));
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    for (const QStringView line : lines) {
        const QStringView message = lineMessage(line);
        require(message.isEmpty() == line.trimmed().isEmpty(), "a line that says something has a message");
        require(line.trimmed().endsWith(message), "a message is the end of its line");
        require(normaliseVolatileNumbers(line).size() <= line.size(), "a count is never longer than what it stands for");
        qsizetype end = 0;
        for (const LogSpan &span : logSpans(line)) {
            require(span.start >= end && span.length > 0, "spans follow each other");
            end = span.start + span.length;
        }
        require(end <= line.size(), "spans stand inside the line");
    }
    int next = 0;
    for (const Repeat &repeat : repeatsIn(text)) {
        require(repeat.first >= next && repeat.period >= 1 && repeat.count >= 2, "repeats follow each other");
        next = repeat.first + repeat.period * repeat.count;
    }
    require(next <= lines.size(), "repeats stand inside the text");
    require(!failureIn(text).contains(u'\n'), "a failure is one line");
    return 0;
}
