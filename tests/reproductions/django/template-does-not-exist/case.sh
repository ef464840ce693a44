# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: django
# packages: python3-django
# version: echo "Django $(python3 -c "import django; print(django.__version__)")"

project() {
    must python3 -m django startproject project .
    must python3 manage.py startapp app
}
render() { python3 manage.py shell -c "from django.template.loader import render_to_string; print(render_to_string('home.html'))"; }
error() { project; render; }
workaround_1() { project; mkdir app/templates; echo hello >app/templates/home.html; sed -i "s/^INSTALLED_APPS = \[/&\n    'app',/" project/settings.py; render | grep -qx hello; }
workaround_2() {
    project; mkdir templates; echo hello >templates/home.html
    cat >>project/settings.py <<'X'
TEMPLATES = [{
    'BACKEND': 'django.template.backends.django.DjangoTemplates',
    'DIRS': [BASE_DIR / 'templates'],
    'APP_DIRS': True,
    'OPTIONS': {'context_processors': [
        'django.template.context_processors.request',
        'django.contrib.auth.context_processors.auth',
        'django.contrib.messages.context_processors.messages',
    ]},
}]
X
    render | grep -qx hello
}
workaround_4() { project; python3 manage.py shell -c "from django.template.utils import get_app_template_dirs; from django.conf import settings; print(settings.TEMPLATES[0]['DIRS'], *get_app_template_dirs('templates'), sep=chr(10))" | grep -q 'admin/templates'; }
