# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# nb [KERNEL]: a notebook of one cell from stdin, run as Jupyter does
nb() {
    python3 -c 'import json, sys; json.dump({"cells": [{"cell_type": "code", "id": "a1", "execution_count": None, "metadata": {}, "outputs": [], "source": sys.stdin.read()}], "metadata": {"kernelspec": {"name": sys.argv[1], "display_name": sys.argv[1]}}, "nbformat": 4, "nbformat_minor": 5}, open("nb.ipynb", "w"))' "${1:-python3}"
}
run() { python3 -m nbconvert --to notebook --execute --stdout nb.ipynb "$@" 2>&1; }
