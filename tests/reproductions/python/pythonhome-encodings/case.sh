# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3 python3-venv
# version: python3 --version

error() { PYTHONHOME=/nonexistent python3 -c 1; }
workaround_1() { export PYTHONHOME=/nonexistent PYTHONPATH=/nonexistent; fails python3 -c 1; unset PYTHONHOME PYTHONPATH
python3 -V && python3 -c 'print(1)' | grep -qx 1; }
workaround_2() {
  must python3 -m venv .venv; printf 'home = /nonexistent\n' >.venv/pyvenv.cfg; rm .venv/bin/python*; ln -s /nonexistent/python3 .venv/bin/python3; fails .venv/bin/python3 -c 1
  rm -rf .venv
  python3 -m venv .venv
  : >requirements.txt; .venv/bin/pip install -r requirements.txt; .venv/bin/python3 -c 'print(1)' | grep -qx 1; }
workaround_3() { export PYTHONHOME=/nonexistent; env -u PYTHONHOME -u PYTHONPATH python3 -c 'print(1)' | grep -qx 1; }
