# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --module commonjs --moduleResolution node --esModuleInterop "$@"; }

error() { mkdir -p node_modules/leftpad; echo '{"name":"leftpad","version":"1.0.0","main":"i.js"}' > node_modules/leftpad/package.json; echo "module.exports = s => s;" > node_modules/leftpad/i.js; cat > a.ts <<'TS'
import l from "leftpad";
l("a");
TS
 tsc_ a.ts; }
dead_end_1() { mkdir -p node_modules/leftpad; echo '{"name":"leftpad","version":"1.0.0","main":"i.js"}' > node_modules/leftpad/package.json; echo "module.exports = s => s;" > node_modules/leftpad/i.js; cat > a.ts <<'TS'
import l from "leftpad";
l("a");
TS
 tsc_ a.ts --skipLibCheck; }
dead_end_2() { mkdir -p node_modules/leftpad; echo '{"name":"leftpad","version":"1.0.0","main":"i.js"}' > node_modules/leftpad/package.json; echo "module.exports = s => s;" > node_modules/leftpad/i.js; rm -rf node_modules; mkdir -p node_modules/leftpad; echo '{"name":"leftpad","version":"1.0.0","main":"i.js"}' > node_modules/leftpad/package.json; echo "module.exports = s => s;" > node_modules/leftpad/i.js; cat > a.ts <<'TS'
import l from "leftpad";
l("a");
TS
 tsc_ a.ts; }
workaround_1() { mkdir -p node_modules/leftpad; echo '{"name":"leftpad","version":"1.0.0","main":"i.js"}' > node_modules/leftpad/package.json; echo "module.exports = s => s;" > node_modules/leftpad/i.js; mkdir -p node_modules/@types/leftpad; echo "export default function l(s: string): string;" > node_modules/@types/leftpad/index.d.ts; cat > a.ts <<'TS'
import l from "leftpad";
l("a");
TS
 tsc_ a.ts; }
workaround_2() { mkdir -p node_modules/leftpad; echo '{"name":"leftpad","version":"1.0.0","main":"i.js"}' > node_modules/leftpad/package.json; echo "module.exports = s => s;" > node_modules/leftpad/i.js; mkdir -p src/types; printf "declare module 'leftpad' {\n  export default function leftpad(s: string): string;\n}\n" > src/types/leftpad.d.ts; cat > a.ts <<'TS'
import l from "leftpad";
l("a");
TS
 tsc_ a.ts src/types/leftpad.d.ts; }
