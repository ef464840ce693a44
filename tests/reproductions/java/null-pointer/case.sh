# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: openjdk-17-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    cat >App.java <<'X'
import java.util.*;
public class App {
    static String role;
    public static void main(String[] a) {
        Map<String, Integer> counts = new HashMap<>();
        BODY
    }
}
X
    sed -i "s~BODY~$1~" App.java
    must javac -g App.java
}
error() { setup 'int n = counts.get("x"); System.out.println("n=" + n);'; java App; }
dead_end_1() {
    setup 'try { int n = counts.get("x"); System.out.println("n=" + n); } catch (NullPointerException e) { }'
    java App | grep -q n= || missed 'the program printed nothing'
}
dead_end_2() { setup 'if (role.equals(null)) System.out.println("no role");'; java App; }
dead_end_3() { setup 'System.out.println(Optional.of(role).isPresent());'; java App; }
workaround_2() {
    setup 'System.out.println("admin".equals(role) + " " + Objects.equals(role, null));'
    java App >out.txt 2>&1; cat out.txt; grep -qx 'false true' out.txt
}
workaround_3() { setup 'int n = counts.getOrDefault("x", 0); System.out.println("n=" + n);'; java App >out.txt 2>&1; cat out.txt; grep -qx n=0 out.txt; }
