# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

source_() { printf 'print("\xb1\xa8\xb8\xe6")\n' >main.py; }
error() { source_; python3 main.py; }
workaround_2() { source_; python3 -c "import pathlib,sys; p=pathlib.Path(sys.argv[1]); p.with_suffix('.utf8.py').write_text(p.read_text('gb18030'), 'utf-8')" main.py; python3 main.utf8.py | grep -qx 报告; }
workaround_3() { source_; sed -i '1i # -*- coding: gbk -*-' main.py; python3 main.py | grep -qx 报告; }
workaround_4() { printf '%%PDF-1.4\n\xe2\xe3\xcf\xd3\n' >input.pdf; fails python3 input.pdf; printf 'import sys\nprint(open(sys.argv[1], "rb").read(4))\n' >convert.py; python3 convert.py input.pdf | grep -q PDF; }
