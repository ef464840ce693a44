# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: npm
# packages: npm
# version: npm --version
project() { echo '{"name":"shop","version":"1.0.0","scripts":{"dev":"node -p 6*7"}}' > package.json; }
error() { project; npm run build; }
dead_end_1() { project; mkdir bin; printf '#!/bin/sh\necho built\n' > bin/build; chmod +x bin/build; PATH=$PWD/bin:$PATH; build; npm run build; }
workaround_1() { project; npm run | grep -q dev && npm run dev | grep -q 42; }
workaround_3() { project; echo 'console.log("up")' > server.js; npm pkg set scripts.start="node server.js"; npm start | grep -q up; }
workaround_2() { project; mkdir client; echo '{"name":"c","scripts":{"build":"node -p 6*7"}}' > client/package.json; npm run build --prefix client | grep -q 42; }
workaround_4() { mkdir a b; echo '{"name":"a","version":"1.0.0","scripts":{"build":"node -p 6*7"}}' > a/package.json; echo '{"name":"b","version":"1.0.0"}' > b/package.json; echo '{"name":"shop","workspaces":["a","b"]}' > package.json; npm run build --workspaces --if-present | grep -q 42; }
