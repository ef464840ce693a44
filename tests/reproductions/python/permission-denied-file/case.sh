# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 setpriv
# packages: python3 util-linux
# version: python3 --version

# as an ordinary user, whoever runs the case
as() { if [ "$(id -u)" = 0 ]; then chown 65534:65534 .; setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
ready() { echo 'a,b' >data.csv; chmod 000 data.csv; [ "$(id -u)" = 0 ] && chown 0:0 data.csv; :; }
error() { ready; as python3 -c 'open("data.csv")'; }
workaround_3() { ready; fails as python3 -c 'open("data.csv")'; [ "$(id -u)" = 0 ] && chown -R 65534 .; as chmod u+rw data.csv; as python3 -c 'print(open("data.csv").read())' | grep -q a,b; }
workaround_4() { fails as python3 -c 'open("/usr/my-app.txt", "w")'; as python3 -c '
from pathlib import Path

folder = Path.home() / "my-app"
folder.mkdir(exist_ok=True)
(folder / "a").write_text("x")' && grep -q x my-app/a; }
workaround_7() { ready; ls -ld data.csv "$(dirname data.csv)" | grep -q -e '^----------'; }
