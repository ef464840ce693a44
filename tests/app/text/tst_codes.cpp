// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/codes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Codes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codesHaveOneName_data();
    void codesHaveOneName();
    void codesKnowWhereTheyStand();
    void codesOfOneToolExcludeEachOther();
    void codesOfTheSystemSayNothingOfTheProgram_data();
    void codesOfTheSystemSayNothingOfTheProgram();
    void exceptionsAreKnownByTheirEnding_data();
    void exceptionsAreKnownByTheirEnding();
};

namespace {

QString keys(const QList<Term> &terms)
{
    QStringList list;
    for (const Term &term : terms) {
        list.append(QString::fromStdString(term.key));
    }
    return list.join(u", "_s);
}

} // namespace

void tst_Codes::codesHaveOneName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Rust") << u"error[E0382]: borrow of moved value"_s << u"E0382"_s;
    QTest::newRow("TypeScript") << u"a.ts(9,32): error TS7006: Parameter"_s << u"TS7006"_s;
    QTest::newRow("Oracle") << u"ORA-00942: table or view"_s << u"ORA-00942"_s;
    QTest::newRow("MSVC's compiler, linker and builder") << u"C4819 LNK2019 MSB3073"_s << u"C4819, LNK2019, MSB3073"_s;
    QTest::newRow("Node") << u"code: 'ERR_OSSL_EVP_UNSUPPORTED'"_s << u"ERR_OSSL_EVP_UNSUPPORTED"_s;
    QTest::newRow("OpenSSL") << u"[SSL: CERTIFICATE_VERIFY_FAILED]"_s << u"CERTIFICATE_VERIFY_FAILED"_s;
    QTest::newRow("a symbol of errno") << u"Error: ENOSPC: no space left"_s << u"ENOSPC"_s;
    QTest::newRow("Python's errno") << u"OSError: [Errno 28] No space left"_s << u"ENOSPC"_s;
    QTest::newRow("Node's errno") << u"errno: -28,"_s << u"ENOSPC"_s;
    QTest::newRow("Rust's errno") << u"No such file or directory (os error 2)"_s << u"ENOENT"_s;
    QTest::newRow("macOS counts otherwise") << u"[Errno 48] Address already in use"_s << u"EADDRINUSE"_s;
    QTest::newRow("a HRESULT in hexadecimal") << u"failed with 0x80070005"_s << u"0X80070005, WINERROR 5"_s;
    QTest::newRow("a HRESULT below zero") << u"HRESULT -2147024891"_s << u"0X80070005, WINERROR 5"_s;
    QTest::newRow("a HRESULT as a large number") << u"(2147942405)"_s << u"0X80070005, WINERROR 5"_s;
    QTest::newRow("an access violation") << u"exit code -1073741819"_s << u"0XC0000005"_s;
    QTest::newRow("an access violation in hexadecimal") << u"(0xC0000005)"_s << u"0XC0000005"_s;
    QTest::newRow("Winsock by number") << u"[WinError 10013] An attempt"_s << u"WSAEACCES, EACCES"_s;
    QTest::newRow("Winsock by name") << u"WSAEACCES"_s << u"WSAEACCES, EACCES"_s;
    QTest::newRow("Winsock as Python's errno") << u"[Errno 10048] error"_s << u"WSAEADDRINUSE, EADDRINUSE"_s;
    QTest::newRow("Windows") << u"[WinError 193] %1 is not"_s << u"WINERROR 193"_s;
    QTest::newRow("Windows, as Rust says it") << u"A required privilege is not held. (os error 1314)"_s << u"WINERROR 1314"_s;
    QTest::newRow("killed in a container") << u"etl exited with code 137"_s << u"SIGKILL"_s;
    QTest::newRow("killed, by its field") << u"Exit Code:    137"_s << u"SIGKILL"_s;
    QTest::newRow("killed, in a list of containers") << u"Exited (137) 2 minutes ago"_s << u"SIGKILL"_s;
    QTest::newRow("killed, of a child of Python") << u"exit code -9"_s << u"SIGKILL"_s;
    QTest::newRow("killed, in Chinese") << u"进程已结束,退出代码 137"_s << u"SIGKILL"_s;
    QTest::newRow("killed, by number") << u"signal 9"_s << u"SIGKILL"_s;
    QTest::newRow("crashed") << u"exit status 139"_s << u"SIGSEGV"_s;
    QTest::newRow("a plain failure is no signal") << u"exit code 1"_s << QString();
    QTest::newRow("MySQL's client") << u"ERROR 1045 (28000): Access denied"_s << u"MYSQL 1045, SQLSTATE 28000"_s;
    QTest::newRow("the beginning of a message of MySQL's client") << u"ERROR 1045"_s << u"MYSQL 1045"_s;
    QTest::newRow("another program's number") << u"ERROR 1045 of 2000"_s << QString();
    QTest::newRow("PHP's PDO") << u"SQLSTATE[HY000] [1045] Access denied"_s << u"MYSQL 1045"_s;
    QTest::newRow("MySQL of Python") << u"OperationalError: (1045, \"Access denied"_s << u"MYSQL 1045"_s;
    QTest::newRow("MySQL of Node") << u"errno: 1040,"_s << u"MYSQL 1040"_s;
    QTest::newRow("PostgreSQL") << u"SQLSTATE: 28P01"_s << u"SQLSTATE 28P01"_s;
    QTest::newRow("PostgreSQL of Node") << u"code: '42P01',"_s << u"SQLSTATE 42P01"_s;
    QTest::newRow("PostgreSQL, digits alone") << u"SQLSTATE: 23505"_s << u"SQLSTATE 23505"_s;
    QTest::newRow("a name server") << u"can't find git.corp.lan: NXDOMAIN"_s << u"NXDOMAIN"_s;
    QTest::newRow("addresses are none") << u"at 0x7f3c1e2b9d50 0x08000000 E1"_s << QString();
    QTest::newRow("ports and lines are none") << u"localhost:8080 line 1045 port 5432"_s << QString();
    QTest::newRow("large numbers are none") << u"1717986918 bytes, pid 4294967295999"_s << QString();
    QTest::newRow("capitals alone are none") << u"FATAL ERROR IN MODULE"_s << QString();
}

