# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.util.*;\npublic class Main { public static void main(String[] x) {\n%s\n} }\n' "$1"; }
error() { main 'Optional.empty().get();' | j; }
workaround_1() { main 'new ArrayList<Integer>().iterator().next();' | wrong; main 'Iterator<Integer> iterator = new ArrayList<Integer>().iterator(); if (iterator.hasNext()) { System.out.println(iterator.next()); } System.out.println("done");' | j | grep -qx done; }
workaround_2() { main 'try { Optional.empty().orElseThrow(() -> new IllegalStateException("No user " + 5)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }' | j | grep -qx 'No user 5'; }
workaround_3() { main 'Scanner in = new Scanner("1 2"); while (true) in.nextInt();' | wrong; main 'Scanner in = new Scanner("1 2"); int sum = 0; while (in.hasNextInt()) { int n = in.nextInt(); sum += n; } System.out.println(sum);' | j | grep -qx 3; }
workaround_4() { main 'new Scanner("abc").nextInt();' | wrong; main 'Scanner in = new Scanner("abc\n-5\n"); for (int i = 0; i < 2; i++) { String line = in.nextLine().trim(); if (line.matches("-?\\d+")) { int n = Integer.parseInt(line); System.out.println(n); } }' | j | grep -qx -e -5; }
