# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# modules: yaml
# packages: python3 python3-yaml
# version: python3 --version

load() { python3 -c 'import sys, yaml; print(yaml.safe_load(open(sys.argv[1], encoding="utf-8")))' "$1"; }
error() { printf 'title: Usage: run it\n' >a.yml; load a.yml; }
workaround_1() { printf 'a:\n\tb: 1\n' >a.yml; fails load a.yml; head -n 2 a.yml | tail -n 4 | cat -vet | grep -qF '^Ib: 1$'; }
workaround_2() { printf 'ports:\n - 80\n   - 443\nx:y\n' >bad.yml; fails load bad.yml; printf 'server:\n  host: 0.0.0.0\n  ports:\n    - 80\n    - 443\n' >a.yml; load a.yml | grep -qF '[80, 443]'; }
workaround_3() { printf 'handle: @name\n' >b.yml; fails load b.yml; printf "%s\n" "title: 'Usage: run it'" "path: 'C:\\data'" "handle: '@name'" >a.yml; load a.yml | grep -q '@name'; }
workaround_4() { fails python3 -c 'import yaml; yaml.safe_load("a: !Ref b")'; python3 -c "
import yaml
yaml.SafeLoader.add_multi_constructor('!', lambda loader, suffix, node: suffix)
print(yaml.safe_load('a: !Ref b'))" | grep -q Ref; }
workaround_5() { printf 'a: \x01\n' >c.yml; fails load c.yml; printf 'a: 报\n' >d.yml; LC_ALL=C.UTF-8 load d.yml | grep -q 报; }
