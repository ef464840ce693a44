# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby bundle
# packages: ruby ruby-bundler
# version: ruby --version

ready() { printf 'source "https://rubygems.org"\nruby %s\n' "${1:-\"2.2.2\"}" >Gemfile; }
error() { ready; bundle install; }
dead_end_1() { ready; rm -f Gemfile.lock; bundle install; }
workaround_3() { ready "\"~> $(ruby -e 'print RUBY_VERSION[/[0-9]+[.][0-9]+/]').0\""; bundle install --local 2>&1 | grep -q 'Bundle complete'; }
