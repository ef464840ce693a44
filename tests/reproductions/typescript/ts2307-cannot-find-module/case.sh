# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
project() { mkdir -p src/utils; echo "export const sum = 1;" > src/utils/sum.ts; echo "import { sum } from '@/utils/sum'; console.log(sum);" > src/a.ts; }
cfg() { echo "{\"compilerOptions\":{\"noEmit\":true,\"module\":\"esnext\",\"moduleResolution\":\"node\"$1},\"include\":[\"src\"]}" > tsconfig.json; }
error() { project; cfg; tsc -p .; }
dead_end_1() { project; cfg; echo "export default { resolve: { alias: { '@': '/src' } } }" > vite.config.js; tsc -p .; }
dead_end_2() { project; cfg ',"skipLibCheck":true'; tsc -p .; }
dead_end_3() { project; cfg; mkdir -p node_modules/@types/utils; echo 'export const sum: number;' > node_modules/@types/utils/index.d.ts; tsc -p .; }
workaround_2() { project; cfg ',"paths":{"@/*":["./src/*"]}'; tsc -p .; }
workaround_1() { project; echo "import x from 'express'; x();" > src/a.ts; cfg; tsc -p . >before.log && missed 'found before'; mkdir -p node_modules/express; echo '{"name":"express","version":"1.0.0","types":"i.d.ts"}' > node_modules/express/package.json; echo 'export default function f(): void;' > node_modules/express/i.d.ts; tsc -p .; }
workaround_3() { project; echo "import x from './a.svg'; console.log(x);" > src/a.ts; printf "declare module '*.svg' {\n  const src: string;\n  export default src;\n}\n" > src/svg.d.ts; cfg; tsc -p .; }
