# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; printf '[{"name": "a"}, {"name": "b"}]' >users.json; python3 app.py; }
error() {
    app <<'EOF'
import json

data = json.load(open("users.json"))
print(data["name"])
EOF
}
dead_end_1() {
    app >out 2>&1 <<'EOF'
import json
data = json.load(open("users.json"))
print(data.get("name"))
EOF
    cat out; grep -q '^a$' out || missed "a list has no get"
}
workaround_1() {
    app >out 2>&1 <<'EOF'
import json

data = json.load(open("users.json"))
print(data[0]["name"])
for user in data:
    print(user["name"])
EOF
    cat out; [ "$(tr '\n' ' ' <out)" = 'a a b ' ]
}
workaround_3() {
    app >out 2>&1 <<'EOF'
import json

data = json.load(open("users.json"))
by_name = {user["name"]: user for user in data}
print(by_name["b"])
EOF
    cat out; grep -qF "{'name': 'b'}" out
}
workaround_2() {
    app >out 2>&1 <<'EOF'
import json

body = '"{\\"name\\": \\"a\\"}"'        # JSON inside a JSON text
data = json.loads(body)
if isinstance(data, str):
    data = json.loads(data)
print(data["name"])
EOF
    cat out; grep -qx a out
}
