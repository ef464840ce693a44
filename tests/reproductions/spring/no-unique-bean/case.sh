# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless libspring-core-java libspring-beans-java libspring-context-java libspring-expression-java libspring-aop-java libcommons-logging-java
# version: java -version 2>&1 | head -1

. "$CASE_DIR/../components.sh"

run() { { echo "interface Mail { } $1 @Component class SmtpMail implements Mail { } $2 @Component class LogMail implements Mail { } @Component class Shop { Shop($3) { } }"; main 'SmtpMail.class, LogMail.class, Shop.class'; } | app | tee out.txt; }
error() { run '' '' 'Mail mail'; }
dead_end_1() { run @Primary @Primary 'Mail mail'; grep -q started out.txt || missed 'two primary beans'; }
dead_end_2() { run '@org.springframework.core.annotation.Order(1)' '@org.springframework.core.annotation.Order(2)' 'Mail mail'; }
workaround_1() { run '' '' '@Qualifier("smtpMail") Mail mail'; grep -qx started out.txt; }
workaround_2() { run @Primary '' 'Mail mail'; grep -qx started out.txt; }
workaround_3() { run '' '' 'Mail smtpMail'; grep -qx started out.txt; }
workaround_4() { run '' '' 'java.util.List<Mail> mails'; grep -qx started out.txt; }
