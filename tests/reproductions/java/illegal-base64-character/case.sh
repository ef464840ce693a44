# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.util.*;\npublic class Main { public static void main(String[] x) {\n%s\n} }\n' "$1"; }
error() { main 'Base64.getDecoder().decode("_-8=");' | j; }
workaround_1() { main 'byte[] a = Base64.getUrlDecoder().decode("_-8="); byte[] b = Base64.getMimeDecoder().decode("YW\r\nJj"); System.out.println(a.length + " " + new String(b));' | j | grep -qx '2 abc'; }
workaround_2() { main 'Base64.getDecoder().decode("/ 8=");' | wrong; main 'String text = "/ 8="; byte[] c = Base64.getDecoder().decode(text.replace('"' ', '+'"')); System.out.println(c.length);' | j | grep -qx 2; }
workaround_3() { main 'Base64.getDecoder().decode("data:text/plain;base64,YWJj");' | wrong; main 'String text = "data:text/plain;base64,YWJj"; String body = text.substring(text.indexOf(",") + 1); System.out.println(new String(Base64.getDecoder().decode(body)));' | j | grep -qx abc; }
workaround_4() { main 'String pem = "-----BEGIN PUBLIC KEY-----\nYW\nJj\n-----END PUBLIC KEY-----\n"; String key = pem.replaceAll("-----[A-Z ]+-----", "").replaceAll("\\s", ""); System.out.println(new String(Base64.getDecoder().decode(key)));' | j | grep -qx abc; }
