# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac iconv
# packages: default-jdk-headless libc-bin
# version: javac -version

utf8() { printf 'public class App { public static void main(String[] a) { System.out.println("\\u9762".equals("\346\226\207\345\255\227\342\200\224") + " ok"); } }\n' >App.java; }
gbk() { printf '// \326\320\316\304\npublic class App { public static void main(String[] a) { System.out.println("ok"); } }\n' >App.java; }
error() { utf8; javac -encoding GBK App.java; }
error_zh() { error; }
dead_end_1() { utf8; javac -Dfile.encoding=UTF-8 App.java || missed 'javac does not take the option'; }
dead_end_2() { utf8; javac -encoding GBK App.java; java -Dfile.encoding=UTF-8 App; }
dead_end_3() {
    printf 'public class App { public static void main(String[] a) { System.out.println("\344\270\255\346\226\207".length()); } }\n' >App.java
    must javac -encoding GBK App.java
    java App | grep -qx 2 || missed 'two characters were compiled as three'
}
workaround_1() { utf8; JAVA_TOOL_OPTIONS=-Dfile.encoding=GBK javac -encoding UTF-8 App.java 2>log.txt && java App | grep -q ok; }
workaround_4() { gbk; iconv -f GBK -t UTF-8 App.java > App.utf8 && mv App.utf8 App.java; javac -encoding UTF-8 App.java && java App | grep -qx ok; }
workaround_5() { utf8; export JAVA_TOOL_OPTIONS="-Dfile.encoding=UTF-8"; LC_ALL=C javac App.java 2>log.txt && java App 2>/dev/null | grep -q ok; }
