# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: javac -version

body() { { echo 'import java.nio.file.*; import java.util.*; public class App {'; cat; echo '}'; } >App.java; }
error() { body <<<'public static void main(String[] a) { Thread.sleep(1); }'; javac App.java; }
error_zh() { error; }
dead_end_1() { body <<<'public static void main(String[] a) throws Exception { List.of(Path.of("App.java")).forEach(f -> System.out.println(Files.size(f))); }'; javac App.java; }
dead_end_2() { body <<<'public static void main(String[] a) { try { Thread.sleep(1); } catch (RuntimeException e) { } }'; javac App.java; }
dead_end_3() { body <<<'@SuppressWarnings("all") public static void main(String[] a) { Thread.sleep(1); }'; javac App.java; }
workaround_1() {
    echo hello >f.txt
    body <<'X'
static String read(String f) throws java.io.IOException {
    return new String(java.nio.file.Files.readAllBytes(java.nio.file.Path.of(f)));
}
public static void main(String[] a) throws java.io.IOException { System.out.print(read("f.txt")); }
X
    javac App.java && java App | grep -qx hello
}
workaround_2() {
    body <<'X'
public static void main(String[] a) {
try {
    Thread.sleep(1);
} catch (InterruptedException e) {
    Thread.currentThread().interrupt();
    throw new IllegalStateException("interrupted", e);
}
System.out.println("slept");
}
X
    javac App.java && java App | grep -qx slept
}
workaround_3() {
    printf 12345 >f.txt
    body <<'X'
public static void main(String[] a) {
List<Path> files = List.of(Path.of("f.txt"));
files.forEach(f -> {
    try {
        System.out.println(java.nio.file.Files.size(f));
    } catch (java.io.IOException e) {
        throw new java.io.UncheckedIOException(e);
    }
});
}
X
    javac App.java && java App | grep -qx 5
}
