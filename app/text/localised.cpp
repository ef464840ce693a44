// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/localised.h"

#include <array>
#include <string_view>

namespace {

using namespace std::string_view_literals;

struct Phrase {
    std::string_view chinese; ///< after Paste's folding: ASCII punctuation
    std::string_view english;
};

// The tools' own translations (their zh_CN message catalogues), by tool. Wordings of several tools stand once.
constexpr std::array phrases{
    // the C library, coreutils, bash, and whoever calls strerror()
    Phrase{"没有那个文件或目录", "No such file or directory"},
    Phrase{"没有这样的文件或目录", "No such file or directory"},
    Phrase{"权限不够", "Permission denied"},
    Phrase{"权限被拒绝", "Permission denied"},
    Phrase{"拒绝访问", "Access is denied"},
    Phrase{"不允许的操作", "Operation not permitted"},
    Phrase{"设备上没有空间", "No space left on device"},
    Phrase{"打开的文件过多", "Too many open files"},
    Phrase{"打开的文件太多", "Too many open files"},
    Phrase{"拒绝连接", "Connection refused"},
    Phrase{"连接被拒绝", "Connection refused"},
    Phrase{"连接超时", "Connection timed out"},
    Phrase{"连接被对方重设", "Connection reset by peer"},
    Phrase{"连接被对端重置", "Connection reset by peer"},
    Phrase{"地址已在使用", "Address already in use"},
    Phrase{"地址已被使用", "Address already in use"},
    Phrase{"无法分配内存", "Cannot allocate memory"},
    Phrase{"参数列表过长", "Argument list too long"},
    Phrase{"未找到命令", "command not found"},
    Phrase{"没有找到命令", "command not found"},
    Phrase{"可执行文件格式错误", "Exec format error"},
    Phrase{"段错误", "Segmentation fault"},
    Phrase{"核心已转储", "core dumped"},
    Phrase{"已杀死", "Killed"},
    Phrase{"只读文件系统", "Read-only file system"},
    Phrase{"设备或资源忙", "Device or resource busy"},
    Phrase{"文件已存在", "File exists"},
    Phrase{"不是目录", "Not a directory"},
    Phrase{"是一个目录", "Is a directory"},
    Phrase{"没有到主机的路由", "No route to host"},
    Phrase{"网络不可达", "Network is unreachable"},
    Phrase{"域名解析暂时失败", "Temporary failure in name resolution"},
    Phrase{"未知的名称或服务", "Name or service not known"},
    Phrase{"解释器错误", "bad interpreter"},
    Phrase{"错误的解释器", "bad interpreter"},
    Phrase{"语法错误", "syntax error"},
    Phrase{"未预期的", "unexpected"},
    // git
    Phrase{"致命错误", "fatal error"},
    Phrase{"不是一个 git 仓库", "not a git repository"},
    Phrase{"不是 git 仓库", "not a git repository"},
    Phrase{"或者任何父目录", "or any of the parent directories"},
    Phrase{"推送一些引用到", "failed to push some refs to"},
    Phrase{"无法推送一些引用", "failed to push some refs to"},
    Phrase{"合并冲突", "Merge conflict"},
    Phrase{"冲突(内容)", "CONFLICT (content)"},
    Phrase{"自动合并失败", "Automatic merge failed; fix conflicts and then commit the result"},
    Phrase{"拒绝合并无关的历史", "refusing to merge unrelated histories"},
    Phrase{"您对下列文件的本地修改将被", "Your local changes to the following files would be overwritten by"},
    Phrase{"对下列文件的本地修改将被", "Your local changes to the following files would be overwritten by"},
    Phrase{"无法读取远程仓库", "Could not read from remote repository"},
    Phrase{"检测到可疑的仓库所有权", "detected dubious ownership in repository at"},
    Phrase{"更新被拒绝", "Updates were rejected because"},
    Phrase{"非快进", "non-fast-forward"},
    Phrase{"认证失败", "Authentication failed"},
    Phrase{"身份验证失败", "authentication failed"},
    Phrase{"需要的主机密钥", "Host key verification failed"},
    Phrase{"路径规格", "pathspec"},
    Phrase{"未匹配任何 git 已知文件", "did not match any file(s) known to git"},
    Phrase{"分支", "branch"},
    // gcc, clang, ld, make, cmake
    Phrase{"未定义的引用", "undefined reference to"},
    Phrase{"未声明", "was not declared in this scope undeclared"},
    Phrase{"隐式声明函数", "implicit declaration of function"},
    Phrase{"多重定义", "multiple definition of"},
    Phrase{"重定义", "redefinition of"},
    Phrase{"无法找到", "cannot find"},
    Phrase{"不完全类型", "incomplete type"},
    Phrase{"没有匹配的函数", "no matching function for call to"},
    Phrase{"没有规则可制作目标", "No rule to make target"},
    Phrase{"编译中断", "compilation terminated"},
    Phrase{"无法解析的外部符号", "unresolved external symbol"},
    Phrase{"无法打开包括文件", "Cannot open include file No such file or directory"},
    Phrase{"无法打开文件", "cannot open file"},
    Phrase{"未声明的标识符", "undeclared identifier"},
    // java, maven
    Phrase{"找不到符号", "cannot find symbol"},
    Phrase{"程序包", "package"},
    Phrase{"不存在", "does not exist"},
    Phrase{"找不到或无法加载主类", "Could not find or load main class"},
    Phrase{"不兼容的类型", "incompatible types"},
    Phrase{"无效的目标发行版", "invalid target release"},
    Phrase{"无效的源发行版", "invalid source release"},
    Phrase{"不再支持源选项", "Source option is no longer supported. Use later"},
    Phrase{"不再支持目标选项", "Target option is no longer supported. Use later"},
    Phrase{"不可映射字符", "unmappable character for encoding"},
    Phrase{"未报告的异常错误", "unreported exception must be caught or declared to be thrown"},
    Phrase{"需要';'", "';' expected"},
    // Windows, PowerShell
    Phrase{"系统找不到指定的文件", "The system cannot find the file specified"},
    Phrase{"系统找不到指定的路径", "The system cannot find the path specified"},
    Phrase{"找不到指定的模块", "The specified module could not be found DLL load failed"},
    Phrase{"找不到指定的程序", "The specified procedure could not be found DLL load failed"},
    Phrase{"通常每个套接字地址", "Only one usage of each socket address (protocol/network address/port) is normally permitted address already in use"},
    Phrase{"由于目标计算机积极拒绝", "No connection could be made because the target machine actively refused it Connection refused"},
    Phrase{"远程主机强迫关闭了一个现有的连接", "An existing connection was forcibly closed by the remote host Connection reset"},
    Phrase{"以一种访问权限不允许的方式", "An attempt was made to access a socket in a way forbidden by its access permissions"},
    Phrase{"另一个程序正在使用此文件", "The process cannot access the file because it is being used by another process"},
    Phrase{"不是内部或外部命令", "is not recognized as an internal or external command"},
    Phrase{"无法将", "is not recognized as the name of a cmdlet, function, script file, or operable program"},
    Phrase{"在此系统上禁止运行脚本", "cannot be loaded because running scripts is disabled on this system"},
    Phrase{"不是有效的 Win32 应用程序", "is not a valid Win32 application"},
    Phrase{"磁盘空间不足", "There is not enough space on the disk"},
    Phrase{"页面文件太小", "The paging file is too small for this operation to complete"},
    // PostgreSQL, MySQL
    Phrase{"关系", "relation"},
    Phrase{"角色", "role"},
    Phrase{"数据库", "database"},
    Phrase{"用户", "user"},
    Phrase{"对等认证失败", "Peer authentication failed for user"},
    Phrase{"密码认证失败", "password authentication failed for user"},
    Phrase{"重复键违反唯一约束", "duplicate key value violates unique constraint"},
    Phrase{"权限不足", "permission denied insufficient privilege"},
    Phrase{"连接数过多", "too many connections"},
    // apt, dpkg, systemd
    Phrase{"无法定位软件包", "Unable to locate package"},
    Phrase{"无法获得锁", "Could not get lock"},
    Phrase{"有未能满足的依赖关系", "unmet dependencies"},
    Phrase{"没有公钥", "NO_PUBKEY the public key is not available"},
    Phrase{"没有数字签名", "is not signed"},
    Phrase{"下载失败", "Failed to fetch"},
    Phrase{"服务启动失败", "Job failed because the control process exited with error code"},
    // libraries, machine learning, as people write them
    Phrase{"没有名为", "No module named"},
    Phrase{"显存不足", "CUDA out of memory"},
    Phrase{"内存不足", "out of memory"},
    Phrase{"内存溢出", "OutOfMemoryError out of memory"},
    Phrase{"堆内存", "heap memory"},
    Phrase{"证书验证失败", "certificate verify failed"},
    Phrase{"依赖冲突", "dependency conflict"},
    Phrase{"空指针", "null pointer NullPointerException"},
    Phrase{"跨域", "CORS Access-Control-Allow-Origin cross-origin"},
    Phrase{"端口被占用", "port is already in use EADDRINUSE"},
    Phrase{"死锁", "deadlock"},
    Phrase{"连接池耗尽", "connection pool exhausted"},
    Phrase{"不支持", "not supported"},
    Phrase{"未实现", "not implemented"},
};

} // namespace

std::string englishOf(QByteArrayView line)
{
    std::string english;
    const std::string_view text(line.data(), size_t(line.size()));
    for (const Phrase &phrase : phrases) {
        if (text.find(phrase.chinese) != text.npos) {
            english += phrase.english;
            english += ' ';
        }
    }
    return english;
}
