# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    { echo 'import java.util.*; public class App { static void use(Object o) { System.out.println(o); } public static void main(String[] args) { int[] array = {1, 2, 3}; List<String> list = List.of(); String line = "a|b||"; String name = "README";'; cat; echo '} }'; } >App.java
    must javac App.java
}
error() { setup <<<'for (int i = 0; i <= array.length; i++) use(array[i]);'; java App; }
dead_end_1() { setup <<<'int sum = 0; try { for (int i = 0; i <= array.length; i++) sum += array[i + 1]; } catch (IndexOutOfBoundsException e) { } use(sum);'; java App | tee out.txt; grep -qx 6 out.txt || missed 'the sum is wrong, and nothing says so'; }
workaround_1() {
    setup <<'X'
for (int i = 0; i < array.length; i++) {
    use(array[i]);
}
for (String item : list) {
    use(item);
}
X
    [ "$(java App | wc -l)" = 3 ]
}
workaround_2() {
    setup <<'X'
if (args.length < 1) {
    System.err.println("usage: app FILE");
    System.exit(2);
}
String first = list.isEmpty() ? null : list.get(0);
use(first);
X
    java App; [ $? = 2 ] && java App x | grep -qx null
}
workaround_3() {
    setup <<'X'
String[] parts = line.split("\\|", -1);
if (parts.length < 4) {
    throw new IllegalArgumentException("line with " + parts.length + " fields: " + line);
}
use(parts[3].isEmpty());
X
    java App | grep -qx true
}
workaround_4() {
    setup <<'X'
int at = name.lastIndexOf('.');
String extension = at < 0 ? "" : name.substring(at + 1);
use(extension.isEmpty());
X
    java App | grep -qx true
}
