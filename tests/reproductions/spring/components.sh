# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Components are registered one by one: what component scanning does for classes below its package.
CP=/usr/share/java/spring3-core.jar:/usr/share/java/spring3-beans.jar:/usr/share/java/spring3-context.jar:/usr/share/java/spring3-expression.jar:/usr/share/java/spring3-aop.jar:/usr/share/java/commons-logging.jar
app() {
    { echo 'import org.springframework.beans.factory.annotation.*; import org.springframework.context.annotation.*; import org.springframework.context.support.*; import org.springframework.stereotype.*; import java.util.*;'; cat; } >App.java
    must javac --release 8 -parameters -cp "$CP" -d out App.java
    java --add-opens java.base/java.lang=ALL-UNNAMED -cp "out:$CP" App 2>&1
}
main() { printf 'public class App { public static void main(String[] a) { AnnotationConfigApplicationContext c = new AnnotationConfigApplicationContext(); c.register(%s); c.refresh(); System.out.println("started"); } }\n' "$1"; }
