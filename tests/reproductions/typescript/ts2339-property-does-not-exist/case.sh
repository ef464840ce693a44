# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: tsc
# packages: node-typescript
# version: tsc --version

c() { cat >a.ts; tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" a.ts; }
wrong() { cat >w.ts; fails tsc --noEmit --strict --skipLibCheck --target es2020 --lib es2020,dom "$@" w.ts; rm w.ts; }   # the code before the advice
error() { printf 'interface User { id: number }\ndeclare const u: User;\nu.email;\nexport {};\n' | c; }
workaround_1() { printf 'interface User {\n  id: number\n  name: string\n  email?: string\n}\ndeclare const u: User;\nu.email;\nexport {};\n' | c; }
workaround_2() { D='type Shape = { radius: number } | { side: number }; declare const shape: Shape;'; echo "$D shape.radius; export {};" | wrong; echo "$D if ('radius' in shape) console.log(shape.radius); export {};" | c; }
workaround_3() { echo 'const options = {}; options.name = "a"; export {};' | wrong; printf 'interface User { id: number; name: string }\nfunction useState<T>(v: T): [T, (v: T) => void] { return [v, () => {}]; }\nconst [users, setUsers] = useState<User[]>([])\nusers.map((u) => u.name);\nconst options: Record<string, string> = {}\noptions.name = "a";\nexport {};\n' | c; }
workaround_4() { echo 'window.dataLayer.push(1); export {};' | wrong; printf 'export {}\ndeclare global {\n  interface Window { dataLayer: unknown[] }\n  namespace Express {\n    interface Request { user?: { id: string } }\n  }\n}\nwindow.dataLayer.push(1);\n' | c; }
