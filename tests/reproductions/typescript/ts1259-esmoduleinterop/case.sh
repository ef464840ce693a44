# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --module commonjs --moduleResolution node "$@"; }

error() { mkdir -p node_modules/express; echo '{"name":"express","version":"1.0.0","types":"i.d.ts"}' > node_modules/express/package.json; echo "declare function f(): void; declare namespace f {} export = f;" > node_modules/express/i.d.ts; cat > a.ts <<'TS'
import express from "express";
express();
TS
 tsc_ a.ts; }
dead_end_1() { mkdir -p node_modules/express; echo '{"name":"express","version":"1.0.0","types":"i.d.ts"}' > node_modules/express/package.json; echo "declare function f(): void; declare namespace f {} export = f;" > node_modules/express/i.d.ts; echo '{"compilerOptions":{"esModuleInterop":true}}' > tsconfig.json; cat > a.ts <<'TS'
import express from "express";
express();
TS
 tsc_ a.ts; }
dead_end_2() { mkdir -p node_modules/express; echo '{"name":"express","version":"1.0.0","types":"i.d.ts"}' > node_modules/express/package.json; echo "declare function f(): void; declare namespace f {} export = f;" > node_modules/express/i.d.ts; cat > a.ts <<'TS'
import express from "express";
express();
TS
 tsc_ a.ts --skipLibCheck; }
workaround_1() { mkdir -p node_modules/express; echo '{"name":"express","version":"1.0.0","types":"i.d.ts"}' > node_modules/express/package.json; echo "declare function f(): void; declare namespace f {} export = f;" > node_modules/express/i.d.ts; echo '{"compilerOptions":{"module":"commonjs","esModuleInterop":true,"noEmit":true}}' > tsconfig.json; echo "import express from 'express'; express();" > a.ts; tsc -p .; }
workaround_4() { mkdir -p node_modules/express; echo '{"name":"express","version":"1.0.0","types":"i.d.ts"}' > node_modules/express/package.json; echo "declare function f(): void; declare namespace f {} export = f;" > node_modules/express/i.d.ts; cat > a.ts <<'TS'
import express = require('express');
express();
TS
 tsc_ a.ts; }
