# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    { echo 'import java.math.*; import java.text.*; import java.util.*; public class App {'; cat; echo '}'; } >App.java
    must javac App.java
}
error() { setup <<<'public static void main(String[] a) { Integer.parseInt("12a"); }'; java App; }
workaround_1() {
    setup <<'X'
static int parsePort(String text) {
    try {
        return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
        throw new IllegalArgumentException("port is not a number: \"" + text + "\"");
    }
}
public static void main(String[] a) { System.out.println(parsePort(" 80 ")); try { parsePort("12a"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); } }
X
    java App >out.txt && grep -qx 80 out.txt && grep -qx 'port is not a number: "12a"' out.txt
}
workaround_3() {
    setup <<'X'
public static void main(String[] a) {
String text = "13800000000";
long id = Long.parseLong(text);
BigDecimal price = new BigDecimal("19.90");
System.out.println(id + " " + price);
}
X
    java App | grep -qx '13800000000 19.90'
}
workaround_4() {
    setup <<'X'
public static void main(String[] a) throws ParseException {
Number value = NumberFormat.getInstance(Locale.US).parse("1,234.5");
System.out.println(value);
}
X
    java App | grep -qx 1234.5
}