void tst_Codes::codesHaveOneName()
{
    QFETCH(QString, text);
    QTEST(keys(codesOf(text.toUtf8())), "expected");
}

void tst_Codes::codesKnowWhereTheyStand()
{
    const QByteArray text("HRESULT -2147024891 (SQLSTATE: 28P01)");
    QStringList stretches;
    for (const Term &code : codesOf(text)) {
        stretches.append(QString::fromUtf8(text.sliced(code.begin, code.end - code.begin)));
    }
    QCOMPARE(stretches, (QStringList{u"-2147024891"_s, u"-2147024891"_s, u"28P01"_s}));
}

void tst_Codes::codesOfOneToolExcludeEachOther()
{
    QCOMPARE(codeFamily("E0382"), codeFamily("E0308"));
    QCOMPARE(codeFamily("MYSQL 1040"), codeFamily("MYSQL 1045"));
    QCOMPARE(codeFamily("ENOSPC"), codeFamily("ENOENT"));
    QVERIFY(codeFamily("E0382") != codeFamily("TS2307"));
    QCOMPARE(codeFamily("WSAECONNREFUSED"), codeFamily("WINERROR 32"));
    QVERIFY(codeFamily("0X80070005").empty()); // its other name, WINERROR 5, has one
    QVERIFY(codeFamily("SIGKILL").empty());
}

void tst_Codes::codesOfTheSystemSayNothingOfTheProgram_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("systems");
    QTest::newRow("errno") << u"EACCES"_s << true;
    QTest::newRow("Windows") << u"WINERROR 5"_s << true;
    QTest::newRow("Winsock") << u"WSAECONNREFUSED"_s << true;
    QTest::newRow("a HRESULT that is a number of Windows") << u"0X80070005"_s << true;
    QTest::newRow("another HRESULT") << u"0X80370102"_s << false;
    QTest::newRow("a compiler's") << u"E0382"_s << false;
    QTest::newRow("a server's") << u"MYSQL 1045"_s << false;
}

void tst_Codes::codesOfTheSystemSayNothingOfTheProgram()
{
    QFETCH(QString, code);
    QTEST(isSystemCode(code.toStdString()), "systems");
}

void tst_Codes::exceptionsAreKnownByTheirEnding_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Python") << u"json.decoder.JSONDecodeError: Expecting value"_s << u"jsondecodeerror"_s;
    QTest::newRow("Java") << u"Caused by: java.net.ConnectException: refused"_s << u"connectexception"_s;
    QTest::newRow("several") << u"KeyError -> ValueError"_s << u"keyerror, valueerror"_s;
    QTest::newRow("the bare words are none") << u"Error: an Exception, some error"_s << QString();
    QTest::newRow("a part of a name is none") << u"ErrorHandler ValueErrors"_s << QString();
}

void tst_Codes::exceptionsAreKnownByTheirEnding()
{
    QFETCH(QString, text);
    QTEST(keys(exceptionsOf(text.toUtf8())), "expected");
}

QTEST_APPLESS_MAIN(tst_Codes)
#include "tst_codes.moc"
