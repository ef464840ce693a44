# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 curl
# modules: requests
# packages: python3 python3-requests
# version: python3 -c "import requests; print('requests', requests.__version__)"

# a Python that has requests but not PySocks
hide() { mkdir -p nosocks; echo 'raise ImportError("no PySocks")' >nosocks/socks.py; export PYTHONPATH=$PWD/nosocks; }
serve() { python3 -m http.server "$1" --bind 127.0.0.1 >server.log 2>&1 & for _ in 1 2 3 4 5 6 7 8 9 10; do sleep .3; curl --noproxy '*' -s http://127.0.0.1:"$1"/ >up && return; done; exit 99; }
get() { python3 -c 'import requests; print(requests.get("http://app.test/").status_code)'; }
error() { hide; export all_proxy=socks5://127.0.0.1:1080; get; }
dead_end_2() { hide; export all_proxy=socks5://127.0.0.1:1080 http_proxy=socks5://127.0.0.1:1080; unset http_proxy https_proxy; get; }
workaround_2() { hide; export all_proxy=socks5://127.0.0.1:1080; serve 7890; unset all_proxy ALL_PROXY; export http_proxy=http://127.0.0.1:7890 https_proxy=http://127.0.0.1:7890; get | grep -q '^[0-9]*$'; }
workaround_4() { hide; export all_proxy=socks5://127.0.0.1:1080; serve 8080; printf '%s\n' "import requests" "s = requests.Session()" "s.trust_env = False" "print(s.get('http://127.0.0.1:8080/').status_code)" >a.py; python3 a.py | grep -qx 200; }
