# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version
# the libraries that come with tsc are not checked again in each run
tsc_() { tsc --noEmit --skipDefaultLibCheck --strict --target es2017 "$@"; }

error() { cat > a.ts <<'TS'
function req(o: { method: "GET" | "POST" }) {}
let m = "GET";
req({ method: m });
TS
 tsc_ a.ts; }
dead_end_1() { cat > a.ts <<'TS'
function req(o: { method: "GET" | "POST" }) {}
const options = { method: "GET" };
req(options);
TS
 tsc_ a.ts; }
dead_end_2() { cat > a.ts <<'TS'
function req(o: { method: "GET" | "POST" }) {}
const m: "GET" | "POST" = String("GET");
TS
 tsc_ a.ts; }
workaround_1() { cat > a.ts <<'TS'
function req(o: { method: "GET" | "POST" }) {}
type Options = { method: "GET" | "POST" };
const options: Options = { method: "GET" };
req(options);
TS
 tsc_ a.ts; }
workaround_2() { cat > a.ts <<'TS'
function req(o: { method: "GET" | "POST" }) {}
const options = { method: "GET" as const };
req(options);
TS
 tsc_ a.ts; }
workaround_3() { cat > a.ts <<'TS'
function req(o: { method: "GET" | "POST" }) {}
const methods = ["GET", "POST"] as const;
type Method = (typeof methods)[number];
function isMethod(s: string): s is Method {
  return (methods as readonly string[]).indexOf(s) >= 0;
}
declare const s: string;
if (isMethod(s)) req({ method: s });
TS
 tsc_ a.ts; }
