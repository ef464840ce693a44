# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.math.*;\npublic class Main { public static void main(String[] x) {\nBigDecimal a = new BigDecimal("10.005"), b = new BigDecimal("3");\n%s\n} }\n' "$1"; }
error() { main 'a.divide(b.multiply(new BigDecimal("7")));' | j; }
workaround_1() { main 'BigDecimal r = a.divide(b.multiply(new BigDecimal("7")), 2, RoundingMode.HALF_UP); System.out.println(r);' | j | grep -qx 0.48; }
workaround_2() { main 'BigDecimal r = a.divide(b.multiply(new BigDecimal("7")), MathContext.DECIMAL64); System.out.println(r.precision());' | j | grep -qx 16; }
workaround_3() { main 'a.setScale(2);' | wrong; main 'BigDecimal r = a.setScale(2, RoundingMode.HALF_UP); System.out.println(r);' | j | grep -qx 10.01; }
