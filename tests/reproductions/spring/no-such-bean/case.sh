# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless libspring-core-java libspring-beans-java libspring-context-java libspring-expression-java libspring-aop-java libcommons-logging-java
# version: java -version 2>&1 | head -1

. "$CASE_DIR/../components.sh"

base() { echo 'interface Mail { } class Audit { } @Component class Shop { final Mail m; Shop(Mail m) { this.m = m; } }'; }
error() { { base; echo 'class SmtpMail implements Mail { }'; main 'Shop.class'; } | app; }
dead_end_1() {
    { echo 'class Audit { } class SmtpMail { @Autowired Audit audit; } @Component class Shop implements org.springframework.beans.factory.InitializingBean { SmtpMail m = new SmtpMail(); public void afterPropertiesSet() { System.out.println("audit=" + m.audit); } }'; main 'Audit.class, Shop.class'; } | app >out.txt
    grep -q 'audit=null' out.txt && missed 'the field inside stays null'
}
dead_end_2() {
    mkdir -p com/example
    echo 'package com.example; @org.springframework.stereotype.Service public interface Mail { }' >com/example/Mail.java
    echo 'package com.example; public class SmtpMail implements Mail { }' >com/example/SmtpMail.java
    echo 'package com.example; @org.springframework.stereotype.Component public class Shop { public Shop(Mail m) { } }' >com/example/Shop.java
    must javac --release 8 -cp "$CP" -d out com/example/Mail.java com/example/SmtpMail.java com/example/Shop.java
    main '' | sed 's/c.register()/c.scan("com.example")/' | app
}
dead_end_3() {
    { echo 'interface Mail { } @Component class Shop implements org.springframework.beans.factory.InitializingBean { @Autowired(required = false) Mail m; public void afterPropertiesSet() { System.out.println("mail=" + m); } }'; main 'Shop.class'; } | app >out.txt
    grep -q 'mail=null' out.txt && missed 'the field is null'
}
workaround_1() {
    { base; echo '@Service
class SmtpMail implements Mail { }'; main 'Shop.class, SmtpMail.class'; } | app | tee out.txt; grep -qx started out.txt
}
