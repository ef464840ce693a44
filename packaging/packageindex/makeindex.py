#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Makes resources/packages/debian.index: which package of Debian or Ubuntu has a file that a program misses.

It reads the lists of files (Contents) and of packages (Packages) that every mirror has. app/evidence/packageindex.cpp
reads the result; the header beside it describes the layout. Names of files and packages are facts.

    packaging/packageindex/makeindex.py --cache /tmp/lists resources/packages/debian.index
"""

import argparse
import collections
import gzip
import lzma
import math
import os
import re
import struct
import sys
import urllib.request
import zlib

from filekinds import FULL_VERSION, GENERIC_HEADERS, names_of

KINDS = ["library", "header", "link", "pkgconfig", "cmake", "command", "perl", "python"]
# Name, code name, mirror, components; the first one is meant where nothing tells which release a text is from.
RELEASES = [
    ("Debian 13", "trixie", "debian", ["main"]),
    ("Debian 12", "bookworm", "debian", ["main"]),
    ("Ubuntu 24.04", "noble", "ubuntu", ["main", "universe"]),
]
MAGIC = b"WAYOUTP2"
PAGE = 4096
BUCKET_BITS = 14
HASH_BITS = 24  # beside those of the bucket
NAMES_IN_BLOCK = 16
NONE = 0xFFFF
NOT_OFFERED = re.compile(
    r"-(?:dbg|dbgsym|udeb|cross|source)$|-cross-|mingw-w64|^(?:lib32|libx32|lib64|libn32)"
    r"|-(?:arm|arm64|armel|armhf|i386|i686|m68k|hppa|sh4|alpha|ppc64|riscv64|s390x)(?:$|-)")
SELDOM_WANTED = re.compile(r"-(?:doc|docs|examples?|tests?|testsuite|data)$|-(?:snapshot|compat|gcc[0-9]+)")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("output")
    parser.add_argument("--debian", default="http://deb.debian.org/debian", metavar="MIRROR")
    parser.add_argument("--ubuntu", default="http://archive.ubuntu.com/ubuntu", metavar="MIRROR")
    parser.add_argument("--cache", required=True, help="folder for the lists; those that are there are not fetched again")
    return parser.parse_args()


def fetched(options, release, path):
    """Returns the name of a local copy of a file of the release."""
    _, codename, mirror, _ = release
    local = os.path.join(options.cache, codename + "-" + path.replace("/", "-"))
    if not os.path.exists(local):
        os.makedirs(options.cache, exist_ok=True)
        address = f"{getattr(options, mirror)}/dists/{codename}/{path}"
        print("fetching", address, file=sys.stderr)
        with urllib.request.urlopen(address) as source, open(local + ".part", "wb") as copy:
            while block := source.read(1 << 20):
                copy.write(block)
        os.rename(local + ".part", local)
    return local


def date_of(options, release):
    with open(fetched(options, release, "Release"), encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("Date: "):
                day, month, year = line.split()[2:5]
                months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
                return f"{year}-{months.index(month) + 1:02}-{int(day):02}"
    raise SystemExit("no date in Release")


class Package:
    def __init__(self, fields):
        self.name = fields["Package"]
        self.source = fields.get("Source", self.name).split()[0]
        self.section = fields.get("Section", "").rpartition("/")[2]
        self.priority = fields.get("Priority", "optional")
        needs = fields.get("Depends", "") + "," + fields.get("Recommends", "")
        self.needs = {part.split()[0].split(":")[0] for part in re.split(r"[,|]", needs) if part.strip()}
        self.users = 0  # sources with a package that needs one of this source


def read_packages(options, release):
    packages = {}
    for component in release[3]:
        path = fetched(options, release, f"{component}/binary-amd64/Packages.xz")
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            fields = {}
            for line in lines:
                key, separator, value = line.partition(": ")
                if line == "\n":
                    packages.setdefault(fields["Package"], Package(fields))
                    fields = {}
                elif separator and not line.startswith(" "):
                    fields[key] = value.strip()
    users = collections.defaultdict(set)
    for package in packages.values():
        for need in package.needs:
            if need in packages and packages[need].source != package.source:
                users[packages[need].source].add(package.source)
    for package in packages.values():
        package.users = len(users[package.source])
    return packages


def is_offered(kind, name, distance, package):
    """Whether somebody who misses the file may want the package."""
    if package.section in ("debug", "kernel", "debian-installer") or NOT_OFFERED.search(package.name):
        return False
    if kind == "header":
        folders = name.count("/")
        if folders == 0 and name in GENERIC_HEADERS:
            return package.name in ("libc6-dev", "linux-libc-dev")
        return folders <= 1 + (package.users >= 1) + (package.users >= 4)
    if kind == "cmake" and distance > 0:  # FindX.cmake is often a way to look for another package
        return letters(name) in letters(package.name)
    if kind == "python":
        return not package.name.startswith("libpython3.")
    return True


def letters(name):
    return re.sub(r"[^a-z]", "", name.lower())


def rank(kind, name, distance, package):
    """Returns how likely it is that people want the package who miss the file."""
    score = 2 * math.log2(1 + package.users) - 3 * distance
    score += {"required": 6, "important": 5, "standard": 3}.get(package.priority, 0)
    score -= 8 if package.section == "oldlibs" else 0
    is_development = package.section == "libdevel" or package.name.endswith("-dev")
    if kind in ("header", "link", "pkgconfig", "cmake"):
        score += 8 if is_development else 0
    elif kind == "library":
        score -= 4 if is_development else 0
    score += 10 if package.name.lower() in (name.lower(), "python3-" + name.lower().replace("_", "-")) else 0
    score -= 6 if SELDOM_WANTED.search(package.name) else 0
    return score


def contents_of(options, release):
    if release[2] == "debian":
        return [f"{part}/Contents-{one}.gz" for part in release[3] for one in ("amd64", "all")]
    return ["Contents-amd64.gz"]


def holders(options, release, packages):
    """Returns {(kind, name): package} with the best package of each."""
    best = {}
    for path in contents_of(options, release):
        with gzip.open(fetched(options, release, path), "rt", encoding="utf-8", errors="replace") as lines:
            for line in lines:
                file, _, places = line.rstrip().rpartition(" ")
                found = list(names_of(file.rstrip()))
                if not found:
                    continue
                offered = [packages[p] for p in (one.rpartition("/")[2] for one in places.split(",")) if p in packages]
                for package in offered:
                    for kind, name, distance in found:
                        if not is_offered(kind, name, distance, package):
                            continue
                        candidate = (rank(kind, name, distance, package), package.name)
                        key = (kind, name)
                        held = best.get(key)
                        if held is None or (-candidate[0], candidate[1]) < (-held[0], held[1]):
                            best[key] = candidate
    return {key: package for key, (_, package) in best.items()}


class Preferences:
    """The rows of preferred-packages.tsv."""

    def __init__(self):
        self.instead = []
        self.answers = {}
        with open(os.path.join(os.path.dirname(__file__), "preferred-packages.tsv"), encoding="utf-8") as rows:
            for row in rows:
                if not row.strip() or row.startswith("#"):
                    continue
                what, kinds, key, wanted = row.rstrip("\n").split("\t")
                if what == "answer":
                    self.answers[kinds, key] = wanted.split()
                else:
                    self.instead.append((KINDS if kinds == "*" else kinds.split(","), re.compile(key), wanted))

    def apply(self, found, packages):
        renamed = {}
        for (kind, name), package in found.items():
            if (kind, package) not in renamed:
                renamed[kind, package] = self.preferred(kind, package, packages)
            found[kind, name] = renamed[kind, package]
        for key, wanted in self.answers.items():
            known = [one for one in wanted if one in packages]
            if known:
                found[key] = known[0]
            elif wanted == ["-"]:
                found.pop(key, None)

    def preferred(self, kind, package, packages):
        for kinds, pattern, wanted in self.instead:
            match = kind in kinds and pattern.fullmatch(package)
            if match and match.expand(wanted) in packages:
                return match.expand(wanted)
        return package


def without_needless(found, reference):
    """Leaves out modules inside a package that the name of the package leads to, and most of what only an older release
    has."""
    parts = collections.defaultdict(set)
    for (kind, name), package in found.items():
        if kind == "python" and "." in name:
            parts[name.partition(".")[0]].add(package)
    kept = {}
    for (kind, name), package in found.items():
        if kind == "python":
            whole = name.partition(".")[0]
            is_shared = len(parts[whole]) > 5  # google, zope: many packages have a part
            is_inside = name != whole and found.get((kind, whole)) == package
            if (is_shared and name == whole) or (is_inside and not is_shared):
                continue
        if kind == "library":
            short = FULL_VERSION.fullmatch(name)
            if short and found.get((kind, short[1])) == package:
                continue
        if kind == "header" and reference is not found and (kind, name) not in reference and name.count("/") > 1:
            continue
        kept[kind, name] = package
    return kept


def fnv64(kind, name):
    """FNV-1a over the number of the kind and the name."""
    value = 0xCBF29CE484222325
    for byte in bytes([KINDS.index(kind)]) + name.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def kept_bits(value, seed):
    """Returns the first bits of a hash, after mixing it with the seed."""
    value ^= seed
    value = (value ^ value >> 32) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    return value >> 64 - BUCKET_BITS - HASH_BITS


def distinct_hashes(names):
    """Returns the first seed with which no two names have the same bits, and the bits of each name."""
    full = {key: fnv64(*key) for key in names}
    for seed in range(1, 1000):
        kept = {key: kept_bits(value, seed) for key, value in full.items()}
        if len(set(kept.values())) == len(kept):
            return seed, kept
    raise SystemExit("names have the same hash: more bits are needed")


def sections_of(releases):
    """Returns the seed of the hash, and the sections behind the first page: see app/evidence/packageindex.h."""
    names = sorted({package for found in releases for package in found.values()})
    number = {name: place for place, name in enumerate(names)}
    if len(names) >= NONE:
        raise SystemExit("too many packages for 16 bits")
    rows = collections.defaultdict(lambda: [NONE] * len(releases))
    for place, found in enumerate(releases):
        for key, package in found.items():
            rows[key][place] = number[package]
    answers = {row: place for place, row in enumerate(sorted({tuple(row) for row in rows.values()}))}
    if len(answers) > NONE:
        raise SystemExit("too many answers for 16 bits")
    seed, hashes = distinct_hashes(rows)
    entries = sorted((hashes[key], answers[tuple(row)]) for key, row in rows.items())
    starts = [0] * ((1 << BUCKET_BITS) + 1)
    for value, _ in entries:
        starts[(value >> HASH_BITS) + 1] += 1
    for place in range(1, len(starts)):
        starts[place] += starts[place - 1]
    texts, blocks = bytearray(), []
    for place, name in enumerate(names):
        shared = 0
        if place % NAMES_IN_BLOCK == 0:
            blocks.append(len(texts))
        else:
            shared = len(os.path.commonprefix([name, names[place - 1]]))
        rest = name.encode()[shared:]
        texts += bytes([shared, len(rest)]) + rest
    blocks.append(len(texts))
    print(len(entries), "names", len(answers), "answers", len(names), "packages", file=sys.stderr)
    return seed, [
        struct.pack(f"<{len(starts)}I", *starts),
        b"".join((value & (1 << HASH_BITS) - 1).to_bytes(3, "little") + answer.to_bytes(2, "little") for value, answer in entries),
        b"".join(struct.pack(f"<{len(row)}H", *row) for row in answers),
        struct.pack(f"<{len(blocks)}I", *blocks),
        bytes(texts),
    ]


def write_index(path, titles, seed, sections):
    """Writes magic, seed, sizes and titles in one page; the sections; and a checksum of each page before it."""
    head = MAGIC + struct.pack("<7I", len(titles), seed, *(len(section) for section in sections))
    for title in titles:
        head += b"".join(bytes([len(part)]) + part.encode() for part in title)
    body = head.ljust(PAGE, b"\0") + b"".join(sections)
    body += b"\0" * (-len(body) % PAGE)
    sums = b"".join(struct.pack("<I", zlib.crc32(body[at:at + PAGE])) for at in range(0, len(body), PAGE))
    with open(path, "wb") as output:
        output.write(body + sums)
    print(path, len(body) + len(sums), "bytes", file=sys.stderr)


def main():
    options = arguments()
    preferences = Preferences()
    releases, titles = [], []
    for release in RELEASES:
        packages = read_packages(options, release)
        found = holders(options, release, packages)
        preferences.apply(found, packages)
        releases.append(without_needless(found, releases[0] if releases else found))
        titles.append((release[0], release[1], date_of(options, release)))
        print(*titles[-1], len(releases[-1]), file=sys.stderr)
    write_index(options.output, titles, *sections_of(releases))


if __name__ == "__main__":
    main()
