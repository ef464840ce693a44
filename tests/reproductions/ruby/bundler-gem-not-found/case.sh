# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby bundle gem
# packages: ruby ruby-bundler
# version: bundle --version

demo() {  # VERSION: a gem of one's own, built here
    mkdir -p "gem$1/lib"; echo "module Demo; VERSION = '$1'; end" >"gem$1/lib/demo.rb"
    printf '%s\n' 'Gem::Specification.new do |s|' "  s.name = 'demo'; s.version = '$1'; s.summary = 'demo'; s.authors = ['me']; s.files = ['lib/demo.rb']" 'end' >"gem$1/demo.gemspec"
    (cd "gem$1" && must gem build -q demo.gemspec >/dev/null 2>&1 && mv demo-*.gem ..)
}
project() { export BUNDLE_SILENCE_ROOT_WARNING=1 GEM_HOME=$PWD/gems; printf '%s\n' 'source "https://rubygems.org"' 'gem "demo", "2.0"' >Gemfile; demo 2.0; }
run() { bundle exec ruby -e 'require "demo"; puts "demo #{Demo::VERSION}"'; }
error() { project; run; }
dead_end_1() { project; demo 1.0; must gem install -q --local --no-document demo-1.0.gem >/dev/null; run; }
workaround_1() { project; must gem install -q --local --no-document demo-2.0.gem >/dev/null; bundle install --local >/dev/null 2>&1; bundle check && run | grep -x 'demo 2.0'; }
workaround_3() { project; bundle config set --local path vendor/bundle >/dev/null 2>&1; bundle config | grep 'vendor/bundle'; }
workaround_4() { project; mkdir -p vendor/cache; mv demo-2.0.gem vendor/cache/; bundle config set --local path vendor/bundle; bundle install --local >/dev/null 2>&1; run | grep -x 'demo 2.0'; }
