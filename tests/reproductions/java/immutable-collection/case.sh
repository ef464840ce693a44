# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    { echo 'import java.util.*; import java.util.stream.*; public class App { public static void main(String[] a) {'; cat; echo 'System.out.println(list); } }'; } >App.java
    must javac App.java
}
error() { setup <<<'List<String> list = Arrays.asList("a"); list.add("b");'; java App; }
dead_end_1() { setup <<<'ArrayList<String> list = (ArrayList<String>) (List<String>) Arrays.asList("a"); list.add("b");'; java App || missed 'it cannot be cast'; }
dead_end_2() { setup <<<'List<String> list = List.of("a"); list.add("b");'; java App; }
dead_end_3() { setup <<<'List<String> list = Stream.of("a").toList(); list.add("b");'; java App; }
workaround_1() {
    setup <<'X'
List<String> list = new ArrayList<>(List.of("a"));
list.add("b");
X
    java App | grep -qxF '[a, b]'
}
workaround_2() {
    setup <<'X'
List<String> list = Stream.of("a").collect(Collectors.toCollection(ArrayList::new));
list.add("b");
X
    java App | grep -qxF '[a, b]'
}
