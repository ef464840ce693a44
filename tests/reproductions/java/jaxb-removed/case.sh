# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    echo 'public class App { public static void main(String[] a) throws Exception { System.out.println(javax.xml.bind.DatatypeConverter.printHexBinary(new byte[] { 10, 11 })); } }' >App.java
}
error() { setup; javac App.java; }
error_zh() { error; }
dead_end_1() { setup; javac --add-modules java.xml.bind App.java || missed 'there is no such module'; }
dead_end_2() { setup; must javac --release 8 App.java; java App; }
workaround_3() {
    echo 'public class App { public static void main(String[] a) { byte[] bytes = { 10, 11 }; String b64 = java.util.Base64.getEncoder().encodeToString(bytes); String hex = java.util.HexFormat.of().withUpperCase().formatHex(bytes); System.out.println(hex + " " + b64); } }' >App.java
    javac App.java && java App | grep -qx '0A0B Cgs='
}
