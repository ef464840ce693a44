# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.util.*; import java.util.function.*; import java.util.stream.*;\npublic class Main { public static void main(String[] x) {\nList<Integer> list = List.of(1, 2, 3);\n%s\n} }\n' "$1"; }
error() { main 'Stream<Integer> s = list.stream(); s.count(); s.count();' | j; }
workaround_1() { main 'long n = list.stream().filter(i -> i > 0).count(); List<Integer> r = list.stream().filter(i -> i > 0).collect(Collectors.toList()); System.out.println(n + r.size());' | j | grep -qx 6; }
workaround_2() { main 'Supplier<Stream<Integer>> lines = () -> list.stream().filter(s -> s > 1); long n = lines.get().count(); lines.get().forEach(System.out::println); System.out.println("n" + n);' | j | grep -qx n2; }
