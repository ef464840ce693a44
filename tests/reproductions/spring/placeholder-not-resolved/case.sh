# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac
# packages: default-jdk-headless libspring-core-java libspring-beans-java libspring-context-java libspring-expression-java libspring-aop-java libcommons-logging-java
# version: java -version 2>&1 | head -1

. "$CASE_DIR/../components.sh"

run() {
    { printf '@Component class Shop implements org.springframework.beans.factory.InitializingBean { @Value("%s") String name; public void afterPropertiesSet() { System.out.println("name=" + name); } }\n' "$1"
      echo 'class Placeholders extends PropertySourcesPlaceholderConfigurer { Placeholders() { setIgnoreResourceNotFound(true); setLocation(new org.springframework.core.io.FileSystemResource("application.properties")); } }'
      main 'Placeholders.class, Shop.class'; } | app | tee out.txt
}
error() { run '${app.name}'; }
dead_end_1() { run '#{app.name}' ; grep -qx started out.txt || missed 'there is no bean app'; }
dead_end_2() { echo 'App.Name=shop' >application.properties; run '${app.name}'; }
workaround_1() { echo 'app.name=shop' >> application.properties; run '${app.name}'; grep -qx name=shop out.txt; }
workaround_2() { run '${app.name:shop}'; grep -qx name=shop out.txt; }
