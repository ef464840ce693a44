// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/prefilter.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace wayout::match;

class tst_LiteralScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOccurrenceIsFound_data();
    void everyOccurrenceIsFound();
    void nothingIsFoundWithoutLiterals();
};

namespace {

using Places = std::vector<std::pair<size_t, std::uint32_t>>;

Places scanned(const std::vector<std::string> &literals, const std::string &text)
{
    Places places;
    const std::string padded = text + std::string(LiteralScanner::padding, '\0');
    const auto scanner = wayout::catalog::compiledPart<LiteralScanner>(
        [&](wayout::catalog::SectionWriter &writer) { LiteralScanner::compile(literals, writer); });
    scanner.scan(std::string_view(padded).substr(0, text.size()),
        [&](std::uint32_t literal, size_t at) { places.emplace_back(at, literal); });
    std::ranges::sort(places);
    return places;
}

Places searched(const std::vector<std::string> &literals, const std::string &text)
{
    Places places;
    for (std::uint32_t i = 0; i < literals.size(); ++i) {
        for (size_t at = text.find(literals[i]); at != text.npos; at = text.find(literals[i], at + 1)) {
            places.emplace_back(at, i);
        }
    }
    std::ranges::sort(places);
    return places;
}

} // namespace

void tst_LiteralScanner::everyOccurrenceIsFound_data()
{
    QTest::addColumn<int>("letters");
    QTest::addColumn<int>("literals");
    QTest::newRow("two letters, everything overlaps") << 2 << 40;
    QTest::newRow("few letters") << 4 << 300;
    QTest::newRow("many letters") << 20 << 3000;
}

void tst_LiteralScanner::everyOccurrenceIsFound()
{
    QFETCH(int, letters);
    QFETCH(int, literals);
    QRandomGenerator random(11);
    const auto word = [&](int length) {
        std::string text;
        for (int i = 0; i < length; ++i) {
            text += char('a' + random.bounded(letters));
        }
        return text;
    };
    std::vector<std::string> wanted;
    wanted.reserve(size_t(literals));
    for (int i = 0; i < literals; ++i) {
        wanted.push_back(word(random.bounded(int(LiteralScanner::shortest), int(LiteralScanner::strided) + 1)));
    }
    std::ranges::sort(wanted);
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    size_t found = 0;
    for (int length : {0, 1, 2, 3, 6, 7, 8, 50, 1003}) {
        // Literals at every distance from the ends, too.
        const std::string text = wanted.front() + word(length) + wanted.back();
        const Places places = scanned(wanted, text);
        QVERIFY(places == searched(wanted, text));
        found += places.size();
    }
    QVERIFY(found >= 18);
}

void tst_LiteralScanner::nothingIsFoundWithoutLiterals()
{
    QVERIFY(scanned({}, "connection refused").empty());
}

QTEST_APPLESS_MAIN(tst_LiteralScanner)
#include "tst_literalscanner.moc"
