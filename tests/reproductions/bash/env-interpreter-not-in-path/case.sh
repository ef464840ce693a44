# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash env python3
# packages: bash coreutils python3
# version: env --version | head -1

script() { printf '#!/usr/bin/env mytool-x\nprint("ran")\n' >app; chmod +x app; }
error() { script; ./app; }
error_zh() { error; }
workaround_1() { script; mkdir tools; ln -s "$(command -v python3)" tools/mytool-x; fails env -i PATH=/usr/bin:/bin ./app; env -i PATH="$PWD/tools:/usr/local/bin:/usr/bin:/bin" ./app | grep -qx ran; }
workaround_2() { script; mkdir nvm local; ln -s "$(command -v python3)" nvm/mytool-x; (PATH=$PWD/nvm:$PATH; ln -s "$(command -v mytool-x)" local/mytool-x); env -i PATH="$PWD/local:/usr/bin:/bin" ./app | grep -qx ran; }
workaround_3() { printf '#!/usr/bin/env python\nprint("ran")\n' >app; chmod +x app; mkdir b; for p in env python3; do ln -s "$(command -v $p)" b/; done; PATH=$PWD/b ./app >out 2>&1 && exit 99; sed -i '1s/.*/#!\/usr\/bin\/env python3/' app; PATH=$PWD/b ./app | grep -qx ran; }
