// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/familiarity.h"

#include <QSet>

namespace {

// The most frequent characters of news and books, and of messages of programs.
constexpr QStringView simplified =
    u"的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当"
    u"没动面起看定天分还进好小部其些主样理心本前开但因只从想实日者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战"
    u"向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气"
    u"题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达"
    u"光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运误错失败未找到无法请检查配置启动"
    u"连接文件服务超时权限不足内存端口占用命令执行参数版本安装依赖编译链接库符号引用异常返回值类型转换模块包目录路径存在访问拒绝网络代理证书验证密码账户"
    u"输入输出警告信息日志调试线程进程终止崩溃缓存读写磁盘损坏格式编码解析语法";
constexpr QStringView traditional =
    u"這個們來為國說時會對過後經當還進無長機關點業間問應戰頭體見產話門東聲員論處義認條氣題爾變總電數報結受感務場計種實從開動發現與給將兩並樣學錯誤檔"
    u"案無法失敗找到請檢查設定啟動連線服務逾時權限記憶體連接埠使用命令執行參數版本安裝編譯連結函式庫例外傳回類型轉換模組套件目錄路徑存取拒絕網路憑證驗證"
    u"輸入輸出警告訊息記錄除錯執行緒程序終止快取讀寫磁碟損毀格式編碼";
constexpr QStringView hangul =
    u"이다는을를에의가은고하지한로기리사어인도자시서나대정수라일그보있원전해주장조들부스비습니합오으용아안되제음않없경우면만년과공상성여세구적신동위행와할"
    u"중모파선바치내마말미문방발법변생설실오류입력출력메모리드연결못찾을습권거실패명령코트버설치패키값형식경로접근네워크인증암호";

const QSet<char16_t> &frequent()
{
    static const QSet<char16_t> all = [] {
        QSet<char16_t> characters;
        for (const QStringView list : {simplified, traditional, hangul}) {
            for (const QChar c : list) {
                characters.insert(c.unicode());
            }
        }
        return characters;
    }();
    return all;
}

bool isKana(QChar c)
{
    return c >= u'\u3041' && c <= u'\u30fe';
}

bool isPunctuation(QChar c)
{
    return (c >= u'\u3000' && c <= u'\u3011') || QStringView(u"，：；！？（）“”‘’—…·").contains(c);
}

} // namespace

double familiarity(QStringView text)
{
    qsizetype all = 0;
    qsizetype known = 0;
    for (const QChar c : text) {
        if (c.unicode() >= 0x80 && !isPunctuation(c)) {
            ++all;
            known += isKana(c) || frequent().contains(c.unicode()) ? 1 : 0;
        }
    }
    return all == 0 ? 0 : double(known) / double(all);
}
