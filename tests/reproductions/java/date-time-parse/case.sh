# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

j() { cat >Main.java; java Main.java; }   # compiles and runs the one file
wrong() { mkdir -p wrong; cat >wrong/Main.java; fails java wrong/Main.java; }   # the code before the advice
main() { printf 'import java.time.*; import java.time.format.*; import java.util.*;\npublic class Main { public static void main(String[] a) {\n%s\n} }\n' "$1"; }
error() { main 'LocalDateTime.parse("2024-1-31 10:00:00", DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss"));' | j; }
workaround_1() { main 'DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy-M-d HH:mm:ss");
LocalDateTime t = LocalDateTime.parse("2024-1-31 10:00:00", f); System.out.println(t);' | j | grep -qx 2024-01-31T10:00; }
workaround_2() { main 'LocalDateTime.parse("2024-01-31", DateTimeFormatter.ofPattern("yyyy-MM-dd"));' | wrong; main 'LocalDateTime t = LocalDate.parse("2024-01-31").atStartOfDay(); System.out.println(t);' | j | grep -qx 2024-01-31T00:00; }
workaround_3() { main 'ZonedDateTime.parse("2024-01-31 10:00:00", DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss"));' | wrong; main 'DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss").withZone(ZoneId.systemDefault());
ZonedDateTime t = ZonedDateTime.parse("2024-01-31 10:00:00", f); System.out.println(t.getHour());' | j | grep -qx 10; }
workaround_4() { main 'LocalDate.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm"));' | wrong; main 'String s = LocalDate.now().atStartOfDay().format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm")); System.out.println(s);' | j | grep -q ' 00:00'; }
workaround_5() { main 'LocalDateTime.parse("2024-01-31T10:00:00Z");' | wrong; main 'LocalDateTime t = OffsetDateTime.parse("2024-01-31T10:00:00Z")
    .atZoneSameInstant(ZoneId.systemDefault())
    .toLocalDateTime(); System.out.println(t.getYear());' | j | grep -qx 2024; }
workaround_6() { main 'Locale.setDefault(Locale.CHINA); LocalDate.parse("31 Jan 2024", DateTimeFormatter.ofPattern("dd MMM yyyy"));' | wrong; main 'Locale.setDefault(Locale.CHINA); System.out.println(LocalDate.parse("31 Jan 2024", DateTimeFormatter.ofPattern("dd MMM yyyy", Locale.ENGLISH)));' | j | grep -qx 2024-01-31; }
