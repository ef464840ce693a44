# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version
busy() { node -e "require('net').createServer().listen(18080,'127.0.0.1',()=>require('fs').writeFileSync('up','1'))" >/dev/null 2>&1 </dev/null & P=$!; for _ in 1 2 3 4 5 6 7 8 9; do [ -s up ] && break; sleep 0.1; done; }
app() { cat > app.js <<'JS'
const s = require('http').createServer(); s.listen(process.env.PORT || 18080, '127.0.0.1', () => { console.log('listening'); s.close(); });
JS
  node app.js; }
error() { busy; app; }
dead_end_2() { busy; echo "try { require('http').createServer().listen(18080,'127.0.0.1'); } catch (e) { console.log('caught'); }" > t.js; node t.js; }
dead_end_1() { busy; kill -STOP "$P"; app; }
