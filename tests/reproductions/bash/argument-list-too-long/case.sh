# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash find xargs tar
# packages: bash findutils tar
# version: bash --version | head -1

many() {
  mkdir d; cd d || exit 99
  p=$(printf 'x%.0s' {1..200}); for ((i = 0; i < 12000; i++)); do : >"$p-$i.tmp"; done
}
none() { test -z "$(find . -name '*.tmp' -print -quit)"; }
error() { many; bash -c '/bin/rm *.tmp'; }
error_zh() { error; }
dead_end_1() { many; bash -c '/bin/rm -rf *.tmp'; }
dead_end_2() { many; bash -c 'for f in $(/bin/ls *); do rm "$f"; done'; }
dead_end_3() { many; bash -c 'files=$(find . -name "*.tmp"); /bin/rm $files'; }
workaround_1() { many; find . -maxdepth 1 -type f -name '*.tmp' -print | head -3; find . -maxdepth 1 -type f -name '*.tmp' -delete; none; }
workaround_2() { many; mkdir -p old; find . -maxdepth 1 -name '*.tmp' -exec mv -t old {} +; test "$(find old -name '*.tmp' | wc -l)" = 12000; }
workaround_3() { many; printf '%s\0' *.tmp | xargs -0 rm --; none; }
workaround_4() { many; printf '%s\n' *.tmp >list.txt; tar -cf all.tar -T list.txt; test "$(tar -tf all.tar | wc -l)" = 12000; }
