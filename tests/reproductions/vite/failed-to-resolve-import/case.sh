# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: vite node
# packages: npm
# version: vite --version
app() {  # a small project beside the modules of the installed vite
  M=$(readlink -f "$(command -v vite)"); M=${M%/vite/bin/vite.js}; mkdir -p node_modules src; for m in "$M"/* "$M"/.bin; do ln -sfn "$m" node_modules/; done
  echo '<!doctype html><div id="app"></div><script type="module" src="/src/main.js"></script>' > index.html; echo '{"name":"shop","type":"module"}' > package.json; echo 'console.log("main")' > src/main.js
}
build() { vite build --logLevel info 2>&1; }

project() { app; echo "import dayjs from 'dayjs'; console.log(dayjs)" > src/main.js; }
error() { project; build; }
dead_end_1() { project; echo "export default { build: { rollupOptions: { external: ['dayjs'] } } }" > vite.config.js; build >/dev/null; grep -q 'from *"dayjs"' dist/assets/*.js && missed 'the browser gets a bare import'; }
dead_end_2() { project; rm -rf node_modules/.vite; build; }
workaround_1() { project; mkdir node_modules/dayjs; echo '{"name":"dayjs","version":"1.0.0","main":"i.js"}' > node_modules/dayjs/package.json; echo 'export default 1' > node_modules/dayjs/i.js; build && test -e dist/index.html; }
workaround_2() { project; mkdir src/components; echo 'export default 1' > src/components/header.js; echo "import h from './components/Header.js'; console.log(h)" > src/main.js; build >/dev/null && missed 'case does not count here'; mv src/components/header.js src/components/Header.js; build && test -e dist/index.html; }
workaround_3() { project; echo 'export default 1' > src/x.js; echo "import h from '@/x.js'; console.log(h)" > src/main.js; printf "import { fileURLToPath, URL } from 'node:url';\nexport default {\n  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },\n};\n" > vite.config.js; build && test -e dist/index.html; }
