# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
const state = { items: [] };
state.items.push("a");
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
const state = { items: [] };
state.items.push("a" as any);
TS
 tsc_ a.ts; }
dead_end_2() { cat > a.ts <<'TS'
const state = { items: [] as const };
state.items.push("a");
TS
 tsc_ a.ts | grep "'push' does not exist" && missed 'no push'; }
workaround_1() { cat > a.ts <<'TS'
const state: { items: string[] } = { items: [] };
state.items.push("a");
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
interface User { n: number }
declare function useState<T>(v: T): [T, (v: T) => void];
const [users, setUsers] = useState<User[]>([]);
setUsers([{ n: 1 }]);
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
const state = { items: [] as string[], page: 1 };
state.items.push("a");
TS
 tsc_ a.ts; }
