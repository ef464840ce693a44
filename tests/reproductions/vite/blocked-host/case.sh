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

ask() {  # starts the server with $@ and asks it under a domain name
  vite --port 15173 --strictPort "$@" >server.log 2>&1 </dev/null & 
  node -e "const h=require('http'); let n=0; (function go(){ h.get({host:'localhost',port:15173,path:'/',headers:{host:'app.example.com'}},r=>{let s='';r.on('data',d=>s+=d);r.on('end',()=>{console.log(r.statusCode,s);process.exit()})}).on('error',()=>n++<60?setTimeout(go,200):process.exit(1)) })()"
}
error() { app; ask; }
dead_end_1() { app; ask --host 0.0.0.0; }
dead_end_2() { app; echo 'export default { server: { cors: true } }' > vite.config.js; ask; }
workaround_1() { app; echo "export default { server: { allowedHosts: ['.example.com'] } }" > vite.config.js; ask | grep -q '200 '; }
workaround_3() { app; export __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=app.example.com; ask | grep -q '200 '; }
