# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: nbconvert ipykernel
# packages: python3-nbconvert python3-ipykernel
# version: python3 -c "import ipykernel; print('ipykernel', ipykernel.__version__)"

. "$CASE_DIR/../notebook.sh"

error() { echo 'print("answer", 42)' | nb torch-env; run; }
dead_end_1() { echo 'print("answer", 42)' | nb torch-env; sed -i 's/"display_name": "torch-env"/"display_name": "Python 3 (ipykernel)"/' nb.ipynb; run; }
workaround_1() {
    echo 'print("answer", 42)' | nb torch-env
    must python3 -m ipykernel install --user --name torch-env --display-name "Python (torch-env)"
    run >out 2>&1; cat out; grep -q 'answer 42' out
}
workaround_3() { echo 'print("answer", 42)' | nb torch-env; run --ExecutePreprocessor.kernel_name=python3 >out 2>&1; cat out; grep -q 'answer 42' out; }
