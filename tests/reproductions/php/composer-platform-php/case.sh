# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: php composer
# packages: php-cli composer
# version: composer --version

ready() { export COMPOSER_ALLOW_SUPERUSER=1 COMPOSER_NO_INTERACTION=1 COMPOSER_HOME=$HOME/.composer COMPOSER_DISABLE_NETWORK=1; mkdir -p app lib; printf '{"name":"me/lib","version":"1.0.0","require":{"php":"^5.6"}}\n' >lib/composer.json; printf '{"name":"me/app","repositories":[{"packagist.org":false},{"type":"path","url":"../lib"}],"require":{"me/lib":"*"}}\n' >app/composer.json; cd app || exit 99; }
error() { ready; composer install --no-ansi; }
dead_end_1() { ready; printf '{"name":"me/lib","version":"1.0.0","require":{"php":"^5.6"},"autoload":{"files":["lib.php"]}}\n' >../lib/composer.json; printf '%s\n' '<?php' 'mysql_connect("localhost");' >../lib/lib.php; must composer install --ignore-platform-reqs; php -r 'require "vendor/autoload.php";' || missed "the code does not run with this PHP"; }
dead_end_2() { ready; rm -rf vendor; composer clear-cache -q; composer install --no-ansi; }
# a lock made with an old PHP: it names the version of the library that wants PHP 7
locked() {
    ready; mkdir ../lib2
    printf '{"name":"me/lib","version":"2.0.0","require":{"php":">=8.0"}}\n' >../lib2/composer.json
    printf '{"name":"me/app","repositories":[{"packagist.org":false},{"type":"path","url":"../lib","canonical":false},{"type":"path","url":"../lib2","canonical":false}],"require":{"me/lib":"*"}}\n' >composer.json
    must composer update --ignore-platform-reqs --prefer-lowest
    rm -rf vendor; grep -q '"version": "1.0.0"' composer.lock || exit 99
    composer install --no-ansi >out 2>&1; grep -q 'does not satisfy' out || exit 99
}
workaround_2() {
    locked
    composer why-not --locked php 8.2 | grep -q me/lib || return 1
    composer config platform.php 8.2.0
    composer update -q && test -e vendor/me/lib && grep -q '"version": "2.0.0"' composer.lock
}
