# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 curl
# modules: requests
# packages: python3 python3-requests
# version: python3 -c "import requests; print('requests', requests.__version__)"

serve() { python3 -m http.server 8080 --bind 127.0.0.1 >server.log 2>&1 & for _ in 1 2 3 4 5 6 7 8 9 10; do sleep .3; curl -s http://127.0.0.1:8080/ >up && return; done; exit 99; }
error() { python3 -c 'import requests; requests.get("www.example.com")'; python3 -c 'import requests; requests.get("localhost:8080")'; }
dead_end_1() { serve; python3 -c 'import requests; requests.get("http://" + str(None) + "/login")' || missed "http://None/login is asked for"; }
workaround_2() { serve; printf '%s\n' "import requests" "print(requests.get('http://127.0.0.1:8080/').status_code)" >a.py; python3 a.py | grep -qx 200; }
workaround_4() { serve; printf '%s\n' "from urllib.parse import urljoin" "import requests" "print(requests.get(urljoin('http://127.0.0.1:8080/docs/', '/')).status_code)" >a.py; python3 a.py | grep -qx 200; }
