# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: ruby
# packages: ruby
# version: ruby --version

error() { printf 'config = { "host" => "localhost" }\nputs config["port"].upcase\n' >app.rb; ruby app.rb; }
dead_end_1() { printf 'config = { "host" => "localhost" }\nport = config["port"]&.strip\nputs port.upcase\n' >app.rb; ruby app.rb; }
dead_end_2() { printf 'config = { "port" => "x" }\nputs((config["port"].upcas rescue nil).length)\n' >app.rb; ruby app.rb; }
workaround_1() { printf '%s\n' 'config = { "host" => "localhost" }' 'port = config.fetch("port", 8080)' 'host = config.fetch("host")' 'puts "#{host}:#{port}".upcase' >app.rb; ruby app.rb | grep -qx LOCALHOST:8080; }
workaround_2() { printf '%s\n' 'm = "no number here".match(/\d+/)' 'if m' '  puts m[0].to_i' 'else' '  puts "none"' 'end' >app.rb; ruby app.rb | grep -qx none; }
workaround_3() { printf '%s\n' 'user = { name: nil }' 'p user, user[:name]' >app.rb; ruby app.rb | tail -1 | grep -qx nil; }
