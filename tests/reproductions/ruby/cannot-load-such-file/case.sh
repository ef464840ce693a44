# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby bundle
# packages: ruby ruby-bundler
# version: ruby --version

ready() { mkdir -p app/lib; echo 'def hi; puts "hi"; end' >app/lib/helper.rb; printf 'require "%s"\nhi\n' "${1:-lib/helper}" >app/main.rb; }
error() { ready; ruby app/main.rb; }
dead_end_1() { mkdir lib; echo 'puts 1' >lib/mine.rb; printf 'Gem::Specification.new { |s| s.name = "mine"; s.version = "1.0"; s.summary = "s"; s.authors = ["me"]; s.files = ["lib/mine.rb"] }\n' >mine.gemspec; must gem build mine.gemspec; export GEM_HOME=$HOME/gems; must gem install --local ./mine-1.0.gem; mkdir p; cd p || exit 99; echo 'source "https://rubygems.org"' >Gemfile; ruby -e 'require "mine"' | grep -qx 1 || exit 99; bundle exec ruby -e 'require "mine"'; }
dead_end_2() { ready; cd app && ruby main.rb; }
workaround_3() { ready; printf 'require_relative "lib/helper"\nhi\n' >app/main.rb; ruby app/main.rb | grep -qx hi; }
workaround_5() { ruby -e 'puts RUBY_VERSION, $LOAD_PATH' | grep -q ruby && gem environment | grep -q 'INSTALLATION DIRECTORY'; }
