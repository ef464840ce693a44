# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node tsc
# packages: nodejs node-typescript
# version: node --version
# a file ending that Node.js does not know; versions that run .ts themselves are told not to
project() { echo '{"type":"module"}' > package.json; printf 'const n: number = 42;\nconsole.log(n);\n' > main.ts; node --help | grep -q -- --no-experimental-strip-types && export NODE_OPTIONS=--no-experimental-strip-types; true; }
error() { project; node main.ts; }
workaround_3() { project; tsc --outDir dist --module nodenext --target es2022 main.ts; node dist/main.js | grep -qx 42; }
