# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby
# packages: ruby
# version: ruby --version

go() { cat >app.rb; ruby app.rb; }
error() { printf '%s\n' '# frozen_string_literal: true' 'name = "a"' 'name << "b"' | go; }
dead_end_1() { printf '%s\n' '# frozen_string_literal: true' 'name = "a".clone' 'name << "b"' | go; }
workaround_1() { printf '%s\n' '# frozen_string_literal: true' 'name = "a"' 'name += "b"' 'puts name' | go | grep -qx ab; }
workaround_2() { printf '%s\n' '# frozen_string_literal: true' 'buffer = +""' 'buffer << "a" << "b"' 'puts buffer' | go | grep -qx ab; }
