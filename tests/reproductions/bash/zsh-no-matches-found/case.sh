# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: zsh
# packages: zsh
# version: zsh --version
# quick: yes

error() { printf '#!/bin/sh\nprintf "<%%s>\\n" "$@"\n' >pip; chmod +x pip; zsh -fc 'PATH=$PWD:$PATH; pip install uvicorn[standard]'; }
dead_end_2() { zsh -fc 'env pip install uvicorn[standard]'; }
tool() { printf '#!/bin/sh\nprintf "<%%s>\\n" "$@"\n' >pip; chmod +x pip; }
workaround_1() { tool; zsh -fc "PATH=\$PWD:\$PATH; pip install 'uvicorn[standard]'" | grep -F '<uvicorn[standard]>'; }
workaround_2() { tool; zsh -fc 'PATH=$PWD:$PATH; pip install uvicorn\[standard\]' | grep -F '<uvicorn[standard]>'; }
workaround_3() { tool; echo "alias pip='noglob pip'" >>~/.zshrc; printf 'setopt aliases\nsource ~/.zshrc\nPATH=$PWD:$PATH\npip install uvicorn[standard]\n' >t.zsh; zsh -f t.zsh | grep -F '<uvicorn[standard]>'; }
workaround_4() { tool; echo 'setopt nonomatch' >> ~/.zshrc; printf 'source ~/.zshrc\nPATH=$PWD:$PATH\npip install uvicorn[standard]\n' >t.zsh; zsh -f t.zsh | grep -F '<uvicorn[standard]>'; }
