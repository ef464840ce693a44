# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 git curl
# modules: nbconvert ipykernel
# packages: python3-nbconvert python3-ipykernel git curl
# version: python3 -c "import ipykernel; print('ipykernel', ipykernel.__version__)"

. "$CASE_DIR/../notebook.sh"

conv() { python3 -m nbconvert --to script --stdout nb.ipynb 2>&1; }
html() { printf '\n\n\n<!DOCTYPE html>\n<html lang="en"><body>a page about a notebook</body></html>\n' >nb.ipynb; }
conflict() {
    echo 'print("answer", 42)' | nb
    python3 -c 'import json; json.dump(json.load(open("nb.ipynb")), open("nb.ipynb", "w"), indent=1)'
    must git init -q .
    must git add nb.ipynb; must git commit -qm one
    must git checkout -qb other
    sed -i 's/answer/response/' nb.ipynb; must git commit -qam two
    must git checkout -q -
    sed -i 's/answer/result/' nb.ipynb; must git commit -qam three
    git merge -q other >/dev/null 2>&1
}
error() { html; conv; }
dead_end_1() { html; cp nb.ipynb nb.json; cp nb.json nb.ipynb; conv; }
dead_end_2() { conflict; python3 -m jupyter trust nb.ipynb 2>&1; conv; }
workaround_1() {
    html; head -c 60 nb.ipynb | grep -q 'DOCTYPE html' || exit 1
    mkdir raw; mv nb.ipynb page.html
    echo 'print("answer", 42)' | nb; mv nb.ipynb raw/; (cd raw && exec python3 -m http.server 8000 --bind 127.0.0.1 >/dev/null 2>&1) &
    for _ in $(seq 50); do curl -sfLO http://127.0.0.1:8000/nb.ipynb && break; sleep 0.1; done
    conv >out 2>&1; cat out; grep -q 'print("answer", 42)' out
}
workaround_2() {
    conflict
    python3 -m json.tool nb.ipynb 2>&1 | grep -q 'line' || exit 1
    grep -q '^<<<<<<<' nb.ipynb || exit 1
    must git checkout --theirs nb.ipynb
    conv >out 2>&1; cat out; grep -q response out
}
workaround_3() {
    mkdir .ipynb_checkpoints
    echo 'print("answer", 42)' | nb; mv nb.ipynb .ipynb_checkpoints/nb-checkpoint.ipynb
    head -c 100 .ipynb_checkpoints/nb-checkpoint.ipynb >nb.ipynb
    cp .ipynb_checkpoints/nb-checkpoint.ipynb nb.ipynb
    conv >out 2>&1; cat out; grep -q 'print("answer", 42)' out
}
