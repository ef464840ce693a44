# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.util.*; import java.util.concurrent.atomic.*;\npublic class Main { public static void main(String[] x) {\nList<Integer> list = List.of(1, 2, 3); List<Runnable> jobs = new ArrayList<>(); int n = 3;\n%s\n} }\n' "$1"; }
error() { main 'for (int i = 0; i < n; i++) { jobs.add(() -> System.out.println(i)); }' | j; }
workaround_1() { main 'for (int i = 0; i < n; i++) { final int index = i; jobs.add(() -> System.out.println(index)); } jobs.get(2).run();' | j | grep -qx 2; }
workaround_2() { main 'int sum = 0; list.forEach(i -> sum += i);' | wrong; main 'int sum = list.stream().mapToInt(i -> i).sum(); long count = list.stream().filter(i -> i > 1).count(); System.out.println(sum + " " + count);' | j | grep -qx '6 2'; }
workaround_3() { main 'AtomicInteger count = new AtomicInteger(); list.forEach(item -> count.incrementAndGet()); System.out.println(count);' | j | grep -qx 3; }
workaround_4() { main 'int count = 0; for (Integer item : list) { count++; } System.out.println(count);' | j | grep -qx 3; }
