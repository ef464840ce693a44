# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
const el = document.querySelector("#q");
if (el) el.value;
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
const el = document.querySelector("#q");
el?.value;
TS
 tsc_ a.ts; }
dead_end_2() { cat > a.ts <<'TS'
const el = document.querySelector("#q");
if (el) el.value;
el!.value;
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
const el = document.querySelector('#q');
if (el instanceof HTMLInputElement) {
  console.log(el.value);
}
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
const el = document.querySelector<HTMLInputElement>('#q');
console.log(el?.value);
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
const el = document.getElementById('q') as HTMLInputElement | null;
console.log(el?.value);
TS
 tsc_ a.ts; }
workaround_4() { cat > a.ts <<'TS'
declare const input: HTMLInputElement;
input.addEventListener('input', (ev) => {
  const el = ev.currentTarget;
  if (el instanceof HTMLInputElement) console.log(el.value);
});
TS
 tsc_ a.ts; }
