# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.io.*; import java.util.function.*;\npublic class Main { static void write(Object o) throws Exception { new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(o); System.out.println("written"); } public static void main(String[] x) throws Exception {\n%s\n} %s }\n' "$1" "$2"; }
error() { main 'write(new User());' 'static class User {}' | j; }
workaround_1() { main 'write(new User());' 'public static class User implements Serializable { private static final long serialVersionUID = 1L; }' | j | grep -qx written; }
workaround_3() { main 'write(new User());' 'static class User implements Serializable { Object connection = new Object(); }' | wrong; main 'write(new User());' 'static class User implements Serializable { private transient Object connection = new Object(); }' | j | grep -qx written; }
workaround_4() { main 'Function<String, Integer> f = String::length; write(f);' | wrong; main 'Function<String, Integer> f = (Function<String, Integer> & Serializable) String::length; write(f);' | j | grep -qx written; }
