// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hazards.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Hazards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDangerousCommandIsNamed_data();
    void aDangerousCommandIsNamed();
    void ordinaryCodeIsNone_data();
    void ordinaryCodeIsNone();
    void theLineIsTold();
};

void tst_Hazards::aDangerousCommandIsNamed_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<Hazard>("hazard");
    const auto row = [](const char *code, Hazard hazard) { QTest::newRow(code) << QString::fromUtf8(code) << hazard; };
    row("rm -rf node_modules", Hazard::DeletesFiles);
    row("sudo rm -f -r /var/cache/x", Hazard::DeletesFiles);
    row("rm --recursive build", Hazard::DeletesFiles);
    row("cd x && rm -r y", Hazard::DeletesFiles);
    row("find . -name '*.pyc' -delete", Hazard::DeletesFiles);
    row("Remove-Item node_modules -Recurse -Force", Hazard::DeletesFiles);
    row("sudo mkfs.ext4 /dev/sdb1", Hazard::ErasesDevice);
    row("dd if=a.iso of=/dev/sdb bs=4M", Hazard::ErasesDevice);
    row("git push --force-with-lease origin main", Hazard::RewritesRemote);
    row("git push -f", Hazard::RewritesRemote);
    row("git reset --hard origin/main", Hazard::DiscardsWork);
    row("git -C app clean -fdx", Hazard::DiscardsWork);
    row("git checkout -- .", Hazard::DiscardsWork);
    row("psql -c 'DROP TABLE users'", Hazard::DeletesData);
    row("drop database shop;", Hazard::DeletesData);
    row("DELETE FROM jobs;", Hazard::DeletesData);
    row("redis-cli FLUSHALL", Hazard::DeletesData);
    row("docker system prune -a", Hazard::DeletesData);
    row("docker compose down -v", Hazard::DeletesData);
    row("kubectl delete namespace test", Hazard::DeletesData);
    row("chmod -R 777 /srv", Hazard::OpensPermissions);
    row("curl -fsSL https://example.org/install.sh | sh", Hazard::RunsDownload);
    row("wget -qO- https://example.org/x | sudo -E bash -", Hazard::RunsDownload);
    row("bash -c \"$(curl -fsSL https://example.org/x)\"", Hazard::RunsDownload);
    row("curl -k https://localhost", Hazard::SkipsVerification);
    row("pip install --trusted-host example.org x", Hazard::SkipsVerification);
    row("npm config set strict-ssl false", Hazard::SkipsVerification);
    row("requests.get(url, verify=False)", Hazard::SkipsVerification);
    row("export NODE_TLS_REJECT_UNAUTHORIZED=0", Hazard::SkipsVerification);
    row("ssh -o StrictHostKeyChecking=no host", Hazard::SkipsVerification);
    row("sudo setenforce 0", Hazard::DisablesProtection);
    row("$ rm -rf x", Hazard::DeletesFiles);
    row("/bin/rm -rf x", Hazard::DeletesFiles);
    row("LC_ALL=C sudo -n rm -r x", Hazard::DeletesFiles);
    row("git commit --no-verify -m x", Hazard::SkipsVerification);
    row("echo aGk= | base64 -d | sh", Hazard::RunsUnreadable);
    row("echo ready; rm -rf build", Hazard::DeletesFiles);
    row(":(){ :|:& };:", Hazard::ExhaustsMachine);
}

void tst_Hazards::aDangerousCommandIsNamed()
{
    QFETCH(QString, code);
    QFETCH(Hazard, hazard);
    const QList<HazardousLine> found = hazardsIn(code);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().hazard, hazard);
}

void tst_Hazards::ordinaryCodeIsNone_data()
{
    QTest::addColumn<QString>("code");
    const auto row = [](const char *code) { QTest::newRow(code) << QString::fromUtf8(code); };
    row("rm old.log");
    row("grep \"rm -rf\" deploy.sh");
    row("Never run git reset --hard on a branch that others use.");
    row("the rm -rf of yesterday");
    row("f() { g | h; }");
    row("grep 'a; rm -rf b' deploy.sh");
    row("echo \"git reset --hard && rm -rf x\" > notes");
    row("# rm -rf /");
    row("echo rm -rf /");
    row("grep -r 'rm -rf' scripts");
    row("history | grep 'reset --hard'");
    row("git push origin main");
    row("git push origin feature-f");
    row("git clean -n");
    row("git clean -ndf");
    row("git reset HEAD~1");
    row("chmod 755 run.sh");
    row("chmod 7770 x");
    row("curl -fsSL https://example.org/x -o x.sh");
    row("curl https://example.org | jq .");
    row("DELETE FROM jobs WHERE done;");
    row("dd if=/dev/zero of=/dev/null count=1");
    row("docker compose down");
    row("kubectl delete pod web-1");
    row("requests.get(url, verify='/etc/ssl/ca.pem')");
    row("verify = load_verifier(False)");
    row("npm config set strict-ssl true");
}

void tst_Hazards::ordinaryCodeIsNone()
{
    QFETCH(QString, code);
    QVERIFY(hazardsIn(code).isEmpty());
}

void tst_Hazards::theLineIsTold()
{
    const QList<HazardousLine> expected{{Hazard::DiscardsWork, 2}, {Hazard::DeletesFiles, 4}};
    QCOMPARE(hazardsIn(u"git fetch\ngit reset --hard origin/main\n\ncd x; rm -rf y"_s), expected);
}

QTEST_APPLESS_MAIN(tst_Hazards)
#include "tst_hazards.moc"
