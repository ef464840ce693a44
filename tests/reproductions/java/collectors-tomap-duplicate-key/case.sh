# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { cat <<J
import java.util.*; import java.util.stream.*;
public class Main {
static class User { long id, dept; User(long i, long d) { id = i; dept = d; } Long getId() { return id; } Long getDeptId() { return dept; } }
public static void main(String[] x) { List<User> users = List.of(new User(1, 1), new User(1, 1), new User(2, 1));
$1
} }
J
}
error() { main 'Map<Long, User> m = users.stream().collect(Collectors.toMap(User::getId, u -> u));' | j; }
workaround_1() { main 'Map<Long, User> m = users.stream().collect(Collectors.toMap(User::getId, u -> u, (a, b) -> a)); System.out.println(m.size());' | j | grep -qx 2; }
workaround_2() { main 'Map<Long, List<User>> m = users.stream().collect(Collectors.groupingBy(User::getDeptId)); System.out.println(m.get(1L).size());' | j | grep -qx 3; }
workaround_3() { main 'users.stream().collect(Collectors.groupingBy(User::getId, Collectors.counting())).entrySet().stream().filter(e -> e.getValue() > 1).forEach(System.out::println);' | j | grep -qx '1=2'; }
