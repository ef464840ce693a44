# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
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
workaround_1() {
    printf 'import java.util.*;\npublic class User { public static void main(String[] a) { Map<String, String> names = new HashMap<>(); String name = names.get("x"); System.out.println("length " + name.length()); } }\n' >User.java
    must javac -d out User.java; java -cp out User >without.txt 2>&1; 
    if grep -q because without.txt; then   # Java 14 and later
        grep -q 'because "<local' without.txt || missed 'the name is shown anyway'
        javac -g -d out User.java && java -cp out User >with.txt 2>&1; grep -q 'because "name" is null' with.txt || return 1
    fi
    sed -i 's/String name = /names.put("x", "me"); String name = /' User.java
    javac -g -d out User.java && java -cp out User | grep -qx 'length 2'
}
workaround_3() { setup 'int n = counts.getOrDefault("x", 0); System.out.println("n=" + n);'; java App >out.txt 2>&1; cat out.txt; grep -qx n=0 out.txt; }
workaround_4() {
    setup 'System.out.println("admin".equals(role) + " " + Objects.equals(role, null));'
    java App >out.txt 2>&1; cat out.txt; grep -qx 'false true' out.txt
}
