# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
declare function run(): void;
try { run(); } catch (e) { console.log(e.message); }
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
declare function run(): void;
try { run(); } catch (e: Error) { console.log(e.message); }
TS
 tsc_ a.ts | grep TS1196 && missed "only any or unknown is allowed"; }
dead_end_2() { cat > a.ts <<'TS'
declare function run(): void;
try { run(); } catch (e) { console.log(e?.message); }
TS
 tsc_ a.ts | grep TS2339 && missed "the property is not there"; }
workaround_1() { cat > a.ts <<'TS'
declare function run(): void;
try {
  run();
} catch (e) {
  const message = e instanceof Error ? e.message : String(e);
  console.error(message);
}
TS
 tsc_ a.ts; }
workaround_4() { cat > a.ts <<'TS'
declare function run(): void;
try { run(); } catch (e) { console.log(e.message); }
TS
 tsc_ a.ts --useUnknownInCatchVariables false; }
