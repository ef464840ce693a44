# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: flask
# packages: python3 python3-flask
# version: python3 -c 'import importlib.metadata as m; print("Flask", m.version("flask"))'

program() { printf '%s\n' 'import threading' 'from flask import Flask, current_app' 'app = Flask("shop")' "$@" >app.py; }
error() { program 'print(current_app.name)'; python3 app.py; }
dead_end_1() { program 'def work():' '    print(current_app.name)' 'with app.app_context():' '    t = threading.Thread(target=work)' '    t.start(); t.join()'; python3 app.py; }
workaround_1() { program 'with app.app_context():' '    print(current_app.name)'; python3 app.py | grep -x shop; }
workaround_2() { program 'def work(app):' '    with app.app_context():' '        print("in", current_app.name)' 't = threading.Thread(target=work, args=(app,))' 't.start(); t.join()'; python3 app.py | grep -x 'in shop'; }
workaround_3() { program '@app.cli.command("init-db")' 'def init_db():' '    print("ready", current_app.name)'; python3 -m flask --app app init-db | grep -x 'ready shop'; }
