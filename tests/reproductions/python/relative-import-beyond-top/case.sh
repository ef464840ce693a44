# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

project() { mkdir -p project/app/api project/app/core; : >project/app/__init__.py; : >project/app/api/__init__.py; : >project/app/core/__init__.py; echo 'settings = "s"' >project/app/core/config.py; printf 'from ..core.config import settings\nprint(settings)\n' >project/app/api/views.py; }
error() { project; cd project/app && python3 -m api.views; }
workaround_1() { project; cd project && python3 -m app.api.views | grep -qx s; }
workaround_2() { project; cd project; printf 'from app.core.config import settings\nprint(settings)\n' >app/api/views.py; python3 -m app.api.views | grep -qx s; }
