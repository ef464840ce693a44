# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
path = "C:\Users\me\data.csv"
print(path)
EOF
}
dead_end_1() { app <<'EOF'
# -*- coding: utf-8 -*-
path = "C:\Users\me\data.csv"
print(path)
EOF
}
dead_end_2() {
    app >out 2>&1 <<'EOF'
folder = r"C:\Users\me\"
print(folder)
EOF
    cat out; grep -qF 'C:\Users\me\' out && ! grep -q SyntaxError out || missed "a raw string cannot end with one backslash"
}
workaround_1() { app >out 2>&1 <<'EOF'
path = r"C:\Users\me\data.csv"
print(path)
EOF
cat out; grep -qxF 'C:\Users\me\data.csv' out; }
workaround_2() { app >out 2>&1 <<'EOF'
path = "C:/Users/me/data.csv"
print(path)
EOF
cat out; grep -qxF 'C:/Users/me/data.csv' out; }
workaround_3() { app >out 2>&1 <<'EOF'
folder = "C:\\Users\\me\\"
print(folder)
EOF
cat out; grep -qxF 'C:\Users\me\' out; }
