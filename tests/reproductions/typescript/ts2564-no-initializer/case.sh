# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
class User { name: string; }
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
class User { name: string; constructor() { this.init(); } init() { this.name = "a"; } }
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
class User {
  tags: string[] = [];
  constructor(public name: string) {}
}
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
class Card {
  title?: string;
}
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
interface Item { n: number }
function Input() { return (t: object, k: string) => {}; }
class Product {
  @Input() item!: Item;
}
TS
 tsc_ a.ts --experimentalDecorators; }
workaround_4() { cat > a.ts <<'TS'
class User { name: string; }
TS
 tsc_ a.ts --strictPropertyInitialization false; }
