# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: django
# packages: python3-django
# version: echo "Django $(python3 -c "import django; print(django.__version__)")"

project() {
    must python3 -m django startproject project .
    must python3 manage.py startapp app
    sed -i "s/^INSTALLED_APPS = \[/&\n    'app',/; s/^ALLOWED_HOSTS.*/ALLOWED_HOSTS = ['*']/" project/settings.py
    printf '%s\n' 'from django.http import HttpResponse' 'def home(request, pk=0): return HttpResponse("ok")' >app/views.py
    printf '%s\n' "from django.urls import include, path" "urlpatterns = [path('', include('app.urls'))]" >project/urls.py
    printf '%s\n' 'from django.urls import path' 'from . import views' "app_name = 'app'" "urlpatterns = [path('', views.home, name='home'), path('<int:pk>/', views.home, name='detail')]" >app/urls.py
}
shell() { python3 manage.py shell -c "from django.template import Template, Context; print(Template('''$1''').render(Context({'item': {'pk': 3}})))"; }
error() { project; shell "{% url 'home' %}"; }
workaround_1() { project; shell "{% url 'app:home' %}" | grep -qx /; }
workaround_2() {
    project; printf '%s\n' 'from django.urls import path' "urlpatterns = []" >project/urls.py
    printf '%s\n' 'from django.urls import include, path' '' 'urlpatterns = [' "    path('', include('app.urls'))," ']' >project/urls.py
    shell "{% url 'app:home' %}" | grep -qx /
}
workaround_3() { project; shell "{% url 'app:detail' item.pk %}" | grep -qx /3/; }
workaround_4() { project; python3 manage.py shell -c "from django.urls import get_resolver; print(sorted(str(k) for k in get_resolver().reverse_dict.keys() if isinstance(k, str)), list(get_resolver().namespace_dict))" | grep -q app; }
