# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash
# packages: bash
# version: bash --version | head -1
# quick: yes

error() { printf 'set -euo pipefail\necho "deploying to $DEPLOY_HOST"\n' >deploy.sh; bash deploy.sh; }
error_zh() { error; }
dead_end_1() { bash -c 'set -u; echo "$NAME_NOT_SET"'; }
dead_end_2() { bash -c 'set -u; if [ -z "$NAME_NOT_SET" ]; then echo empty; fi'; }
dead_end_3() { DEPLOY_HOST_X=1; NAME_NOT_SET=a; bash -c 'set -u; echo "$NAME_NOT_SET"'; }
workaround_1() { bash -c 'set -u; port="${PORT_NOT_SET:-8080}"; arg="${1:-}"; echo "$port $arg"' | grep -x '8080 '; }
workaround_2() { bash -c 'set -u; : "${DEPLOY_HOST:?set DEPLOY_HOST to the target host}"; echo reached' 2>&1 | grep 'set DEPLOY_HOST to the target host' && DEPLOY_HOST=h bash -c 'set -u; : "${DEPLOY_HOST:?set DEPLOY_HOST}"; echo reached' | grep reached; }
workaround_3() { bash -c 'set -u; args=(); printf "<%s>\n" ${args[@]+"${args[@]}"}; args=("a b" c); printf "<%s>\n" ${args[@]+"${args[@]}"}' | grep '<a b>'; }
workaround_4() { echo 'x="$UNSET_IN_ENV"; ready=yes' >env.sh; bash -c 'set -u; set +u; source ./env.sh; set -u; echo "$ready"' | grep yes; }
