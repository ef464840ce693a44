# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash date sed
# packages: bash coreutils sed
# version: bash --version | head -1
# quick: yes

error() { bash -c 'month=08; echo $(( month + 1 ))'; }
error_zh() { error; }
dead_end_1() { bash -c 'month=08; echo $(( "$month" + 1 ))'; }
dead_end_2() { bash -c 'declare -i n; n=08; let m=09+1'; }
workaround_1() { bash -c 'month=08; echo $(( 10#$month + 1 ))' | grep -x 9; }
workaround_2() { bash -c 'hour=$(date -d "08:30" +%-H); echo $(( hour + 1 ))' | grep -x 9; }
workaround_3() { bash -c 'n=$(echo 009 | sed "s/^0*\(.\)/\1/"); echo $(( n + 1 ))' | grep -x 10; }
