# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c '"text".decode("utf-8")'; }
workaround_1() { python3 -c '
for value in ("text", b"text"):
    if isinstance(value, bytes):
        value = value.decode("utf-8")
    print(value)' | sort | uniq -c | grep -q '2 text'; }
