// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secretforms.h"
#include "app/text/secrets.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <ctime>

#include "tests/slowness.h"

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Secrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecretIsFoundAndNothingBeside_data();
    void aSecretIsFoundAndNothingBeside();
    void whatOnlyLooksLikeOneIsNone_data();
    void whatOnlyLooksLikeOneIsNone();
    void aPrivateKeyIsOneSecret();
    void aPrivateKeyThatBreaksOffIsFound();
    void severalAreFoundInOrder();
    void maskedTextKeepsTheRest();
    void aTextThatUncoversASecretInEachRoundHasNone();
    void realErrorMessagesHoldNoneButRealOnes();
    void tenMegabytesTakeBoundedTime_data();
    void tenMegabytesTakeBoundedTime();
    void noLiteralTakesLong();
};

namespace {

/// Seconds of the processor that the search takes in so many characters of the piece, repeated.
double secondsFor(const QString &piece, qsizetype size)
{
    const QString text = piece.repeated(size / piece.size());
    double least = 1e9;
    for (int run = 0; run < 2; ++run) {
        const std::clock_t start = std::clock();
        findSecrets(text);
        least = std::min(least, double(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return least;
}

} // namespace

/// A row: text with the secret between « and ». Keys are put together here, so that no scanner takes this file for a leak.
void tst_Secrets::aSecretIsFoundAndNothingBeside_data()
{
    QTest::addColumn<QString>("marked");
    QTest::addColumn<SecretKind>("kind");
    const auto row = [](const QString &marked, SecretKind kind) { QTest::newRow(qPrintable(marked.left(60))) << marked << kind; };
    const QString r36 = u"aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5"_s;
    const QString hex = u"0123456789abcdef0123456789abcdef"_s;
    row(u"key «AK"_s + u"IAIOSFODNN7EXAMPL2» used"_s, SecretKind::Key);
    row(u"remote: «gh"_s + u"p_"_s + r36 + u"»"_s, SecretKind::Key);
    row(u"(«gh"_s + u"s_"_s + r36 + u"»)"_s, SecretKind::Key);
    row(u"«github_"_s + u"pat_11ABCDEFG0"_s + r36 + r36 + u"»"_s, SecretKind::Key);
    row(u"«gl"_s + u"pat-xY3dE5fG7hI9jK1lM3nO»"_s, SecretKind::Key);
    row(u"bot «xo"_s + u"xb-123456789012-abcDEF123456ghiJKL»"_s, SecretKind::Key);
    row(u"maps «AI"_s + u"za"_s + r36.left(35) + u"»"_s, SecretKind::Key);
    row(u"«sk"_s + u"_live_"_s + r36 + u"»"_s, SecretKind::Key);
    row(u"«np"_s + u"m_"_s + r36 + u"»"_s, SecretKind::Key);
    row(u"«py"_s + u"pi-AgE"_s + r36 + r36 + u"»"_s, SecretKind::Key);
    row(u"Incorrect API key provided: «sk"_s + u"-"_s + r36 + u"»."_s, SecretKind::Key);
    row(u"«sk"_s + u"-proj-"_s + r36 + u"_-"_s + r36 + u"»"_s, SecretKind::Key);
    row(u"«hf"_s + u"_"_s + r36 + u"»"_s, SecretKind::Key);
    row(u"«LT"_s + u"AI5tAb3dE5fG7hI9jK1lM3»"_s, SecretKind::Key);
    row(u"«dop"_s + u"_v1_"_s + hex + hex + u"»"_s, SecretKind::Key);
    row(u"jwt «ey"_s + u"JhbGciOiJIUzI1NiJ9.ey"_s + u"JzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9», next"_s, SecretKind::WebToken);
    row(u"password=«hunter2»"_s, SecretKind::Password);
    row(u"错误：登录失败，密码：«hunter2secret»，请重试。"_s, SecretKind::Password);
    row(u"错误：postgres：//bob：«hunter2secret»＠db/x"_s, SecretKind::UrlPassword);
    row(u"Ｐａｓｓｗｏｒｄ＝«hunter2secret»"_s, SecretKind::Password);
    row(u"DB_PASSWORD=«correcthorse»"_s, SecretKind::Password);
    row(u"  password: «changed-it-9» # yaml"_s, SecretKind::Password);
    row(u"  password: «letmein»"_s, SecretKind::Password);
    row(u"{\"password\": \"«p@ss, w0rd»\", \"user\": \"x\"}"_s, SecretKind::Password);
    row(u"{\\\"password\\\": \\\"«p4ssw0rd!»\\\"}"_s, SecretKind::Password);
    row(u"jdbc:mysql://h/db?user=root&password=«s3cr3t!»&ssl=true"_s, SecretKind::Password);
    row(u"Server=h;User Id=sa;Password=«Str0ng.Pw»;Encrypt=true"_s, SecretKind::Password);
    row(u"client_secret = '«8Q~aB3dE5fG7hI9jK1»'"_s, SecretKind::Password);
    row(u"api_key: «9f8e7d6c5b4a39281706»"_s, SecretKind::Password);
    row(u"OPENAI_API_KEY=«0a1b2c3d4e5f60718293»"_s, SecretKind::Password);
    row(u"GET /v1?access_token=«aB3dE5fG7hI9jK1l» HTTP/1.1"_s, SecretKind::Password);
    row(u"AccountKey=«kd83jJ2k3l4JLKj/3lk4j5lkJ+lk2j3w==»;EndpointSuffix=x"_s, SecretKind::Password);
    row(u"tool --password «s3cr3t» --verbose"_s, SecretKind::Password);
    row(u"tool --token=«aB3dE5fG7hI9»"_s, SecretKind::Password);
    row(u"CREATE USER a IDENTIFIED BY '«Tiger42»';"_s, SecretKind::Password);
    row(u"ALTER ROLE a PASSWORD '«Tiger42»';"_s, SecretKind::Password);
    row(u"密码：«abc12345»"_s, SecretKind::Password);
    row(u"数据库密码=«qwe123rty»"_s, SecretKind::Password);
    row(u"fatal: unable to access 'https://bob:«hunter2»@example.org/x.git/'"_s, SecretKind::UrlPassword);
    row(u"redis://:«pa55»@cache:6379/0"_s, SecretKind::UrlPassword);
    row(u"postgres://app:«x:y@z»@db/shop"_s, SecretKind::UrlPassword);
    row(u"https://«aB3dE5fG7hI9jK1lM3nO5p»@example.org/x.git"_s, SecretKind::UrlPassword);
    row(u"> Authorization: Bearer «aB3dE5fG7hI9jK1l»"_s, SecretKind::Header);
    row(u"curl -H \"Authorization: Basic «dXNlcjpwYXNz»\" https://example.org"_s, SecretKind::Header);
    row(u"{'Authorization': 'token «aB3dE5fG7hI9jK1l»'}"_s, SecretKind::Header);
    row(u"sent Bearer «aB3dE5fG7hI9jK1lM3nO5» to host"_s, SecretKind::Header);
    row(u"Cookie: «session=aB3dE5f; theme=dark»"_s, SecretKind::Cookie);
    row(u"< Set-Cookie: «sid=s%3AaB3dE5f.x; Path=/; HttpOnly»"_s, SecretKind::Cookie);
    row(u"身份证 «11010519491231002X» 无效"_s, SecretKind::IdentityNumber);
    row(u"user 手机号:«13812345678»,"_s, SecretKind::PhoneNumber);
    row(u"call +«8613912345679»."_s, SecretKind::PhoneNumber);
    row(u"Contraseña: «hunter2x»"_s, SecretKind::Password);
    row(u"ПАРОЛЬ: «hunter2x»"_s, SecretKind::Password);
    const QString small = u"k3mz8vq1t7yw2hn5xr9pj4sl6gu0ta5d"_s;
    row(u"cohere: «"_s + r36 + u"»"_s, SecretKind::Key);
    row(u"\"coinbase\" => \"«"_s + small + u"»\","_s, SecretKind::Key);
    row(u"?stitch=«"_s + small + u"»&page=2"_s, SecretKind::Key);
}

void tst_Secrets::aSecretIsFoundAndNothingBeside()
{
    QFETCH(QString, marked);
    const qsizetype begin = marked.indexOf(u'«');
    const qsizetype end = marked.indexOf(u'»') - 1;
    const QString text = QString(marked).remove(u'«').remove(u'»');
    const QList<Secret> found = findSecrets(text);
    QCOMPARE(found.size(), 1);
    QCOMPARE(text.mid(found.first().begin, found.first().length), text.mid(begin, end - begin));
    QTEST(found.first().kind, "kind");
    QVERIFY(findSecrets(maskSecrets(text)).isEmpty());
}

void tst_Secrets::whatOnlyLooksLikeOneIsNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"commit 3b18e512dba79e4c8300dd08aeb37f8e728b8dad", "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
             "request id 550e8400-e29b-41d4-a716-446655440000", "version 1.23.456-beta.7+build.20240506", "main.cpp:1234:56: error",
             "Access denied for user 'root'@'localhost' (using password: YES)", "password: ********", "password=$DB_PASSWORD", "token: <token>",
             "api_key=${API_KEY}", "Authorization: Bearer <your-token>", "Authorization: Bearer $TOKEN", "token=your_token_here1",
             "SyntaxError: Unexpected token: punc (})", "Unexpected token '<', \"<!DOCTYPE \"... is not valid JSON", "error: unexpected token: `}`",
             "password = getpass.getpass()", "token = os.environ['API_TOKEN']", "password: process.env.DB_PASSWORD", "password = settings.DB_PASSWORD",
             "function login(user: string, password: string): void", "password: String!", "max_tokens=4096", "pad_token_id: 50256",
             "This model's maximum context length is 8192 tokens", "eos_token='</s>'", "Permission denied (publickey,password).",
             "FATAL:  password authentication failed for user \"app\"", "[sudo] password for bob:", "Enter passphrase for key '/home/bob/.ssh/id_rsa':",
             "secret \"regcred\" not found", "secretName: my-app-tls-2", "secret: my-app-tls-2", "PWD=/home/bob/project1", "OLDPWD=/srv/app2",
             "SSH_AUTH_SOCK=/run/user/1000/keyring/ssh", "private_key: /etc/ssl/private/key1.pem", "https://example.org:8080/a@b/c", "git@github.com:a/b.git",
             "ssh://git@github.com/a/b.git", "mailto:bob@example.org", "https://user:password@example.org", "http://user:${PASS}@host/",
             "scikit-learn sk-learn", "npm_config_registry=https://registry.example.org", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
             "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----", "11010519491231002Y", "110105194912310021", "44030719991399123X",
             "Tried to allocate 17179869184 bytes", "13958643712 bytes free", "size 15032385536", "at 1706745600123", "id 23812345678",
             "13812345678.5", "0x13812345678", "sha1-13812345678", "elapsed 13812345679 ns", "Cookie: ******", "Set-Cookie header is missing",
             "WWW-Authenticate: Bearer realm=\"x\"", "if (password == other1)", "AKIAXXXXXXXXXXXXXXXX", "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
             "token: none", "PublicKeyToken=cc7b13ffcd2ddd51", "password: incorrect", "Password:", "compass: 12345abc", "GIT_ASKPASS=/usr/lib/git1", "密码：错误",
             "key: value1234", "primary key: 12345678", "0: aten::addmm", "bypass=12345abc", "password is required", "eyJhbGciOiJIUzI1NiJ9",
             "digest: aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5", "\"requestId\": \"aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5\"",
             "SHA256:aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5", "see aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5", "/a=aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5.js",
             "commit=0123456789abcdef0123456789abcdef01234567", "name: TheNameOfAVeryLongClassInTheSourceCode2024"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void tst_Secrets::whatOnlyLooksLikeOneIsNone()
{
    QFETCH(QString, text);
    QCOMPARE(maskSecrets(text), text);
}

void tst_Secrets::aPrivateKeyIsOneSecret()
{
    const QString key = u"-----BEGIN RSA "_s + u"PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMIIEow+/\nAb3=\n-----END RSA PRIVATE KEY-----"_s;
    QCOMPARE(maskSecrets(u"a\n"_s + key + u"\nb"_s), u"a\n******\nb"_s);
    QCOMPARE(findSecrets(key), QList{(Secret{0, key.size(), SecretKind::PrivateKey})});
    // As it stands in JSON.
    QString escaped = key;
    escaped.replace(u'\n', u"\\n"_s);
    QCOMPARE(maskSecrets(u"{\"k\": \""_s + escaped + u"\"}"_s), u"{\"k\": \"******\"}"_s);
}

void tst_Secrets::aPrivateKeyThatBreaksOffIsFound()
{
    const QString begin = u"-----BEGIN OPENSSH "_s + u"PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n"_s;
    QVERIFY(!maskSecrets(begin).contains(u"b3Bl"_s));
    QCOMPARE(maskSecrets(begin + u"$ ls"_s).right(4), u"$ ls"_s);
}

void tst_Secrets::severalAreFoundInOrder()
{
    const QList<Secret> found = findSecrets(u"password=a1b2c3 13812345678 https://u:pw12@h password='x y 1'");
    QCOMPARE(found.size(), 4);
    for (qsizetype i = 1; i < found.size(); ++i) {
        QVERIFY(found[i].begin >= found[i - 1].begin + found[i - 1].length);
    }
}

void tst_Secrets::maskedTextKeepsTheRest()
{
    QCOMPARE(maskSecrets(u"user=bob password=hunter2 host=db"_s), u"user=bob password=****** host=db"_s);
    QCOMPARE(maskSecrets(u"nothing here"_s), u"nothing here"_s);
    QCOMPARE(maskSecrets(QString()), QString());
}

/// Keys without anything between them: the second begins a word once the first is masked, and so on.
void tst_Secrets::aTextThatUncoversASecretInEachRoundHasNone()
{
    const QString key = u"re"_s + u"_aB3dE5fG_aB3dE5fG7hI9jK1lM3nO5pQ7"_s;
    for (const int keys : {1, 15, 16, 17, 40, 400}) {
        const QString joined = key.repeated(keys);
        const QString apart = (key + u';').repeated(keys);
        for (const QString &text : {joined, apart, u"see:\n"_s + joined + u"\nend"_s}) {
            QVERIFY(findSecrets(maskSecrets(text)).isEmpty());
            QVERIFY(findSecrets(maskedLines(text)).isEmpty());
            QCOMPARE(maskedLines(text).count(u'\n'), text.count(u'\n'));
            QVERIFY(!maskSecrets(text).contains(key));
        }
    }
}

void tst_Secrets::realErrorMessagesHoldNoneButRealOnes()
{
    QDirIterator pastes(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/cases"), {u"paste.txt"_s}, QDir::Files, QDirIterator::Subdirectories);
    int read = 0;
    qsizetype found = 0;
    while (pastes.hasNext()) {
        QFile file(pastes.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        found += findSecrets(text).size();
        ++read;
    }
    QVERIFY(read > 400);
    QVERIFY(found <= 2); // two of the askers left keys in, made unusable
}

/// A busy machine slows a single run, so the least of a few counts; one that is below `enough` ends them.
static double leastSecondsFor(const QString &piece, qsizetype length, double enough)
{
    double least = secondsFor(piece, length);
    for (int round = 1; round < 5 && least >= enough; ++round) {
        least = std::min(least, secondsFor(piece, length));
    }
    return least;
}

void tst_Secrets::tenMegabytesTakeBoundedTime_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : {"2024-05-06T12:11:47Z INFO request 550e8400 took 12 ms: GET /v1/items?id=7&x=y\n", "token:", "auth_key=", "erlang-cookie=", "password=", "Cookie:", "eyJ-",
             "eyJaaaaaaaaa.", "xoxb-", "SG.", "://", "a:b@", "--token ", "-----BEGIN RSA PRIVATE KEY-----", "-", "1", "x", "=", "Authorization: ", "\"password\": \"",
             "Bearer ", "1101051949123100", "password=a1", " ", "PASSWORD '",
             "curl ", "curl -u a:", "mysql -", "\x1b[31mtoken\x1b[0m=", "\x1b]0;token=a", "&quot;", "\\\\", "[0m", "-----BEGIN ", "private-lines: 1 ", "138-1234-", "6222 "}) {
        QTest::newRow(piece) << QString::fromUtf8(piece);
    }
}

void tst_Secrets::tenMegabytesTakeBoundedTime()
{
    QFETCH(QString, piece);
    constexpr qsizetype size = 100'000; // a hundredth of ten megabytes
    constexpr double mostSeconds = 0.3 * slowness; // of the processor, without optimisation; what is not linear takes minutes
    const double once = leastSecondsFor(piece, size, mostSeconds);
    QVERIFY2(once < mostSeconds, qPrintable(QString::number(once)));
    const double atMost = 3 * once + 0.05 * slowness;
    const double twice = leastSecondsFor(piece, 2 * size, atMost);
    QVERIFY2(twice < atMost, qPrintable(QString::number(once) + u" then "_s + QString::number(twice)));
}

void tst_Secrets::noLiteralTakesLong()
{
    constexpr qsizetype size = 8'000;
    constexpr double mostSeconds = 0.05 * slowness;
    QString all;
    for (const SecretForm &form : SecretForms::all().forms()) {
        const QString literal = form.literals.front();
        for (const QString &piece : {literal, literal + u' ', literal + u"=a1b2c3"_s, u"x -"_s + literal + u": "_s, literal + u"aaaaaaaaaaaaaaaaaaaaaaaa."_s}) {
            const double seconds = leastSecondsFor(piece, size, mostSeconds);
            QVERIFY2(seconds < mostSeconds, qPrintable(piece + u": "_s + QString::number(seconds)));
        }
        all += literal;
    }
    QVERIFY(leastSecondsFor(all, 50 * size, 50 * mostSeconds) < 50 * mostSeconds);
}

QTEST_GUILESS_MAIN(tst_Secrets)
#include "tst_secrets.moc"
