# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm
# packages: npm
# version: npm --version
# a prefix that the user may not write; root steps down to nobody first
as_user() {
  mkdir -p h tool sys/lib/node_modules; echo '{"name":"left-tool","version":"1.0.0","bin":"t.js"}' > tool/package.json; printf '#!/usr/bin/env node\nconsole.log("tool runs")\n' > tool/t.js
  chmod 777 h; chmod 755 . ; chmod -R a+rX tool; chmod -R a-w sys
  if [ "$(id -u)" = 0 ]; then env HOME="$PWD/h" setpriv --reuid=65534 --regid=65534 --clear-groups bash -c "$1"; else HOME=$PWD/h bash -c "$1"; fi
}
error() { as_user "npm install -g --prefix $PWD/sys --install-links $PWD/tool"; }
dead_end_2() { as_user "npm install -g --prefix $PWD/sys --install-links --force $PWD/tool"; }
workaround_2() { as_user "mkdir -p ~/.npm-global; npm config set prefix ~/.npm-global; echo 'export PATH=~/.npm-global/bin:\$PATH' >> ~/.profile; . ~/.profile; npm install -g --install-links $PWD/tool && left-tool | grep 'tool runs'"; }
