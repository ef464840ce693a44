# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: php curl perl
# packages: php-cli curl perl
# version: php --version

serve() { php -d output_buffering=0 -S 127.0.0.1:8080 >server.log 2>&1 & for i in $(seq 50); do curl -s -o /dev/null http://127.0.0.1:8080/none && break; sleep 0.1; done; curl -si http://127.0.0.1:8080/index.php; }
late() { printf "$1<?php\nerror_reporting(E_ALL); ini_set('display_errors', '1'); ini_set('html_errors', '0'); ini_set('output_buffering', '0');\n%s\n" "$2" >index.php; }
error() { late '' 'echo "early"; header("Location: /login.php");'; serve; }
dead_end_1() { late '' 'echo "early"; @header("Location: /login.php");'; serve | grep -q '^Location: ' && return; missed "no redirect"; }
workaround_2() { late '\357\273\277' 'header("X-Late: yes");'; mv index.php config.php; LC_ALL=C grep -rlP '^\xEF\xBB\xBF' --include='*.php' . | grep -q config.php; perl -i -pe 's/^\xEF\xBB\xBF// if $. == 1' config.php; mv config.php index.php; serve | tee out.txt | grep -q '^X-Late: yes' && ! grep -q 'already sent' out.txt; }
workaround_3() { cat >index.php <<'PHP'
<?php
session_start();
if (!isset($_SESSION['user'])) {
    header('Location: /login.php');
    exit;
}
?>
<h1>Welcome</h1>
PHP
serve | grep -q '^Location: /login.php'; }
workaround_4() { printf '%s\n' '<?php' 'ob_start();' "echo 'early text';" "header('X-Late: yes');" 'ob_end_flush();' >index.php; serve | grep -q '^X-Late: yes'; }
