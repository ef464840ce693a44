# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: php
# packages: php-cli php-mbstring
# version: php --version

run() { php -n "$@" -d display_errors=1 -d log_errors=0 -d html_errors=0 -r 'echo mb_strlen("中文"), "\n";'; }
error() { run; }
dead_end_2() { run -d extension_dir="$PWD" -d extension=mbstring; }
workaround_1() { run -d extension=mbstring.so | grep -qx 2; }
workaround_3() { which -a php | grep -q php && php --ini | grep -q ini && php -r 'var_dump(extension_loaded("mbstring"), PHP_VERSION, php_ini_loaded_file());' | grep -q 'bool(true)'; }
