# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless libspring-core-java libspring-beans-java libspring-context-java libspring-expression-java libspring-aop-java libcommons-logging-java
# version: java -version 2>&1 | head -1

. "$CASE_DIR/../components.sh"

error() { { echo '@Component class Shop { Shop(Mail m) { } } @Component class Mail { Mail(Shop s) { } }'; main 'Shop.class, Mail.class'; } | app; }
dead_end_1() {
    { echo '@Component class Shop { Shop(Mail m) { } } @Component class Mail { Mail(Shop s) { } }'; main 'Shop.class, Mail.class' | sed 's/c.refresh();/((org.springframework.beans.factory.support.DefaultListableBeanFactory) c.getBeanFactory()).setAllowCircularReferences(true); c.refresh();/'; } | app
}
dead_end_2() { { echo '@Component class Shop { Shop(Mail m) { } } @Component class Prices { } @DependsOn("prices") @Component class Mail { Mail(Shop s) { } }'; main 'Prices.class, Shop.class, Mail.class'; } | app; }
workaround_1() {
    { echo 'interface Mail { } @Component class Shop { Shop(@Lazy Mail mail) { } } @Component class SmtpMail implements Mail { SmtpMail(Shop s) { } }'; main 'Shop.class, SmtpMail.class'; } | app | tee out.txt; grep -qx started out.txt
}
workaround_2() {
    { echo '@Component class Shop { Shop(Prices p) { } }
@Component class Mail { Mail(Prices p) { } }
@Component class Prices { }'; main 'Shop.class, Mail.class, Prices.class'; } | app | tee out.txt; grep -qx started out.txt
}
