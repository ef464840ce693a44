# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.nio.charset.StandardCharsets; import java.util.*; import javax.crypto.*; import javax.crypto.spec.*;\npublic class Main { public static void main(String[] x) throws Exception {\nbyte[] key = "0123456789abcdef".getBytes(), other = "fedcba9876543210".getBytes(), iv = new byte[16], data = "hello".getBytes(StandardCharsets.UTF_8); Cipher e = Cipher.getInstance("AES/CBC/PKCS5Padding"); e.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv));\n%s\n} }\n' "$1"; }
error() { main 'Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding"); c.init(Cipher.DECRYPT_MODE, new SecretKeySpec(other, "AES"), new IvParameterSpec(iv)); c.doFinal(e.doFinal(data));' | j; }
workaround_1() { main 'String text = Base64.getEncoder().encodeToString(e.doFinal(data)); Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
c.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv));
String plain = new String(c.doFinal(Base64.getDecoder().decode(text)), StandardCharsets.UTF_8); System.out.println(plain);' | j | grep -qx hello; }
workaround_2() {
  main 'String s = new String(e.doFinal(data), StandardCharsets.UTF_8); Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding"); c.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(iv)); c.doFinal(s.getBytes(StandardCharsets.UTF_8));' | wrong
  main 'Cipher cipher = e; String text = Base64.getEncoder().encodeToString(cipher.doFinal(data)); System.out.println(Base64.getDecoder().decode(text).length);' | j | grep -qx 16; }
