# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1
# quick: yes

indented() { printf 'if true; then\n    cat <<EOF\n    hello\n    EOF\nfi\n' >script.sh; }
error() { indented; bash script.sh; }
error_zh() { error; }
dead_end_1() { indented; printf 'fi\ndone\n}\n' >>script.sh; bash script.sh; }
dead_end_2() { indented; sed -i "s/<<EOF/<<'EOF'/" script.sh; bash script.sh; }
dead_end_3() { indented; sed -i 's/<<EOF/<<-EOF/' script.sh; bash script.sh; }
workaround_1() { indented; grep -n 'EOF' script.sh | cat -A | grep '    EOF\$'; }
workaround_2() { indented; sed -i -E 's/^[[:space:]]+EOF[[:space:]]*$/EOF/; s/^EOF[[:space:]]+$/EOF/' script.sh; bash -n script.sh && bash script.sh | grep hello; }
workaround_4() { printf 'if true; then\n\tcat <<-EOF\n\thello\n\tEOF\nfi\n' >script.sh; bash script.sh | grep -x hello; }
