# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1

error() { LC_ALL=xx_YY.UTF-8 bash -c 'echo hello'; }
dead_end_1() { echo 'export LC_ALL=xx_YY.UTF-8' >.bashrc; bash -c '. ./.bashrc; bash -c "echo hello"'; }
dead_end_2() { LC_ALL=xx_YY.UTF-8 LANG=C.UTF-8 bash -c 'echo hello'; }
workaround_1() { locale 2>/dev/null | grep -q LC_ALL && locale -a | grep -qi 'c.utf' && test -z "$(locale -a | grep xx_YY)"; }
workaround_2() { { export LC_ALL=xx_YY.UTF-8; } 2>/dev/null; { export LANG=C.UTF-8 LC_ALL=C.UTF-8; } 2>/dev/null; out=$(bash -c 'echo hello' 2>&1); test "$out" = hello; }
