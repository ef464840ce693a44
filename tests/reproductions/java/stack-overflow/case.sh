# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

prog() { printf 'public class App {\n%s\npublic static void main(String[] a) { System.out.println(sum(%s)); } }\n' "$1" "$2" >App.java; must javac App.java; must jar cfe app.jar App App.class; }
endless='static long sum(int n) { return n + sum(n - 1); }'
good='static long sum(int n) {
    return n <= 0 ? 0 : n + sum(n - 1);
}'
error() { prog "$endless" 10; java -Xss512k App 2>&1 | head -5; }
dead_end_1() { prog "$endless" 10; java -Xss512k -Xmx1g App 2>&1 | head -5; }
dead_end_2() { prog "$endless" 10; java -Xss16m App 2>&1 | head -5; }
workaround_1() { prog "$good" 10; java App | grep -qx 55; }
workaround_3() { prog 'static long sum(int n) { long sum = 0;
for (int i = 1; i <= n; i++)
    sum += i;
return sum; }' 1000000; java App | grep -qx 500000500000; }
workaround_4() { prog "$good" 100000; java -Xss512k App >small.txt 2>&1 && return 1; java -Xss64m -jar app.jar | grep -qx 5000050000; }
