# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { node -e 'new Date("nothing").toISOString()'; }
workaround_1() { node -e 'const text = ""; const date = new Date(text); if (Number.isNaN(date.getTime())) { console.warn("not a date:", text); } else { console.log(date.toISOString()); }' 2>&1 | grep -q 'not a date'; }
workaround_2() { node -e 'console.log(new Date("2024-01-05T10:00:00").getHours(), new Date("2024-1-5 10:00".replace(/-/g, "/")).getHours())' | grep -qx '10 10'; }
workaround_3() { fails node -e 'new Date("1700000000000").toISOString()'; node -e 'const timestamp = "1700000000"; const date = new Date(Number(timestamp) * 1000); console.log(date.toISOString())' | grep -qx 2023-11-14T22:13:20.000Z; }
