# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
error() { echo 'public class Main { void run() {} public static void main(String[] a) { run(); } }' | j; }
workaround_1() { echo 'public class Main { void run() { System.out.println("ran"); } public static void main(String[] args) { Main main = new Main(); main.run(); } }' | j | grep -qx ran; }
workaround_2() { echo 'import java.util.Scanner; public class Main { private static final Scanner IN = new Scanner("1 2"); static int add(int a, int b) { return a + b; } public static void main(String[] args) { System.out.println(add(IN.nextInt(), IN.nextInt())); } }' | j | grep -qx 3; }
workaround_3() { echo 'public class Main { class Node { } public static void main(String[] args) { new Node(); } }' | wrong; echo 'public class Main { static class Node { int value; Node next; } public static void main(String[] args) { System.out.println(new Node().value); } }' | j | grep -qx 0; }
workaround_4() { echo 'class UserService { int find(int id) { return id; } } public class Main { public static void main(String[] args) { UserService.find(1); } }' | wrong; echo 'public class Main { public static void main(String[] args) { UserService userService = new UserService(); System.out.println(userService.find(1)); } } class UserService { int find(int id) { return id; } }' | j | grep -qx 1; }
