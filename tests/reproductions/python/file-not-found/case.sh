# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

program() { mkdir -p app; printf 'with open("data.csv") as f:\n    print("read", f.read().strip())\n' >app/app.py; }
error() { program; python3 app/app.py; }
dead_end_1() { program; echo 1,2 >app/data.csv; python3 app/app.py; }
dead_end_2() { printf 'open("out/2026/report.txt", "w").write("done")\n' >app.py; python3 app.py; }
workaround_1() { mkdir d; touch 'd/data.csv.txt'; cd d || exit 99; printf '%s\n' 'import os' 'from pathlib import Path' 'p = Path("data.csv")' 'print(os.getcwd(), p.resolve(), p.exists(), sorted(os.listdir(p.resolve().parent)))' >app.py; python3 app.py | grep "False.*'data.csv.txt'"; }
workaround_2() { program; echo 1,2 >app/data.csv; printf '%s\n' 'from pathlib import Path' 'here = Path(__file__).resolve().parent' 'text = (here / "data.csv").read_text(encoding="utf-8")' 'print("read", text.strip())' >app/app.py; python3 app/app.py | grep -x 'read 1,2'; }
workaround_3() { mkdir app; echo 1,2 >app/data.csv; printf 'import sys\nprint("read", open(sys.argv[1]).read().strip())\n' >app/app.py; python3 app/app.py app/data.csv | grep -x 'read 1,2'; }
workaround_4() { printf '%s\n' 'from pathlib import Path' 'out = Path("out/2026/report.txt")' 'out.parent.mkdir(parents=True, exist_ok=True)' 'out.write_text("done", encoding="utf-8")' >app.py; python3 app.py && grep -x done out/2026/report.txt; }
