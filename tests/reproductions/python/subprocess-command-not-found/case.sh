# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' 'import subprocess' "$@" >app.py; python3 app.py; }
error() { run 'subprocess.run(["no-such-ffmpeg", "-version"])'; }
dead_end_2() { run 'subprocess.run("ls -l", check=True)'; }
workaround_4() { touch here; run 'import shlex, subprocess' 'subprocess.run(["ls", "-l"], check=True)' 'subprocess.run(shlex.split("ls -l"), check=True)' | grep -c here | grep -x 2; }
workaround_5() { run 'subprocess.run(["bash", "-c", "type cd | head -n 1"], check=True)' | grep 'cd is a shell builtin'; }
