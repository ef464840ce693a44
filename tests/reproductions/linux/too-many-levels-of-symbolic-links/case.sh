# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ln namei find
# packages: coreutils util-linux findutils
# version: ln --version | head -1

looped() { echo content >app; mkdir links; ln -s app links/app; }
error() { looped; cat links/app; }
error_zh() { error; }
dead_end_1() { looped; rm links/app; ln -s app links/app; cat links/app; }
workaround_1() { looped; ls -l links/app | grep -- '-> app' && namei -l links/app 2>/dev/null | grep -q 'app -> app'; }
workaround_2() { looped; rm links/app; ln -s "$PWD/app" links/app; cat links/app | grep -x content; }
workaround_3() { looped; ln -srfn app links/app; mkdir moved; mv app links moved/; cat moved/links/app | grep -x content; }
workaround_4() { looped; ln -s nowhere dangling; ln -s ../app links/good; find . -type l -printf '%Y %p -> %l\n' | grep '^L' >found; cat found; [ "$(cat found)" = 'L ./links/app -> app' ]; }
