# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: php
# packages: php-cli
# version: php --version

run() { { echo '<?php'; cat; } >a.php; php -d display_errors=stderr a.php; }
error() { run <<<'$name = $_POST["name"]; echo strlen((string) $name);'; }
dead_end_1() { run <<<'error_reporting(0); $name = $_POST["name"]; if ($name === null) echo "null";' | tee out.txt; grep -q null out.txt && missed 'the value is still missing'; }
dead_end_2() { run <<<'$name = @file_get_contents("missing.txt"); if ($name === false) echo "false";' | tee out.txt; grep -q false out.txt && missed 'the message of the missing file is hidden too'; }
workaround_1() { run <<<'$name = $_POST["name"] ?? ""; echo "[$name]";' | grep -qxF '[]'; }
workaround_3() {
    run <<'X' | grep -qx '0 5'
$items = [];
$total = 0;
foreach ($items as $item) {
    $total += $item['price'];
}
$add = function ($x) use ($total) {
    return $total + $x;
};
echo "$total ", $add(5);
X
}
