# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    { echo 'import java.util.*; public class App { static void use(String t) { System.out.println(t); } public static void main(String[] a) { Object value = List.of(1, 2).get(0);'; cat; echo '} }'; } >App.java
    must javac App.java
}
error() { setup <<<'String text = (String) value;'; java App; }
dead_end_1() { setup <<<'String text = (String) (Object) value;'; java App; }
workaround_3() { setup <<<'long id = ((Number) value).longValue(); System.out.println(id);'; java App | grep -qx 1; }
workaround_1() {
    setup <<'X'
if (value instanceof String text) {
    use(text);
} else {
    throw new IllegalArgumentException("expected a String, got " + value.getClass().getName());
}
X
    ! java App 2>out.txt && grep -q 'expected a String, got java.lang.Integer' out.txt
}
