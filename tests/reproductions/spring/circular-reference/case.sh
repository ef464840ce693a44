# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: openjdk-17-jdk-headless libspring-core-java libspring-beans-java libspring-context-java libspring-expression-java libspring-aop-java libcommons-logging-java
# version: java -version 2>&1 | head -1

# Components are registered one by one: what component scanning does for classes below its package.
CP=/usr/share/java/spring3-core.jar:/usr/share/java/spring3-beans.jar:/usr/share/java/spring3-context.jar:/usr/share/java/spring3-expression.jar:/usr/share/java/spring3-aop.jar:/usr/share/java/commons-logging.jar
app() {
    { echo 'import org.springframework.beans.factory.annotation.*; import org.springframework.context.annotation.*; import org.springframework.context.support.*; import org.springframework.stereotype.*; import java.util.*;'; cat; } >App.java
    must javac --release 8 -parameters -cp "$CP" -d out App.java
    java --add-opens java.base/java.lang=ALL-UNNAMED -cp "out:$CP" App 2>&1
}
main() { printf 'public class App { public static void main(String[] a) { AnnotationConfigApplicationContext c = new AnnotationConfigApplicationContext(); c.register(%s); c.refresh(); System.out.println("started"); } }\n' "$1"; }

error() { { echo '@Component class Shop { Shop(Mail m) { } } @Component class Mail { Mail(Shop s) { } }'; main 'Shop.class, Mail.class'; } | app; }
dead_end_1() {
    { echo '@Component class Shop { Shop(Mail m) { } } @Component class Mail { Mail(Shop s) { } }'; main 'Shop.class, Mail.class' | sed 's/c.refresh();/((org.springframework.beans.factory.support.DefaultListableBeanFactory) c.getBeanFactory()).setAllowCircularReferences(true); c.refresh();/'; } | app
}
dead_end_2() { { echo '@Component class Shop { Shop(Mail m) { } } @Component class Prices { } @DependsOn("prices") @Component class Mail { Mail(Shop s) { } }'; main 'Prices.class, Shop.class, Mail.class'; } | app; }
workaround_1() {
    { echo '@Component class Shop { Shop(Prices p) { } }
@Component class Mail { Mail(Prices p) { } }
@Component class Prices { }'; main 'Shop.class, Mail.class, Prices.class'; } | app | tee out.txt; grep -qx started out.txt
}
workaround_2() {
    { echo 'interface Mail { } @Component class Shop { Shop(@Lazy Mail mail) { } } @Component class SmtpMail implements Mail { SmtpMail(Shop s) { } }'; main 'Shop.class, SmtpMail.class'; } | app | tee out.txt; grep -qx started out.txt
}
