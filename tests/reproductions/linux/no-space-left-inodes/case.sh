# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount df find
# packages: util-linux mount coreutils findutils
# version: mount --version

in_ns() { unshare -rm bash -c 'mkdir -p data || exit 99; mount -t tmpfs -o size=8m,nr_inodes=60 none data || { echo "broken case: no mount here"; exit 99; }
mkdir data/sessions; i=0; while touch data/sessions/s$i 2>/dev/null; do i=$((i+1)); done; [ $i -gt 20 ] || exit 99
'"$1"; }
error() { in_ns 'touch data/new; df -h data | tail -1'; }
error_zh() { error; }
dead_end_1() { in_ns 'head -c 1000000 /dev/zero >data/sessions/s0; : >data/sessions/s0; touch data/new'; }
workaround_1() { in_ns 'df -i data; test "$(df --output=iavail data | tail -1)" -eq 0 && find data -xdev -type f -printf "%h\n" | sort | uniq -c | sort -rn | head -1 | grep data/sessions'; }
workaround_2() { in_ns 'touch -d "2 days ago" data/sessions/s*; find data/sessions -type f -mtime +0 -print | head -3; find data/sessions -type f -mtime +0 -delete; touch data/new && test -f data/new'; }
