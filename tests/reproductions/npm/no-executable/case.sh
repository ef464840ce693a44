# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm npx
# packages: npm
# version: npm --version
project() { mkdir tool && echo '{"name":"tool","version":"1.0.0"}' > tool/package.json; echo '{"name":"shop","version":"1.0.0","dependencies":{"tool":"file:tool"}}' > package.json; must npm install --no-audit; }
error() { project; npx tool init; }
dead_end_1() { project; must npm install -g --prefix "$HOME/g" ./tool; PATH=$HOME/g/bin:$PATH npx tool init; }
workaround_1() {
  mkdir tool && echo '{"name":"tool","version":"1.0.0","bin":{"one":"one.js","two":"two.js"}}' > tool/package.json
  for c in one two; do printf '#!/usr/bin/env node\nconsole.log("%s runs")\n' $c > tool/$c.js; done
  echo '{"name":"shop","version":"1.0.0","dependencies":{"tool":"file:tool"}}' > package.json; must npm install --no-audit
  npx tool >plain.log 2>&1 && missed 'works without -p'; grep -q 'could not determine' plain.log || missed 'another error'
  npx -p tool two | grep -q 'two runs'
}
