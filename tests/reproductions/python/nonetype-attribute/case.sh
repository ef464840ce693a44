# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() {
    app <<'EOF'
import re

page = "<a href='/user/'>me</a>"
uid = re.search(r"uid=(\d+)", page).group(1)
print("uid", uid)
EOF
}
dead_end_1() {
    out=$(app <<'EOF'
import re
page = "<a href='/user/'>me</a>"
uid = str(re.search(r"uid=(\d+)", page))
print("uid", uid)
EOF
)
    [ "$out" = "uid None" ] && missed "the value is the text None: $out"
}
workaround_2() {
    app >out 2>&1 <<'EOF'
names = ["b", "a"]
ordered = sorted(names)        # a new list
names.sort()                   # in place; do not assign the result
print(ordered.index("b"), names.index("b"))
EOF
    cat out; grep -qx '1 1' out
}
workaround_3() {
    app >out 2>&1 <<'EOF'
def find_user(users, name):
    for user in users:
        if user["name"] == name:
            return user
    raise LookupError(f"no user {name!r}")

try:
    find_user([{"name": "a"}], "b").get("mail")
except LookupError as e:
    print("LookupError:", e)
EOF
    cat out; grep -q "LookupError: no user 'b'" out
}
