# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm node python3
# packages: npm python3
# version: npm --version
project() {  # a package with native code, and a PATH without Python
  mkdir bin; for c in node npm sh env uname dirname readlink sed basename; do ln -s "$(command -v $c)" bin/; done; PY=$(command -v python3)
  echo '{"name":"native","version":"1.0.0","gypfile":true}' > package.json; echo '{"targets":[]}' > binding.gyp
  unset PYTHON; PATH=$PWD/bin
}
error() { project; npm install --nodedir=/nowhere --foreground-scripts; }
workaround_3() { project; PYTHON=$PY npm install --nodedir=/nowhere --foreground-scripts >build.log 2>&1; while read -r l; do case $l in *'find Python'*"You need"*) missed 'no Python';; *'using Python version 3'*|*'found Python'*) echo "$l"; found=1;; esac; done < build.log; [ -n "$found" ]; }
