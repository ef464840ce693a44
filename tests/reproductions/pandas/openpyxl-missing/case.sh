# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas as m; print('pandas', m.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
import sys

class Without:                  # an environment without these modules
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("openpyxl", "xlsxwriter"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
df = pd.DataFrame({"a": [1, 2]})
import zipfile
zipfile.ZipFile("data.xlsx", "w").writestr("xl/workbook.xml", "<x/>")
print(pd.read_excel("data.xlsx"))
EOF
}
dead_end_1() { app <<'EOF'
import sys

class Without:                  # an environment without these modules
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("openpyxl", "xlsxwriter"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
df = pd.DataFrame({"a": [1, 2]})
import zipfile
zipfile.ZipFile("data.xlsx", "w").writestr("xl/workbook.xml", "<x/>")
pd.read_excel("data.xlsx", engine="openpyxl")
EOF
}
workaround_2() { app >out 2>&1 <<'EOF'
import sys

class Without:                  # an environment without these modules
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("openpyxl", "xlsxwriter"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
df = pd.DataFrame({"a": [1, 2]})
df.to_csv("data.csv", index=False, encoding="utf-8-sig")
print(pd.read_csv("data.csv")["a"].sum())
EOF
cat out; grep -qx 3 out; }
