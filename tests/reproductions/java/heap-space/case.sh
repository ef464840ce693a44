# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac jar
# packages: default-jdk-headless
# version: java -version 2>&1 | head -1

setup() {
    cat >Heap.java <<'X'
import java.util.*;
public class Heap {
    public static void main(String[] a) {
        List<byte[]> kept = new ArrayList<>();
        for (int mb = 0; mb < 100; mb++) { BEFORE kept.add(new byte[1 << 20]); }
        System.out.println("kept " + kept.size());
    }
}
X
    sed -i "s/BEFORE/$1/" Heap.java
    must javac Heap.java
    must jar cfe app.jar Heap Heap.class
}
error() { setup ''; java -Xmx64m Heap; }
dead_end_1() { setup ''; java -Xmx64m Heap -Xmx512m; }
dead_end_2() { setup ''; java -Xmx64m -Xms64m Heap; }
dead_end_3() { setup 'if (mb % 10 == 0) System.gc();'; java -Xmx64m Heap; }
workaround_1() { setup ''; java -Xmx512m -jar app.jar | grep -qx 'kept 100'; }
workaround_4() {
    setup ''
    full=$(java -XX:MaxRAMPercentage=75 -XX:+PrintFlagsFinal -version 2>/dev/null | awk '$2 == "MaxHeapSize" { print $4 }')
    usual=$(java -XX:+PrintFlagsFinal -version 2>/dev/null | awk '$2 == "MaxHeapSize" { print $4 }')
    test "$full" -gt "$((usual * 2))"
}
workaround_5() {
    setup ''
    java -Xmx64m -XX:+HeapDumpOnOutOfMemoryError -XX:HeapDumpPath="$PWD" -jar app.jar >log.txt 2>&1
    ls -1 ./*.hprof && test -s "$(ls ./*.hprof)"
}
