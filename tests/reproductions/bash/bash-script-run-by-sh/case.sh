# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: dash bash python3
# packages: dash bash python3
# version: dpkg-query -W -f 'dash ${Version}' dash || bash --version | head -1
# quick: yes

script() { printf '%s\nlist=(a b c)\nif [[ ${#list[@]} -eq 3 ]]; then echo three; fi\n' "${1:-#!/bin/sh}" >script.sh; }
error() { script; dash script.sh; dash -c '[[ a = a ]]'; dash -c 'source x'; dash -c 'x=abc; echo ${x:0:1}'; }
dead_end_1() { script '#!/bin/bash'; dash script.sh; }
dead_end_2() { script; chmod +x script.sh; dash script.sh; }
workaround_1() { script; bash script.sh | grep three; }
workaround_2() { script; sed -i '1s|^#!.*|#!/usr/bin/env bash|' script.sh; chmod +x script.sh; ./script.sh | grep three; }
workaround_4() { python3 -c 'import subprocess; subprocess.run("a=(1 2); echo ${#a[@]}", shell=True, executable="/bin/bash", check=True)' | grep -x 2; }
