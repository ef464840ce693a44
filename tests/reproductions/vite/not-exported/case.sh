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

project() { app; echo "import { Button } from './Button.js'; console.log(Button)" > src/main.js; echo 'const Button = 1; export default Button;' > src/Button.js; }
error() { project; build; }
dead_end_1() { project; rm -rf node_modules package-lock.json; B=$(cat src/Button.js); app; echo "$B" > src/Button.js; echo "import { Button } from './Button.js'; console.log(Button)" > src/main.js; build; }
dead_end_2() { project; rm -rf node_modules/.vite; build; }
workaround_1() { project; echo "import Button from './Button.js'; console.log(Button)" > src/main.js; build && test -e dist/index.html; }
workaround_2() { project; echo 'export interface User { n: number }' > src/types.ts; echo "import { User } from './types'; export { User }; console.log(1)" > src/m.ts; echo "import './m.ts'; import { User } from './m.ts'; console.log(User)" > src/main.js; build >/dev/null && missed 'no error with the type as a value'; echo "import type { User } from './types'; const u: User = { n: 1 }; console.log(u)" > src/m.ts; echo "import './m.ts'" > src/main.js; build && test -e dist/index.html; }
workaround_4() { project; cp src/Button.js b.mjs; node -e "import('$PWD/b.mjs').then(m => console.log(Object.keys(m)))" | grep -q default; }
