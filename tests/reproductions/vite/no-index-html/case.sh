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

project() { app; mkdir public; mv index.html public/; echo '<!doctype html><html><body><div id="app"></div></body></html>' > public/index.html; }
error() { project; rm public/index.html; build; }
dead_end_1() { project; build; }
workaround_1() { project; mv public/index.html index.html; sed -i 's#</body>#<script type="module" src="/src/main.js"></script></body>#' index.html; build && ls dist/assets/*.js; }
workaround_4() { project; mkdir web; mv src web/; echo '<!doctype html><script type="module" src="/src/main.js"></script>' > web/index.html; echo "export default { root: 'web', build: { outDir: '../dist', emptyOutDir: true } };" > vite.config.js; build && test -s dist/index.html; }
workaround_5() { project; echo 'export const a = 1' > src/main.js; echo "export default { build: { lib: { entry: 'src/main.js', formats: ['es'] } } };" > vite.config.js; build && ls dist/*.js; }
