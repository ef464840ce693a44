# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.util.stream.*;\npublic class Main { public static void main(String[] x) {\ndouble r = 2; long someLong = 7; Stream<Integer> stream = Stream.of(1);\n%s\n} }\n' "$1"; }
error() { main 'int area = Math.PI * r * r;' | j; }
workaround_1() { main 'double area = Math.PI * r * r; long count = stream.count(); System.out.println(area > 12 && count == 1);' | j | grep -qx true; }
workaround_2() { main 'int a = (int) 3.9; int b = (int) Math.round(3.9); int c = Math.toIntExact(someLong); System.out.println(a + " " + b + " " + c);' | j | grep -qx '3 4 7'; }
workaround_3() { main 'float price = 9.9;' | wrong; main 'float price = 9.9f; System.out.println(price);' | j | grep -qx 9.9; }
