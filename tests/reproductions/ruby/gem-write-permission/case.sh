# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby gem setpriv
# packages: ruby util-linux
# version: ruby --version

as() { if [ "$(id -u)" = 0 ]; then chown 65534:65534 .; setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
ready() { mkdir lib; echo 'puts 1' >lib/mine.rb; printf 'Gem::Specification.new { |s| s.name = "mine"; s.version = "1.0"; s.summary = "s"; s.authors = ["me"]; s.files = ["lib/mine.rb"] }\n' >mine.gemspec; must gem build mine.gemspec; chmod -R a+rX .; }
error() { ready; as gem install --local ./mine-1.0.gem; }
workaround_1() { ready; as gem install --user-install --local ./mine-1.0.gem >/dev/null 2>&1; as gem list mine | grep -q 'mine (1.0)'; }
workaround_2() { ready; export GEM_HOME="$HOME/.gem/all"; as gem install --local ./mine-1.0.gem; as gem list mine | grep -q 'mine (1.0)'; }
