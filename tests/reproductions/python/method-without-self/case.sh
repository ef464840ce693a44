# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() {
    app <<'EOF'
class Circle:
    def area(r):
        return 3 * r * r

print(Circle().area(2))
EOF
}
dead_end_1() {
    app >out 2>&1 <<'EOF'
class Circle:
    def area(r):
        return 3 * r * r

print(Circle().area())
EOF
    cat out; grep -q '^12$' out || missed "the object itself arrived as r"
}
dead_end_2() {
    app >out 2>&1 <<'EOF'
class Circle:
    def area(r, *args):
        return 3 * r * r

print(Circle().area(2))
EOF
    cat out; grep -q '^12$' out || missed "the object itself arrived as r"
}
workaround_3() {
    app >out 2>&1 <<'EOF'
class Circle:
    @staticmethod
    def area(r):
        return 3 * r * r

print(Circle().area(2), Circle.area(2))
EOF
    cat out; grep -qx '12 12' out
}
workaround_2() {
    app >before 2>&1 <<'EOF'
class BadRequest(Exception):
    def __init__(self, *, reason=None):
        super().__init__(reason)

raise BadRequest("Missing argument: id")
EOF
    grep -q 'takes 1 positional argument but 2 were given' before || exit 1
    sed -i 's/BadRequest("/BadRequest(reason="/' app.py
    python3 app.py >out 2>&1; cat out; grep -q 'BadRequest: Missing argument: id' out
}
