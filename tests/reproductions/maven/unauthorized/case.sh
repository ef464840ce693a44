# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mvn python3 jar curl
# packages: default-jdk-headless maven libmaven-compiler-plugin-java libmaven-resources-plugin-java python3 curl
# version: mvn -version 2>/dev/null | head -1

P='<modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>app</artifactId><version>1.0</version>'
m() { mvn -B -s settings.xml -Dmaven.repo.local="$PWD/repo" "$@"; }
setup() {
    must cp -rs /usr/share/maven-repo repo; echo '<settings/>' >settings.xml
    mkdir -p remote/com/acme/x/1 e; echo x >e/x; must jar cf remote/com/acme/x/1/x-1.jar -C e .
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></project>' >remote/com/acme/x/1/x-1.pom
    cat >server.py <<'X'
import base64, http.server
class H(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if self.headers.get('Authorization') != 'Basic ' + base64.b64encode(b'deployer:secret').decode():
            self.send_response(401); self.send_header('WWW-Authenticate', 'Basic realm="nexus"'); self.send_header('Content-Length', '0'); self.end_headers()
        else:
            super().do_GET()
    def log_message(self, *a): pass
http.server.ThreadingHTTPServer(('127.0.0.1', 8081), lambda *a: H(*a, directory='remote')).serve_forever()
X
    python3 server.py >/dev/null 2>&1 &
    for _ in 1 2 3 4 5 6 7 8 9 10; do (exec 3<>/dev/tcp/127.0.0.1/8081) 2>/dev/null && break; sleep 0.2; done
    printf '<project>%s%s</project>\n' "$P" "$1<repositories><repository><id>corp</id><url>http://127.0.0.1:8081</url></repository></repositories><dependencies><dependency><groupId>com.acme</groupId><artifactId>x</artifactId><version>1</version></dependency></dependencies>" >pom.xml
}
login() { printf '<settings>\n  <servers>\n    <server>\n      <id>%s</id>\n      <username>deployer</username>\n      <password>${env.NEXUS_PASSWORD}</password>\n    </server>\n  </servers>\n</settings>\n' "$1" >settings.xml; export NEXUS_PASSWORD=secret; }
error() { setup ''; m compile; }
dead_end_1() { setup ''; login nexus; m compile; }
dead_end_2() { setup '<username>deployer</username><password>secret</password>'; m compile || missed 'there is no such element'; }
dead_end_3() { setup ''; m -U compile; }
workaround_1() { setup ''; login corp; m compile && test -f repo/com/acme/x/1/x-1.jar; }
workaround_4() { setup ''; login corp; m -X validate | grep -qi 'settings from.*settings.xml'; }
workaround_5() { setup ''; NEXUS_PASSWORD=secret; curl -fsS -u "deployer:$NEXUS_PASSWORD" -o /dev/null http://127.0.0.1:8081/ && ! curl -fsS -u "deployer:wrong" -o /dev/null http://127.0.0.1:8081/ 2>/dev/null; }
