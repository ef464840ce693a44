# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac keytool openssl jar
# packages: default-jdk-headless openssl
# version: java -version 2>&1 | head -1

setup() {
    must openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out company-root.pem -days 30 -subj '/CN=Company Root'
    must openssl req -newkey rsa:2048 -nodes -keyout srv.key -out srv.csr -subj /CN=localhost
    printf 'subjectAltName=DNS:localhost\n' >ext.txt
    must openssl x509 -req -in srv.csr -CA company-root.pem -CAkey ca.key -CAcreateserial -out srv.pem -days 30 -extfile ext.txt
    openssl s_server -accept 8443 -cert srv.pem -key srv.key -www >/dev/null 2>&1 &
    cat >App.java <<'X'
public class App {
    public static void main(String[] a) throws Exception {
        var c = (javax.net.ssl.HttpsURLConnection) new java.net.URL("https://localhost:" + (a.length > 0 ? a[0] : "8443") + "/").openConnection();
        System.out.println("status " + c.getResponseCode());
    }
}
X
    must javac App.java; must jar cfe app.jar App App.class
}
error() { setup; java -jar app.jar; }
dead_end_2() { setup; java -Dhttps.protocols=TLSv1.2 -Djsse.enableSNIExtension=false -jar app.jar; }
workaround_3() {
    setup
    JAVA_HOME=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/.*java.home = //p')
    cp "$JAVA_HOME/lib/security/cacerts" app-truststore; chmod u+w app-truststore
    must keytool -importcert -noprompt -alias company-root -file company-root.pem -keystore app-truststore -storepass changeit
    java -Djavax.net.ssl.trustStore=app-truststore -Djavax.net.ssl.trustStorePassword=changeit -jar app.jar | grep -qx 'status 200'
}
# a server whose certificate comes from an intermediate authority, and a Java that trusts the root alone
workaround_8() {
    setup; kill %% 2>/dev/null
    must openssl req -newkey rsa:2048 -nodes -keyout int.key -out int.csr -subj '/CN=Company Intermediate'
    printf 'basicConstraints=critical,CA:TRUE\n' >int.txt
    must openssl x509 -req -in int.csr -CA company-root.pem -CAkey ca.key -CAcreateserial -out intermediate.pem -days 30 -extfile int.txt
    must openssl x509 -req -in srv.csr -CA intermediate.pem -CAkey int.key -CAcreateserial -out server.pem -days 30 -extfile ext.txt
    must keytool -importcert -noprompt -alias company-root -file company-root.pem -keystore store -storepass changeit
    openssl s_server -accept 8444 -cert server.pem -key srv.key -www >/dev/null 2>&1 &
    trusting() { java -Djavax.net.ssl.trustStore=store -Djavax.net.ssl.trustStorePassword=changeit App "$1"; }
    trusting 8444 >before.txt 2>&1; grep -q 'PKIX path building failed' before.txt || missed 'the chain was not needed'
    openssl s_client -connect localhost:8444 -showcerts </dev/null 2>/dev/null | grep -c 'BEGIN CERTIFICATE' | grep -qx 1 || missed 'more than one certificate is sent'
    cat server.pem intermediate.pem > fullchain.pem
    openssl s_server -accept 8445 -cert fullchain.pem -cert_chain fullchain.pem -key srv.key -www >/dev/null 2>&1 &
    until openssl s_client -connect localhost:8445 </dev/null >/dev/null 2>&1; do sleep 0.2; done
    trusting 8445 | grep -qx 'status 200'
}
