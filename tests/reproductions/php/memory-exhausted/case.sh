# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: php
# packages: php-cli
# version: php --version

big() { php -r '$l = str_repeat("x", 99) . "\n"; $f = fopen("big.txt", "w"); for ($i = 0; $i < 100000; $i++) fwrite($f, $l);'; }
php_() { php -d display_errors=1 -d log_errors=0 -d html_errors=0 "$@"; }
error() { big; echo '<?php $all = file("big.txt"); echo count($all), "\n";' >script.php; php_ -d memory_limit=8M script.php; }
dead_end_2() { echo '<?php function f($a) { return f($a . str_repeat("x", 100000)); } f("");' >script.php; php_ -d memory_limit=64M script.php; }
workaround_2() { big; cat >script.php <<'PHP'
<?php
function lines(string $file): Generator {
    $f = fopen($file, 'r');
    while (($line = fgets($f)) !== false) {
        yield $line;
    }
    fclose($f);
}
$n = 0;
foreach (lines('big.txt') as $line) {
    $n++;
}
echo $n, "\n";
PHP
php_ -d memory_limit=8M script.php | grep -qx 100000; }
workaround_1() { big; echo '<?php $all = file("big.txt"); echo count($all), "\n";' >script.php; php --ini | grep -q 'php.ini'; php_ -d memory_limit=512M script.php | grep -qx 100000; }
