# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1
# quick: yes

error() { bash -c 'out="my report.txt"; echo done > $out'; bash -c 'echo done > $not_set_here'; }
error_zh() { error; }
dead_end_1() { bash -c 'out="my report.txt"; touch "$out"; echo done > $out'; }
dead_end_2() { bash -c 'out="my report.txt"; echo done >> $out; echo done 1> $out'; }
dead_end_3() { bash -c "out='my report.txt'; echo done > '\$out'"; test -e 'my report.txt' && return 0; test -e '$out' && missed 'the file is called $out'; }
workaround_1() { bash -c 'out="my report.txt"; echo done > "$out"'; grep -q done "my report.txt"; }
workaround_2() { bash -c 'df -h / > "report-$(date +%Y-%m-%d_%H%M%S).txt"'; test -s report-*.txt; }
workaround_3() { bash -c 'log="${1:?usage: backup.sh LOGFILE}"; echo start >> "$log"' x run.log; grep -q start run.log; }
workaround_4() { bash -c 'echo hello | tee a.txt b.txt >/dev/null'; grep -q hello a.txt && grep -q hello b.txt; }
