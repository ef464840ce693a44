# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1
# quick: yes

error() { bash -c 'x=; if [ $x = yes ]; then echo on; fi; x="a b c"; if [ $x = yes ]; then echo on; fi'; }
error_zh() { error; }
dead_end_1() { bash -c 'x=; if [ $x == yes ]; then echo on; fi'; }
dead_end_2() { bash -c 'x=; if  [  $x  =  yes  ] ; then echo on; fi'; }
dead_end_3() { bash -c 'x=; if [ $x != yes ] 2>/dev/null; then echo not yes; else echo yes; fi' | grep -qx 'not yes' || missed "the wrong branch ran, silently"; }
workaround_1() { bash -c 'x=; if [ "$x" = yes ]; then echo on; else echo off; fi; x="a b"; if [ "$x" = "a b" ]; then echo both; fi' | tr '\n' ' ' | grep 'off both'; }
workaround_2() { bash -c 'x=; if [[ $x = "yes" ]]; then echo on; else echo off; fi' | grep off; }
workaround_3() { bash -c 'mode="${1:-start}"; if [ "$mode" = start ]; then echo starting; fi' | grep starting; }
