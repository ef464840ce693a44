// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hazards.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Placeholders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTheReadersOwnIsFound_data();
    void whatIsTheReadersOwnIsFound();
    void codeThatWorksHasNone_data();
    void codeThatWorksHasNone();
};

void tst_Placeholders::whatIsTheReadersOwnIsFound_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *code, const QStringList &expected) {
        QTest::newRow(code) << QString::fromUtf8(code) << expected;
    };
    row("curl -H 'Authorization: Bearer <your-token>' x", {u"<your-token>"_s});
    row("kubectl logs <pod> -n <namespace>", {u"<pod>"_s, u"<namespace>"_s});
    row("ssh -i /path/to/key.pem host", {u"/path/to/key.pem"_s});
    row("export API_KEY=YOUR_API_KEY", {u"YOUR_API_KEY"_s});
    row("git remote set-url origin git@github.com:your-name/app.git", {u"your-name"_s});
    row("git clone <url of it>", {u"<url of it>"_s});
    row("export TOKEN=<你的令牌>", {u"<你的令牌>"_s});
    row("a <USER_ID>\nb <USER_ID>", {u"<USER_ID>"_s});
    row("sudo systemctl restart <service>", {u"<service>"_s});
    row("openssl s_client -connect <host>:443 </dev/null", {u"<host>"_s});
    row("<dependency>\n  <groupId><group></groupId>\n</dependency>", {u"<group>"_s});
    row("mvn -Dincludes=<group>:<artifact>", {u"<group>"_s, u"<artifact>"_s});
}

void tst_Placeholders::whatIsTheReadersOwnIsFound()
{
    QFETCH(QString, code);
    QFETCH(QStringList, expected);
    QCOMPARE(placeholdersIn(code), expected);
}

void tst_Placeholders::codeThatWorksHasNone_data()
{
    QTest::addColumn<QString>("code");
    const auto row = [](const char *code) { QTest::newRow(code) << QString::fromUtf8(code); };
    row("#include <version>\n#include <sys-queue.h>");
    row("std::vector<unsigned int> v;");
    row("List<User> users;");
    row("let n = x.parse::<u8>();");
    row("git log -S'#include <cstdint>'");
    row("a<br>b");
    row("<dependency>\n  <version>1</version>\n</dependency>");
    row("<maven-plugin />\n<name>x</name>");
    row("sort <in.txt >out.txt");
    row("diff <(sort a) <(sort b)");
    row("cat <<EOF\nx\nEOF");
    row("cd ~/path/app");
    row("if (a <b && c> d) {}");
    row("git checkout yours");
}

void tst_Placeholders::codeThatWorksHasNone()
{
    QFETCH(QString, code);
    QCOMPARE(placeholdersIn(code), QStringList());
}

QTEST_APPLESS_MAIN(tst_Placeholders)
#include "tst_placeholders.moc"
