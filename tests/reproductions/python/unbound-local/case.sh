# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
count = 10

def increment():
    count += 1
    return count

print(increment())
EOF
}
dead_end_1() { error; }
dead_end_2() { app >out <<'EOF'
count = 10

def increment():
    count = 0
    count += 1
    return count

print(increment(), increment())
EOF
cat out; grep -qx '11 12' out || missed "every call starts again"; }
workaround_3() { app >out 2>&1 <<'EOF'
count = 10

def increment(count):
    return count + 1

count = increment(count)
print(count)
EOF
cat out; grep -qx 11 out; }
