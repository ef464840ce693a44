# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: java javac keytool openssl jar
# packages: openjdk-17-jdk-headless openssl
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
        var c = (javax.net.ssl.HttpsURLConnection) new java.net.URL("https://localhost:8443/").openConnection();
        System.out.println("status " + c.getResponseCode());
    }
}
X
    must javac App.java; must jar cfe app.jar App App.class
}
error() { setup; java -jar app.jar; }
dead_end_2() { setup; java -Dhttps.protocols=TLSv1.2 -Djsse.enableSNIExtension=false -jar app.jar; }
workaround_1() {
    setup
    JAVA_HOME=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/.*java.home = //p')
    cp "$JAVA_HOME/lib/security/cacerts" app-truststore; chmod u+w app-truststore
    must keytool -importcert -noprompt -alias company-root -file company-root.pem -keystore app-truststore -storepass changeit
    java -Djavax.net.ssl.trustStore=app-truststore -Djavax.net.ssl.trustStorePassword=changeit -jar app.jar | grep -qx 'status 200'
}
workaround_4() { setup; sleep 0.3; openssl s_client -connect localhost:8443 -showcerts </dev/null 2>/dev/null | grep -c 'BEGIN CERTIFICATE' | grep -qx 1; }
