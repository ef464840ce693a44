# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Tells under which names programs look for a file of a package."""

import re

LIBRARY = r"(?:usr/)?lib/(?:x86_64-linux-gnu/)?"
HEADER_ROOTS = re.compile(
    r"usr/include/x86_64-linux-gnu/c\+\+/[0-9]+/|usr/include/c\+\+/[0-9]+/|usr/include/x86_64-linux-gnu/|usr/include/"
    r"|usr/lib/gcc/x86_64-linux-gnu/[0-9]+/include/|usr/lib/x86_64-linux-gnu/[^/]+/include/"
    r"|usr/lib/jvm/java-[0-9]+-openjdk-amd64/include/(?:linux/)?"
    r"|usr/lib/x86_64-linux-gnu/perl/[0-9.]+/CORE/(?=(?:EXTERN|perl|XSUB)\.h$)"
    r"|usr/lib/(?:x86_64-linux-gnu/python3-numpy|python3/dist-packages)/numpy/_?core/include/"
    r"|usr/lib/llvm-[0-9]+/include/")
# Folders that a program names with -I, so that they are not part of the #include.
NAMED_WITH_I = re.compile(
    r"[A-Za-z_+-]+-[0-9][0-9.]*|(?:lua|python|tcl|ruby)-?[0-9][0-9.]*|eigen3|freetype2|libxml2|opencv4|qt[56]|SDL[23]"
    r"|cairo|jsoncpp|mariadb|mysql|ncursesw|postgresql|suitesparse|tirpc|hdf5|php|Qt[A-Z]\w+|serial|server|main|[0-9]+")
# What projects call their own headers.
GENERIC_HEADERS = {word + ".h" for word in (
    "app base buffer client color common config constants data debug defines defs device file format global globals hash"
    " image input io list log logger logging macros main map math memory message misc module net network node options"
    " output parser platform point queue random rect settings server stack status string system table test thread time"
    " timer tools tree types util utils vector version window").split()}
HEADER = re.compile(r".*\.(?:h|hh|hpp|hxx|h\+\+|H|cuh)|[A-Za-z0-9_]+")
# What libraries include themselves, and no program does.
INNER_FOLDER = re.compile(
    r"(?:^|/)(?:detail|details|impl|internal|_internal|private|Private|aux_|preprocessed|bits|ext|tr1|tr2|parallel"
    r"|debug|experimental|__[a-z_]+|[0-9]+\.[0-9.]+)(?:/|$)")
SHARED = re.compile(r"lib[^/]+\.so(?:\.[0-9]+)*")
FULL_VERSION = re.compile(r"(lib[^/]+\.so\.[0-9]+)\.[0-9]+\.[0-9.]+")
PYTHON = re.compile(
    r"usr/lib/python3(?:\.[0-9]+)?/(dist-packages/)?([A-Za-z_]\w*)(?:/([A-Za-z_]\w*))?"
    r"(?:\.py|(?:\.[\w-]+)?\.so|/.+\.py|/.+\.so)")
PERL = re.compile(
    r"usr/(?:share/perl5|share/perl/[0-9.]+|lib/x86_64-linux-gnu/perl5?/[0-9.]+|lib/x86_64-linux-gnu/perl-base)"
    r"/(.+)\.pm")
CMAKE_CONFIG = re.compile(r"([^/]+?)(?:Config|-config)\.cmake")
CMAKE_MODULE = re.compile(r"Find([^/]+)\.cmake")


def header_names(path):
    root = HEADER_ROOTS.match(path)
    if not root:
        return
    name = path[root.end():]
    folder, _, base = name.rpartition("/")
    if not HEADER.fullmatch(base) or  INNER_FOLDER.search(folder):
        return
    yield "header", name, 0
    distance = 0
    first, _, rest = name.partition("/")
    if not rest or not NAMED_WITH_I.fullmatch(first) or "/" not in rest:
        yield "header", name, 0
    while rest and NAMED_WITH_I.fullmatch(first):
        distance += 1
        if "/" in rest or rest not in GENERIC_HEADERS:
            yield "header", rest, distance
        first, _, rest = rest.partition("/")


def library_names(path):
    folder, _, base = path.rpartition("/")
    if not re.match(LIBRARY, folder + "/"):
        return
    inside = re.sub(LIBRARY, "", folder + "/", count=1).strip("/")
    depth = len(inside.split("/")) if inside else 0
    if re.search(r"(?:^|/)(?:i386|arm|aarch64|mips|powerpc|ppc|riscv|s390|x32|32)", inside):
        return
    if SHARED.fullmatch(base) and (depth == 0 or not base.endswith(".so") or inside.startswith(("jvm/", "R/"))):
        yield "library", base, depth
    link = re.fullmatch(r"lib(.+)\.(?:so|a)", base)
    if link and (depth == 0 or inside.startswith("gcc/x86_64-linux-gnu/") or depth == 1):
        yield "link", link[1], depth


def cmake_names(path):
    if not path.startswith(("usr/lib/", "usr/share/")):
        return
    base = path.rpartition("/")[2]
    config = CMAKE_CONFIG.fullmatch(base)
    if config:
        yield "cmake", config[1], 0
    module = CMAKE_MODULE.fullmatch(base)
    if module:
        yield "cmake", module[1], 1


def names_of(path):
    """Yields (kind, name, distance); names of a smaller distance are the ones that people mean."""
    if path.startswith("usr/include/") or "/include/" in path or path.endswith(".h"):
        yield from header_names(path)
    if path.endswith(".cmake"):
        yield from cmake_names(path)
    elif path.endswith(".pc") and re.match(r"usr/(?:lib/(?:x86_64-linux-gnu/)?|share/)pkgconfig/", path):
        yield "pkgconfig", path.rpartition("/")[2][:-3], 0
    elif path.endswith(".pm"):
        perl = PERL.fullmatch(path)
        if perl:
            yield "perl", perl[1], 0
    elif ".so" in path or path.endswith(".a"):
        yield from library_names(path)
    command = re.fullmatch(r"(?:usr/)?(?:s?bin|games)/([^/]+)", path)
    if command:
        yield "command", command[1], 0
    module = PYTHON.fullmatch(path)
    if module and (module[1] or not re.search(r"python3\.[0-9]+/(?:lib-dynload|config|test|idlelib)", path)):
        yield "python", module[2], 0
        if module[3] and module[3] != "__init__":
            yield "python", f"{module[2]}.{module[3]}", 0
