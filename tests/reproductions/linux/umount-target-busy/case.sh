# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount umount findmnt fuser
# packages: util-linux mount psmisc
# version: umount --version

# a user and mount namespace of its own: nothing outside is touched
in_ns() { unshare -rm bash -c 'mkdir -p data || exit 99; mount -t tmpfs none data || { echo "broken case: no mount here"; exit 99; }
'"$1"; }
error() { in_ns 'cd data; umount ../data'; }
error_zh() { error; }
dead_end_1() { in_ns 'cd data; umount -f ../data'; }
dead_end_2() { in_ns 'exec 3>data/file; umount -l data; echo more >&3 && test -e /proc/$$/fd/3 && { echo "goal missed: still in use, only hidden"; exit 1; }'; }
workaround_1() { in_ns 'cd data; cd ~; umount data && ! findmnt data'; }
workaround_2() { in_ns 'sleep 20 3>data/file & sleep 0.3; fuser -vm data 2>&1 | grep sleep; r=$?; kill %1; wait; umount data; exit $r'; }
workaround_3() { in_ns 'mkdir data/proc; mount -t tmpfs none data/proc; umount data 2>/dev/null && exit 1; findmnt -R data; umount -R data && ! findmnt data'; }
workaround_4() { in_ns 'sleep 20 3>data/file & sleep 0.3; umount data 2>/dev/null && exit 1; fuser -k -TERM -m data; wait; umount data && ! findmnt data'; }
