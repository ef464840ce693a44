# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: unshare mount python3 ln
# packages: util-linux mount python3 coreutils
# version: python3 --version

in_ns() { unshare -rm bash -c 'mkdir -p data tmp || exit 99; mount -t tmpfs none data || { echo "broken case: no mount here"; exit 99; }; echo content >tmp/out.bin
'"$1"; }
error() { in_ns 'python3 -c "import os; os.rename(\"tmp/out.bin\", \"data/out.bin\")" 2>&1 | tail -1; ln tmp/out.bin data/out.bin'; }
error_zh() { error; }
dead_end_1() { in_ns 'chmod 777 tmp data; chmod 666 tmp/out.bin; python3 -c "import os; os.rename(\"tmp/out.bin\", \"data/out.bin\")"'; }
dead_end_2() { in_ns 'python3 -c "import os; os.replace(\"tmp/out.bin\", \"data/out.bin\")"'; }
workaround_1() { in_ns 'python3 -c "import shutil; shutil.move(\"tmp/out.bin\", \"data/out.bin\")" && grep content data/out.bin && test ! -e tmp/out.bin'; }
workaround_2() { in_ns 'printf "import os, tempfile\nfd, tmp = tempfile.mkstemp(dir=\"data\")\nwith os.fdopen(fd, \"wb\") as f:\n    f.write(b\"content\")\nos.replace(tmp, \"data/out.bin\")\n" | python3 - && grep content data/out.bin'; }
workaround_3() { in_ns 'mkdir -p data/tmp; TMPDIR=$PWD/data/tmp python3 -c "import os,tempfile; f=tempfile.mkstemp()[1]; os.rename(f, \"data/out.bin\")" && test -f data/out.bin'; }
workaround_4() { in_ns 'ln -s "$PWD/tmp/out.bin" data/out.bin && grep content data/out.bin'; }
