# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby gem make gcc
# packages: ruby ruby-dev make gcc libc6-dev
# version: gem --version
ready() {
    export GEM_HOME=$PWD/gems; mkdir -p ext/fast
    printf "require 'mkmf'\ndir_config('nope')\nabort 'nope.h is missing; please install libnope-dev' unless have_header('nope.h')\ncreate_makefile 'fast/fast'\n" >ext/fast/extconf.rb
    printf '#include <nope.h>\nvoid Init_fast(void) {}\n' >ext/fast/fast.c
    printf '%s\n' 'Gem::Specification.new do |s|' "  s.name = 'fast'; s.version = '1.0'; s.summary = 'fast'; s.authors = ['me']" "  s.files = ['ext/fast/extconf.rb', 'ext/fast/fast.c']; s.extensions = ['ext/fast/extconf.rb']" 'end' >fast.gemspec
    must gem build -q fast.gemspec >/dev/null 2>&1
}
error() { ready; gem install --local ./fast-1.0.gem; }
dead_end_1() { ready; gem install --local --force ./fast-1.0.gem; }
workaround_1() { ready; gem install --local ./fast-1.0.gem >/dev/null 2>&1; cat gems/extensions/*/*/fast-1.0/mkmf.log | grep -q "nope.h"; }
workaround_4() { ready; mkdir -p lib/include; echo '#define NOPE 1' >lib/include/nope.h; gem install --local ./fast-1.0.gem -- --with-nope-dir="$PWD/lib"; gem list fast | grep -q 'fast (1.0)'; }
