# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    { echo 'import java.util.*; public class App { public static void main(String[] a) { List<Integer> list = new ArrayList<>(List.of(1, 2, 2, 4, 4));'; cat; echo 'System.out.println(list); } }'; } >App.java
    must javac App.java
}
error() { setup <<<'for (Integer i : list) if (i % 2 == 0) list.remove(i);'; java App; }
dead_end_1() { setup <<<'synchronized (list) { for (Integer i : list) if (i % 2 == 0) list.remove(i); }'; java App; }
dead_end_2() { setup <<<'list = Collections.synchronizedList(list); for (Integer i : list) if (i % 2 == 0) list.remove(i);'; java App; }
dead_end_3() { setup <<<'for (int n = 0; n < list.size(); n++) if (list.get(n) % 2 == 0) list.remove(n);'; java App | tee out.txt; grep -qxF '[1]' out.txt || missed 'even numbers are left'; }
workaround_1() { setup <<<'list.removeIf(i -> i % 2 == 0);'; java App | grep -qxF '[1]'; }
workaround_2() {
    setup <<'X'
for (Iterator<Integer> it = list.iterator(); it.hasNext(); )
    if (it.next() % 2 == 0)
        it.remove();
X
    java App | grep -qxF '[1]'
}
workaround_3() {
    setup <<'X'
for (Integer i : new ArrayList<>(list))
    if (i % 2 == 0)
        list.remove(i);
X
    java App | grep -qxF '[1]'
}
workaround_4() {
    setup <<'X'
list = new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2, 2, 4, 4));
for (Integer i : list)
    if (i % 2 == 0)
        list.remove(i);
X
    java App | grep -qxF '[1]'
}
