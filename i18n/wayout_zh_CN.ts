<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tool tip: what a button does, and the keys that do the same</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>AnswerSteps</name>
    <message>
        <source>tested on %1</source>
        <translation>已在 %1 上验证</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>the line of the text where the error was found</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Look first: %1</source>
        <translation>先查看：%1</translation>
    </message>
    <message>
        <source>Do this: %1</source>
        <translation>这样做：%1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>when an advice holds</extracomment>
        <translation>适用于：%1</translation>
    </message>
    <message>
        <source>%1 from line %2</source>
        <extracomment>a value in the code that was taken from the text: &quot;branch from line 1&quot;</extracomment>
        <translation>%1 取自第 %2 行</translation>
    </message>
    <message>
        <source>If that does not fit</source>
        <translation>如果不符合你的情况</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a condition, and what to do then</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Do not</source>
        <translation>不要这样做</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>what not to do, and why</extracomment>
        <translation>%1——%2</translation>
    </message>
    <message>
        <source>All of it: wayout show %1</source>
        <translation>完整内容：wayout show %1</translation>
    </message>
    <message>
        <source>Do not: %1</source>
        <translation>不要：%1</translation>
    </message>
    <message>
        <source>from .wayout of the repository</source>
        <translation>来自仓库的 .wayout</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>between two pieces of advice</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>Tried: %1.</source>
        <extracomment>what the user said to have tried of the advice</extracomment>
        <translation>试过：%1。</translation>
    </message>
    <message>
        <source>Not noted as tried: %1.</source>
        <translation>未记为试过：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Again, %n time(s) today.</source>
        <translation>
            <numerusform>再次出现，今天共 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same error again, %n time(s) in this session: %1</source>
        <translation>
            <numerusform>同一个错误再次出现，本次会话中共 %n 次：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Known to Wayout, a catalogue of errors: %1</source>
        <extracomment>what Wayout tells a coding assistant about an error</extracomment>
        <translation>报错知识库 Wayout 认识这个错误：%1</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>Line %1: %2 (%3 times)</source>
        <translation>第 %1 行：%2（%3 次）</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Nothing in the catalogue explains this.</source>
        <translation>知识库中没有能解释它的记录。</translation>
    </message>
    <message>
        <source>Other matches</source>
        <translation>其他匹配</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>Not tried on this text</source>
        <translation>未能在这段文本上尝试</translation>
    </message>
    <message>
        <source>No record has these words.</source>
        <translation>没有记录含有这些词。</translation>
    </message>
    <message>
        <source>Other errors in the text</source>
        <translation>文本中的其他报错</translation>
    </message>
    <message>
        <source>Errors in the text</source>
        <translation>文本中的报错</translation>
    </message>
    <message>
        <source>No error message is in this text. These records have its words:</source>
        <translation>这段文字里没有报错信息。下面是含有这些词的记录：</translation>
    </message>
</context>
<context>
    <name>BlockWidgets</name>
    <message>
        <source>English only</source>
        <translation>仅英文</translation>
    </message>
    <message>
        <source>Chinese only</source>
        <translation>仅中文</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>并排对比</translation>
    </message>
</context>
<context>
    <name>CodeWarnings</name>
    <message>
        <source>Deletes files: cannot be undone.</source>
        <translation>会删除文件：无法撤销。</translation>
    </message>
    <message>
        <source>Erases a disk or a partition: cannot be undone.</source>
        <translation>会抹掉整个磁盘或分区：无法撤销。</translation>
    </message>
    <message>
        <source>Rewrites history on the server: what others pushed can be lost.</source>
        <translation>会改写服务器上的历史：别人推送的提交可能丢失。</translation>
    </message>
    <message>
        <source>Throws away changes that are not committed: cannot be undone.</source>
        <translation>会丢弃未提交的改动：无法撤销。</translation>
    </message>
    <message>
        <source>Deletes data: cannot be undone without a backup.</source>
        <translation>会删除数据：没有备份就无法恢复。</translation>
    </message>
    <message>
        <source>Lets every user of the computer read and change it.</source>
        <translation>本机所有用户都将可以读取和修改。</translation>
    </message>
    <message>
        <source>Runs a program from the network that nobody has read.</source>
        <translation>会直接运行从网络下载、没人看过内容的程序。</translation>
    </message>
    <message>
        <source>Runs a program that cannot be read.</source>
        <translation>会运行无法事先查看内容的程序。</translation>
    </message>
    <message>
        <source>Starts programs without end: the computer stops responding.</source>
        <translation>会不停地启动进程：电脑将失去响应。</translation>
    </message>
    <message>
        <source>Skips a check that protects against others.</source>
        <translation>会跳过一道防范他人的检查。</translation>
    </message>
    <message>
        <source>Switches off a protection of the system.</source>
        <translation>会关闭系统的一项保护。</translation>
    </message>
    <message>
        <source>“%1” looks like “%2” and is not: its letters are of different alphabets.</source>
        <translation>“%1”看着像“%2”，其实不是：里面混有不同文字的字母。</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden character(s) left out, here and in the copy. They stood here:</source>
        <translation>
            <numerusform>已去掉 %n 个看不见的字符，复制的内容里也没有。原来在这里：</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit before running: %1</source>
        <translation>运行前请先修改：%1</translation>
    </message>
    <message>
        <source>Too long to be checked for dangerous commands: read it before running.</source>
        <translation>内容太长，未检查是否有危险命令：运行前请自行阅读。</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>The output could not be written: %1</source>
        <translation>无法写入输出：%1</translation>
    </message>
    <message>
        <source>“wayout --help” tells how it is used.</source>
        <translation>用法见“wayout --help”。</translation>
    </message>
    <message>
        <source>No catalogue could be read.</source>
        <translation>没有可读取的知识库。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Line %1 should be a JSON object with “id” and “text”.</source>
        <translation>第 %1 行应为含有“id”和“text”的 JSON 对象。</translation>
    </message>
    <message>
        <source>There is no record with the id %1.</source>
        <translation>没有 ID 为 %1 的记录。</translation>
    </message>
    <message>
        <source>Records: %1. Problems: %2.</source>
        <translation>记录：%1。问题：%2。</translation>
    </message>
    <message>
        <source>Erased: %1</source>
        <translation>已清除：%1</translation>
    </message>
    <message>
        <source>Could not be erased: %1</source>
        <translation>无法清除：%1</translation>
    </message>
    <message>
        <source>Nothing was kept.</source>
        <translation>没有保存任何内容。</translation>
    </message>
    <message>
        <source>This looks like binary data, not like text.</source>
        <translation>这看起来是二进制数据，不是文本。</translation>
    </message>
    <message>
        <source>Read as %1.</source>
        <translation>已按 %1 编码读取。</translation>
    </message>
    <message>
        <source>The compressed text is damaged or not complete: what stands before the damage was read (%1).</source>
        <translation>压缩文本已损坏或不完整：只读取了损坏处之前的内容（%1）。</translation>
    </message>
    <message>
        <source>Of the compressed text the first %1 were read.</source>
        <translation>压缩文本只读取了解压后的前 %1。</translation>
    </message>
    <message>
        <source>There is no record with the id %1. Is it %2?</source>
        <translation>没有 ID 为 %1 的记录。是不是 %2？</translation>
    </message>
    <message>
        <source>No record has the domain %1; “wayout list --domains” tells which there are.</source>
        <translation>没有领域为 %1 的记录；“wayout list --domains”会列出所有领域。</translation>
    </message>
    <message>
        <source>PATH…</source>
        <translation>路径…</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>%1 is &quot;9 problems&quot;, %2 &quot;3 catalogues&quot;, %3 a command that tells them all</extracomment>
        <translation>%2中有%1：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform> %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogue(s)</source>
        <translation>
            <numerusform>%n 个知识库</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is too long: the first %1 of it were searched.</source>
        <translation>文本太长：只搜索了开头的 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) fit the words less: add “--limit %1” to see them.</source>
        <translation>
            <numerusform>另有 %n 条记录与这些词不太相符，加上“--limit %1”可以看到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste or type the text; Ctrl+D on a line of its own ends it.</source>
        <translation>请粘贴或输入文本，最后在新的一行按 Ctrl+D 结束。</translation>
    </message>
    <message>
        <source>The format should be github, gitlab, sarif, junit or markdown: %1</source>
        <translation>格式应为 github、gitlab、sarif、junit 或 markdown：%1</translation>
    </message>
    <message>
        <source>Only a shell understands this: wayout run bash -c &apos;%1&apos;</source>
        <translation>这要由 shell 来执行：wayout run bash -c &apos;%1&apos;</translation>
    </message>
    <message>
        <source>Nothing in the catalogue explains this.</source>
        <translation>知识库里没有能解释这段内容的记录。</translation>
    </message>
    <message>
        <source>The fix has no code: wayout show %1</source>
        <translation>这个修复没有代码：wayout show %1</translation>
    </message>
    <message>
        <source>opencode takes plugins in JavaScript instead of commands; “wayout mcp” serves it.</source>
        <translation>opencode 使用 JavaScript 插件而不是命令；可以通过“wayout mcp”使用 Wayout。</translation>
    </message>
    <message>
        <source>Cursor&apos;s documentation does not say how a hook may add to a failed command; “wayout mcp” serves it.</source>
        <translation>Cursor 的文档没有说明钩子如何为失败的命令附加内容；可以通过“wayout mcp”使用 Wayout。</translation>
    </message>
    <message>
        <source>The last answer has no record number %1.</source>
        <translation>上一次回答中没有第 %1 条记录。</translation>
    </message>
    <message>
        <source>This is not the JSON that a coding assistant gives a hook.</source>
        <translation>这不是编程助手交给钩子的 JSON。</translation>
    </message>
    <message>
        <source>The event “%1” is not one of a tool that Wayout knows; see “wayout hook --help”.</source>
        <translation>Wayout 不认识工具事件“%1”，参见“wayout hook --help”。</translation>
    </message>
    <message>
        <source>There is no hook for “%1”, but for %2.</source>
        <translation>没有适用于“%1”的钩子，支持的有：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>已修改：%1</translation>
    </message>
    <message>
        <source>As it was before: %1</source>
        <translation>原文件的副本：%1</translation>
    </message>
    <message>
        <source>%1 reads hooks from the repository: run this in its uppermost folder.</source>
        <translation>%1 从仓库读取钩子，请在仓库的最上层文件夹中运行。</translation>
    </message>
    <message>
        <source>%1 has comments or is not plain JSON and is left as it is. Add this to it:</source>
        <translation>%1 含有注释或不是标准 JSON，未作改动。请手动加入以下内容：</translation>
    </message>
    <message>
        <source>%1 has comments or is not plain JSON and is left as it is. Remove this from it:</source>
        <translation>%1 含有注释或不是标准 JSON，未作改动。请手动删除以下内容：</translation>
    </message>
    <message>
        <source>The hook is there already: %1</source>
        <translation>钩子已经存在：%1</translation>
    </message>
    <message>
        <source>There is no hook of Wayout: %1</source>
        <translation>没有 Wayout 的钩子：%1</translation>
    </message>
    <message>
        <source>Say “install” or “remove” and the assistant: claude-code, codex, gemini or copilot.</source>
        <translation>请写出 install 或 remove，以及助手的名称：claude-code、codex、gemini 或 copilot。</translation>
    </message>
    <message>
        <source>The shell should be bash, zsh or fish: %1</source>
        <translation>shell 应为 bash、zsh 或 fish：%1</translation>
    </message>
    <message>
        <source>What this terminal shows cannot be read. It can in tmux, screen, WezTerm and, with allow_remote_control and listen_on, kitty.</source>
        <translation>无法读取这个终端显示的内容。可以读取的有 tmux、screen、WezTerm，以及设置了 allow_remote_control 和 listen_on 的 kitty。</translation>
    </message>
    <message>
        <source>Elsewhere “wayout run COMMAND” runs it again and explains it.</source>
        <translation>在其他终端中，用“wayout run 命令”重新运行即可得到解释。</translation>
    </message>
    <message>
        <source>Run it again with “wayout run”: %1</source>
        <translation>用“wayout run”重新运行：%1</translation>
    </message>
    <message>
        <source>Name the files or folders to check.</source>
        <translation>请给出要检查的文件或文件夹。</translation>
    </message>
    <message>
        <source>Nothing was copied: the fix has no code.</source>
        <translation>没有复制：修复方法不含代码。</translation>
    </message>
    <message>
        <source>Nothing was copied: there is neither a desktop nor a terminal.</source>
        <translation>没有复制：既没有桌面环境，也没有终端。</translation>
    </message>
    <message>
        <source>Copied by the terminal (OSC 52), if it allows that.</source>
        <translation>已请求终端复制（OSC 52），需要终端允许。</translation>
    </message>
    <message>
        <source>Copied with %1.</source>
        <translation>已用 %1 复制。</translation>
    </message>
    <message>
        <source>Read it before you run it: it deletes or overwrites something, or has gaps to fill in.</source>
        <translation>运行前请先读一遍：其中会删除或覆盖内容，或有需要填写的部分。</translation>
    </message>
    <message>
        <source>Read as %1; --as-is searches the text as it was written.</source>
        <translation>已按 %1 读取；加 --as-is 则按原文查找。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A command is missing.</source>
        <translation>缺少命令。</translation>
    </message>
    <message>
        <source>Only one file can be matched at a time.</source>
        <translation>一次只能匹配一个文件。</translation>
    </message>
    <message>
        <source>The words to search for are missing.</source>
        <translation>缺少要搜索的词。</translation>
    </message>
    <message>
        <source>Exactly one id is needed.</source>
        <translation>需要且只需要一个 ID。</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>The limit should be a number from 1: %1</source>
        <translation>上限应为不小于 1 的数字：%1</translation>
    </message>
    <message>
        <source>The language should be en, zh or both: %1</source>
        <translation>语言应为 en、zh 或 both：%1</translation>
    </message>
    <message>
        <source>Open the window, with that text pasted</source>
        <translation>打开窗口，并粘贴该文本</translation>
    </message>
    <message>
        <source>Find the records that explain a text</source>
        <translation>查找能解释一段文本的记录</translation>
    </message>
    <message>
        <source>Find records by keywords</source>
        <translation>按关键词查找记录</translation>
    </message>
    <message>
        <source>List the records</source>
        <translation>列出记录</translation>
    </message>
    <message>
        <source>Also load this file or folder (may be repeated)</source>
        <translation>另外加载此文件或文件夹（可重复）</translation>
    </message>
    <message>
        <source>Leave out the built-in catalogue</source>
        <translation>不使用内置知识库</translation>
    </message>
    <message>
        <source>Print at most N results</source>
        <translation>最多输出 N 条结果</translation>
    </message>
    <message>
        <source>The language of the records</source>
        <translation>记录的语言</translation>
    </message>
    <message>
        <source>Print JSON, for programs</source>
        <translation>输出 JSON，供程序使用</translation>
    </message>
    <message>
        <source>Read JSON Lines with &quot;id&quot; and &quot;text&quot;, answer line by line</source>
        <translation>读取含 &quot;id&quot; 和 &quot;text&quot; 的 JSON Lines，逐行回答</translation>
    </message>
    <message>
        <source>Print this</source>
        <translation>显示本说明</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>Exit status: 0 found, or no problems; 1 nothing found, or problems; 2 wrong use; 3 no catalogue could be read.</source>
        <translation>退出状态：0 已找到，或没有问题；1 未找到，或有问题；2 用法错误；3 没有可读取的知识库。</translation>
    </message>
    <message>
        <source>Draw the window into a PNG file instead of opening it</source>
        <translation>把窗口画成 PNG 文件，而不打开窗口</translation>
    </message>
    <message>
        <source>The size of the picture (1440x900)</source>
        <translation>图片的尺寸（1440x900）</translation>
    </message>
    <message>
        <source>The colours, for this run</source>
        <translation>本次运行的配色</translation>
    </message>
    <message>
        <source>The same with what the clipboard holds</source>
        <translation>打开窗口，粘贴剪贴板中的文本</translation>
    </message>
    <message>
        <source>Open a window beside the one that is open</source>
        <translation>在已打开的窗口之外再开一个窗口</translation>
    </message>
    <message>
        <source>The files or folders to import are missing.</source>
        <translation>缺少要导入的文件或文件夹。</translation>
    </message>
    <message>
        <source>Hand records on</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>Take records into the catalogue that you write</source>
        <translation>将记录导入自己编写的知识库</translation>
    </message>
    <message>
        <source>Hand your results on</source>
        <translation>导出自己的结果</translation>
    </message>
    <message>
        <source>Take in results; doing it again changes nothing</source>
        <translation>导入结果，重复导入没有影响</translation>
    </message>
    <message>
        <source>What records are exported in (flat)</source>
        <translation>记录的导出格式（默认 flat）</translation>
    </message>
    <message>
        <source>Write there; to a folder (or a name ending in /) one file for each record</source>
        <translation>写入该位置；若是文件夹（或以 / 结尾），则每条记录一个文件</translation>
    </message>
    <message>
        <source>Only the records that you wrote</source>
        <translation>仅自己编写的记录</translation>
    </message>
    <message>
        <source>What is open in the picture: record, compare, palette, settings, write, or a domain</source>
        <translation>图片中打开的部分：record、compare、palette、settings、write 或某个领域</translation>
    </message>
    <message>
        <source>The command to run is missing.</source>
        <translation>缺少要运行的命令。</translation>
    </message>
    <message>
        <source>--color is auto, always or never, not “%1”.</source>
        <translation>--color 应为 auto、always 或 never，而不是“%1”。</translation>
    </message>
    <message>
        <source>Run a command, and explain it when it fails</source>
        <translation>运行一条命令，失败时解释它的输出</translation>
    </message>
    <message>
        <source>Serve coding assistants (Model Context Protocol, standard input and output)</source>
        <translation>为编程助手服务（模型上下文协议 MCP，标准输入输出）</translation>
    </message>
    <message>
        <source>Whether to print in colours</source>
        <translation>是否使用颜色</translation>
    </message>
    <message>
        <source>Erase what was kept: history, session, drafts, favourites, notes, results</source>
        <translation>清除保存的内容：历史、会话、草稿、收藏、备注、尝试结果</translation>
    </message>
    <message>
        <source>Unknown option %1; for a file of that name: %2 -- %1</source>
        <translation>未知选项 %1；要打开同名文件，请用：%2 -- %1</translation>
    </message>
    <message>
        <source>Unknown option %1.</source>
        <translation>未知选项 %1。</translation>
    </message>
    <message>
        <source>Print what each ranking rule contributed</source>
        <translation>列出每条排序规则的影响</translation>
    </message>
    <message>
        <source>Answer in at most 8 lines</source>
        <translation>用最多 8 行回答</translation>
    </message>
    <message>
        <source>Print only the code of the fix</source>
        <translation>只输出修复所用的代码</translation>
    </message>
    <message>
        <source>There is no command “%1”, and no such file. “wayout --help” names the commands.</source>
        <translation>没有“%1”这个命令，也没有这个文件。“wayout --help”会列出所有命令。</translation>
    </message>
    <message>
        <source>There is no command “%1”, and no such file. Is it “wayout %2”?</source>
        <translation>没有“%1”这个命令，也没有这个文件。是不是“wayout %2”？</translation>
    </message>
    <message>
        <source>Write what CI systems read: at most three errors with their fixes</source>
        <translation>输出 CI 系统可读的格式：最多三个错误及其修复方法</translation>
    </message>
    <message>
        <source>Print a record: by its id, or the Nth of the last answer</source>
        <translation>显示一条记录：按 ID，或上一次回答中的第 N 条</translation>
    </message>
    <message>
        <source>Report the problems of catalogue files, or of .wayout in the current repository</source>
        <translation>报告知识库文件的问题；不给路径时检查当前仓库的 .wayout</translation>
    </message>
    <message>
        <source>Read what a coding assistant says of a failed command, and tell it what is known</source>
        <translation>读取编程助手对失败命令的描述，并告诉它已知的内容</translation>
    </message>
    <message>
        <source>Change the assistant&apos;s settings: claude-code, codex, gemini or copilot</source>
        <translation>修改助手的设置：claude-code、codex、gemini 或 copilot</translation>
    </message>
    <message>
        <source>Explain the last command that failed, from what the terminal shows</source>
        <translation>根据终端显示的内容解释上一条失败的命令</translation>
    </message>
    <message>
        <source>Print what makes a shell say a line below a failed, known command</source>
        <translation>输出脚本，让 shell 在已知的失败命令后显示一行提示</translation>
    </message>
    <message>
        <source>Exactly one shell is needed: bash, zsh or fish.</source>
        <translation>需要给出一个 shell：bash、zsh 或 fish。</translation>
    </message>
    <message>
        <source>Also copy the code of the fix to the clipboard</source>
        <translation>同时把修复所用的代码复制到剪贴板</translation>
    </message>
    <message>
        <source>Search SARIF, JUnit, JSON and job logs as they were written, not by their fields</source>
        <translation>按原文查找 SARIF、JUnit、JSON 和任务日志，不按字段读取</translation>
    </message>
</context>
<context>
    <name>EvidenceLine</name>
    <message>
        <source>worked for %1 of %2</source>
        <extracomment>of people who reported: &quot;worked for 9 of 11&quot;</extracomment>
        <translation>%2 人中 %1 人有效</translation>
    </message>
    <message>
        <source>did harm to %1 of %2</source>
        <translation>%2 人中 %1 人因此受损</translation>
    </message>
    <message>
        <source>failed for %1 of %2</source>
        <translation>%2 人中 %1 人无效</translation>
    </message>
    <message>
        <source>%1, %2–%3 %</source>
        <extracomment>a count of people, and the 95 % interval of its rate</extracomment>
        <translation>%1，%2–%3 %</translation>
    </message>
    <message>
        <source>failed when tested on %1</source>
        <translation>在 %1 上验证无效</translation>
    </message>
    <message>
        <source>worked when tested on %1</source>
        <translation>在 %1 上验证有效</translation>
    </message>
    <message>
        <source>tested on %1</source>
        <translation>已在 %1 上验证</translation>
    </message>
    <message>
        <source>the %1 documentation</source>
        <extracomment>a source; %1 is a tool or a field: &quot;the Git documentation&quot;</extracomment>
        <translation>%1 官方文档</translation>
    </message>
    <message>
        <source>a GitHub thread</source>
        <extracomment>a source</extracomment>
        <translation>GitHub 讨论</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>%1 is a source: &quot;from the Git documentation&quot;</extracomment>
        <translation>出自 %1</translation>
    </message>
    <message numerus="yes">
        <source>from %1 and %n more</source>
        <translation>
            <numerusform>出自 %1，另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two versions of a system: &quot;Debian 12 and 13&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between versions</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between a system and a tool</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>~%1 %, the author&apos;s estimate</source>
        <translation>约 %1 %，作者估计</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Reported by people: %1 dead ends, %2 workarounds</source>
        <translation>用户反馈：死路 %1 条，办法 %2 条</translation>
    </message>
    <message>
        <source>Tested: %1 dead ends, %2 workarounds</source>
        <translation>实测：死路 %1 条，办法 %2 条</translation>
    </message>
    <message>
        <source>From a source: %1 dead ends, %2 workarounds</source>
        <translation>有来源：死路 %1 条，办法 %2 条</translation>
    </message>
    <message>
        <source>An author&apos;s estimate: %1 dead ends, %2 workarounds</source>
        <translation>作者估计：死路 %1 条，办法 %2 条</translation>
    </message>
    <message>
        <source>Not tested: %1 dead ends, %2 workarounds</source>
        <translation>未验证：死路 %1 条，办法 %2 条</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>the one person who tried</source>
        <extracomment>stands for %1 in &quot;worked for %1&quot;</extracomment>
        <translation>唯一试过的人</translation>
    </message>
    <message>
        <source>%1 of %2 people who tried</source>
        <extracomment>stands for %1 in &quot;worked for %1&quot;; both are numbers in words</extracomment>
        <translation>试过的%2人中有%1人</translation>
    </message>
    <message>
        <source>both people who tried</source>
        <extracomment>stands for %1 in &quot;worked for %1&quot;; %1 is a number in words</extracomment>
        <translation>试过的两个人都</translation>
    </message>
    <message>
        <source>all %1 people who tried</source>
        <translation>试过的%1个人都</translation>
    </message>
    <message>
        <source>worked for %1</source>
        <extracomment>%1 is one of: the one person who tried, both people who tried, two of three people who tried</extracomment>
        <translation>%1有效</translation>
    </message>
    <message>
        <source>did harm to %1</source>
        <translation>%1受到损失</translation>
    </message>
    <message>
        <source>did not work for %1</source>
        <translation>%1无效</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>Qt&apos;s form of a date, for the middle of a sentence</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>worked for you %1 of %2 times</source>
        <translation>你试过 %2 次，%1 次有效</translation>
    </message>
    <message>
        <source>you have tried it</source>
        <translation>你试过</translation>
    </message>
    <message>
        <source>worked for you today</source>
        <translation>今天对你有效</translation>
    </message>
    <message>
        <source>did not work for you today</source>
        <translation>今天对你无效</translation>
    </message>
    <message>
        <source>worked for you on %1</source>
        <extracomment>%1 is a day: &quot;14 Nov&quot;</extracomment>
        <translation>%1对你有效</translation>
    </message>
    <message>
        <source>did not work for you on %1</source>
        <translation>%1对你无效</translation>
    </message>
    <message>
        <source>your team: worked for one person</source>
        <translation>你的团队：一人有效</translation>
    </message>
    <message>
        <source>your team: did not work for one person</source>
        <translation>你的团队：一人无效</translation>
    </message>
    <message numerus="yes">
        <source>your team: %1, noted by %n person(s)</source>
        <extracomment>what came of it for the user&apos;s team; %1 is &quot;worked for 7 of 9, 45–94 %&quot;</extracomment>
        <translation>
            <numerusform>你的团队：%1（%n 人记录）</numerusform>
        </translation>
    </message>
    <message>
        <source>failed when tested</source>
        <translation>验证无效</translation>
    </message>
    <message>
        <source>tested</source>
        <translation>已验证</translation>
    </message>
</context>
<context>
    <name>EvidenceLink</name>
    <message>
        <source>Matched line %1 of the paste: “%2”</source>
        <translation>与第 %1 行相符：“%2”</translation>
    </message>
    <message numerus="yes">
        <source>Matched line %1 and %n more of the paste: “%2”</source>
        <translation>
            <numerusform>与第 %1 行及另外 %n 行相符：“%2”</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of the paste shares these words: %2</source>
        <translation>第 %1 行含有关键词：%2</translation>
    </message>
    <message>
        <source>Line %1 of the paste has the code “%2”</source>
        <translation>第 %1 行有错误码“%2”</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 and %n more of the paste have the code “%2”</source>
        <translation>
            <numerusform>第 %1 行及另外 %n 行有错误码“%2”</numerusform>
        </translation>
    </message>
    <message>
        <source>matches your line %1</source>
        <translation>匹配第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>matches your line %1 and %n more</source>
        <translation>
            <numerusform>匹配第 %1 行和另外 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>shares words with your line %1</source>
        <translation>第 %1 行含有相同的关键词</translation>
    </message>
    <message>
        <source>has the code %1 of your line %2</source>
        <translation>第 %2 行有错误码 %1</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>, </source>
        <extracomment>between the words of a list: &quot;undefined, reference&quot;, “未定义的引用、text”</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>There is no record with the id %1.</source>
        <translation>没有 ID 为 %1 的记录。</translation>
    </message>
    <message>
        <source>%1: this id cannot name a file; the record was left out.</source>
        <translation>%1：该 ID 不能用作文件名，已略过这条记录。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written: %1</source>
        <translation>
            <numerusform>已写入 %n 个文件：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(s) are no results and were left out.</source>
        <translation>
            <numerusform>%1：有 %n 项不是结果，已略过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were taken in.</source>
        <translation>
            <numerusform>已导入 %n 条结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no home folder to save records in.</source>
        <translation>没有可以保存记录的主目录。</translation>
    </message>
    <message>
        <source>%1 is there already, and is another one; it was left as it is.</source>
        <translation>%1 已存在且内容不同，保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are in %1 now.</source>
        <translation>
            <numerusform>已有 %n 条记录保存在 %1 中。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no records of your own to export.</source>
        <translation>没有可以导出的自己编写的记录。</translation>
    </message>
    <message>
        <source>No record has the domain %1.</source>
        <translation>没有领域为 %1 的记录。</translation>
    </message>
    <message>
        <source>The format should be flat, markdown or errorcanon: %1</source>
        <translation>格式应为 flat、markdown 或 errorcanon：%1</translation>
    </message>
    <message>
        <source>What to export is missing: ids, --domain or --own.</source>
        <translation>缺少要导出的内容：ID、--domain 或 --own。</translation>
    </message>
    <message>
        <source>It is “outcomes export” or “outcomes import FILE…”.</source>
        <translation>用法为“outcomes export”或“outcomes import FILE…”。</translation>
    </message>
</context>
<context>
    <name>FieldLabels</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>domain/short-name, in small letters</source>
        <translation>领域/简短名称，小写字母</translation>
    </message>
    <message>
        <source>Error text</source>
        <translation>报错文本</translation>
    </message>
    <message>
        <source>As the tool prints it; … for what differs from case to case</source>
        <translation>与工具输出一致；每次不同的部分写作 …</translation>
    </message>
    <message>
        <source>Other wordings</source>
        <translation>其他写法</translation>
    </message>
    <message>
        <source>The same error as other versions, systems or languages print it</source>
        <translation>同一错误在其他版本、系统或语言中的输出</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>匹配模式</translation>
    </message>
    <message>
        <source>A regex in RE2 syntax; capitals and small letters are the same</source>
        <translation>RE2 语法的正则表达式，不区分大小写</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>错误码</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Subcategory</source>
        <translation>子类别</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Kind of cause</source>
        <translation>原因类型</translation>
    </message>
    <message>
        <source>Affected versions</source>
        <translation>受影响的版本</translation>
    </message>
    <message>
        <source>By system</source>
        <translation>按系统</translation>
    </message>
    <message>
        <source>On Windows</source>
        <translation>在 Windows 上</translation>
    </message>
    <message>
        <source>On macOS</source>
        <translation>在 macOS 上</translation>
    </message>
    <message>
        <source>On Linux</source>
        <translation>在 Linux 上</translation>
    </message>
    <message>
        <source>What not to try</source>
        <translation>不要尝试</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>可以尝试</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>为什么行不通</translation>
    </message>
    <message>
        <source>How</source>
        <translation>具体步骤</translation>
    </message>
    <message>
        <source>What people believe</source>
        <translation>常见误解</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>How often it fails</source>
        <translation>失败率</translation>
    </message>
    <message>
        <source>How often it works</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>Commands or code</source>
        <translation>命令或代码</translation>
    </message>
    <message>
        <source>Exactly as it is to be copied</source>
        <translation>与要复制的内容完全一致</translation>
    </message>
    <message>
        <source>Language of the code</source>
        <translation>代码语言</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Addresses of pages that say so</source>
        <translation>支持这一说法的网页地址</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Such as torch&gt;=2.0</source>
        <translation>例如 torch&gt;=2.0</translation>
    </message>
    <message>
        <source>Since version</source>
        <translation>始于版本</translation>
    </message>
    <message>
        <source>Out of use since version</source>
        <translation>弃用于版本</translation>
    </message>
    <message>
        <source>Gone since version</source>
        <translation>移除于版本</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>会引发</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>前因</translation>
    </message>
    <message>
        <source>Easily confused with</source>
        <translation>容易混淆</translation>
    </message>
    <message>
        <source>Id of the record</source>
        <translation>记录的 ID</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>How to tell them apart</source>
        <translation>如何区分</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>What tools really printed; the pattern has to match each</source>
        <translation>工具的真实输出，匹配模式必须全部命中</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Language of the output</source>
        <translation>输出语言</translation>
    </message>
    <message>
        <source>Tool and its version</source>
        <translation>工具及版本</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行记录</translation>
    </message>
    <message>
        <source>System and versions</source>
        <translation>系统与版本</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>The error was seen</source>
        <translation>复现了报错</translation>
    </message>
    <message>
        <source>Official documentation</source>
        <translation>官方文档</translation>
    </message>
    <message>
        <source>The address of the page</source>
        <translation>网页地址</translation>
    </message>
    <message>
        <source>Section of that page</source>
        <translation>页内章节</translation>
    </message>
    <message>
        <source>How far it was checked</source>
        <translation>核实程度</translation>
    </message>
    <message>
        <source>Sources and runs behind it</source>
        <translation>来源与运行的数量</translation>
    </message>
    <message>
        <source>How sure the author is</source>
        <translation>作者的确信程度</translation>
    </message>
    <message>
        <source>How often it gets solved</source>
        <translation>解决率</translation>
    </message>
    <message>
        <source>Can it be solved?</source>
        <translation>能否解决</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次出现</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>最近确认</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最近修改</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Language that it was written in</source>
        <translation>编写语言</translation>
    </message>
    <message>
        <source>%1 (Chinese)</source>
        <extracomment>the name of a field, and its language</extracomment>
        <translation>%1（中文）</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1（英文）</translation>
    </message>
    <message>
        <source>0 to 1, such as 0.9; empty when nobody knows</source>
        <translation>0 到 1，例如 0.9；没有数据就留空</translation>
    </message>
    <message>
        <source>Such as 2026-06-01</source>
        <translation>例如 2026-06-01</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What happened, in one sentence of at most 80 characters</source>
        <translation>用一句话说明发生了什么，最多 30 个字</translation>
    </message>
    <message>
        <source>Values from the text</source>
        <translation>从文本中取值</translation>
    </message>
    <message>
        <source>JSON: a pattern and a kind for each &lt;name&gt; in the code</source>
        <translation>JSON：为代码中的每个 &lt;名称&gt; 给出匹配规则和类型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>值的类型</translation>
    </message>
    <message>
        <source>Words to insert instead</source>
        <translation>代入时换用的词</translation>
    </message>
    <message>
        <source>Kind of step</source>
        <translation>步骤类型</translation>
    </message>
    <message>
        <source>“check” for a look that changes nothing; empty for a fix</source>
        <translation>“check” 表示只查看、不改动；留空表示修复</translation>
    </message>
    <message>
        <source>The same on other systems</source>
        <translation>其他系统上的写法</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>When it holds, for the program</source>
        <translation>适用条件（供程序判断）</translation>
    </message>
    <message>
        <source>What people reported</source>
        <translation>用户反馈</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Of the post</source>
        <translation>帖子的网址</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>适用条件</translation>
    </message>
    <message>
        <source>List of packages</source>
        <translation>软件包列表</translation>
    </message>
    <message>
        <source>What the error text says, in Chinese</source>
        <translation>用中文说明报错的意思</translation>
    </message>
</context>
<context>
    <name>FitWords</name>
    <message>
        <source>Debian or Ubuntu</source>
        <translation>Debian 或 Ubuntu</translation>
    </message>
    <message>
        <source>Fedora or Red Hat</source>
        <translation>Fedora 或 Red Hat</translation>
    </message>
    <message>
        <source>line %1 has “%2”</source>
        <extracomment>a line of the text, and characters that are in it</extracomment>
        <translation>第 %1 行有“%2”</translation>
    </message>
    <message>
        <source>your text is from %1</source>
        <extracomment>%1 is a system such as Windows</extracomment>
        <translation>文本来自 %1</translation>
    </message>
    <message>
        <source>your text has version %1</source>
        <translation>文本中的版本是 %1</translation>
    </message>
    <message>
        <source>not for %1, where your text is from</source>
        <translation>不适用于文本所在的 %1</translation>
    </message>
    <message>
        <source>not for version %1, which your text has</source>
        <translation>不适用于文本中的版本 %1</translation>
    </message>
    <message>
        <source>filled in from line %1</source>
        <extracomment>what stands in the code in place of &lt;branch&gt; is from there; %1 is a number, or several: &quot;3, 19&quot;</extracomment>
        <translation>已填入第 %1 行的内容</translation>
    </message>
    <message>
        <source>filled in from lines %1</source>
        <translation>已填入第 %1 行的内容</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of lines</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>HealthNote</name>
    <message numerus="yes">
        <source>Read with care: %Ln finding(s) about this record</source>
        <translation>
            <numerusform>请谨慎参考：这条记录有 %Ln 处存疑</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Open a web page</source>
        <translation>打开网页</translation>
    </message>
    <message>
        <source>Open a page of %1 in the browser?</source>
        <translation>要在浏览器中打开 %1 的页面吗？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制网址</translation>
    </message>
</context>
<context>
    <name>MisreadingOffer</name>
    <message>
        <source>The text was repaired. Characters that were lost before are shown as �.</source>
        <translation>文本已修复。此前已丢失的字符显示为 �。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>This text seems to have been read in a wrong encoding before it came here.</source>
        <translation>这段文本像是乱码：粘贴之前已按错误的编码读取。</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>The text was repaired.</source>
        <translation>文本已修复。</translation>
    </message>
</context>
<context>
    <name>OutcomeFile</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <extracomment>%2 is a size such as &quot;64 MiB&quot;</extracomment>
        <translation>%1 大于 %2。</translation>
    </message>
    <message>
        <source>%1 is no file of results.</source>
        <translation>%1 不是结果文件。</translation>
    </message>
    <message>
        <source>%1 was made by a newer Wayout. Updating Wayout helps.</source>
        <translation>%1 由较新版本的 Wayout 生成，请升级 Wayout。</translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message>
        <source>The list of packages in this program is damaged: %1 was not looked up.</source>
        <translation>程序自带的软件包列表已损坏，没有查找 %1。</translation>
    </message>
    <message>
        <source>No package of %1 has %2.</source>
        <extracomment>%1 is a release, %2 a file: &quot;No package of Debian 13 has libssl.so.1.1.&quot;</extracomment>
        <translation>%1 中没有任何软件包提供 %2。</translation>
    </message>
    <message>
        <source>In %1 it is in %2.</source>
        <extracomment>%1 is a release, %2 a package</extracomment>
        <translation>在 %1 中，它属于 %2。</translation>
    </message>
    <message>
        <source>%1 is from the list of packages of %2</source>
        <extracomment>%1 is a package, %2 a release and a date</extracomment>
        <translation>%1 取自 %2 的软件包列表</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The picture cannot be written to %1: %2</source>
        <translation>图片无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>It cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation>文件大于 %1。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8 (byte %1 of the file).</source>
        <translation>文本不是有效的 UTF-8（文件第 %1 字节）。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text; it looks like %1.</source>
        <translation>文件不是 UTF-8 文本，看起来是 %1。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1</source>
        <translation>不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>The record is nested more than %1 levels deep.</source>
        <translation>记录的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>There are no records in it.</source>
        <translation>其中没有记录。</translation>
    </message>
    <message>
        <source>There are more than %1 records; this one and those behind it are left out.</source>
        <translation>记录超过 %1 条；从这一条起均已略过。</translation>
    </message>
    <message>
        <source>This should be a text; it is left out.</source>
        <translation>此处应为文本；已略过。</translation>
    </message>
    <message>
        <source>This should be a number; it is left out.</source>
        <translation>此处应为数字；已略过。</translation>
    </message>
    <message>
        <source>This should be a whole number; it is left out.</source>
        <translation>此处应为整数；已略过。</translation>
    </message>
    <message>
        <source>This should be true or false; it is left out.</source>
        <translation>此处应为 true 或 false；已略过。</translation>
    </message>
    <message>
        <source>This should be a list; it is left out.</source>
        <translation>此处应为列表；已略过。</translation>
    </message>
    <message>
        <source>This should be an object; it is left out.</source>
        <translation>此处应为对象；已略过。</translation>
    </message>
    <message>
        <source>A record should stand here, an object in braces.</source>
        <translation>此处应为一条记录，即花括号中的对象。</translation>
    </message>
    <message>
        <source>The record is larger than %1.</source>
        <translation>记录大于 %1。</translation>
    </message>
    <message>
        <source>%1 is not possible here; the figure is left out.</source>
        <translation>此处不可能是 %1；该数字已略过。</translation>
    </message>
    <message>
        <source>“%1” is not a date; it is left out.</source>
        <translation>“%1”不是日期；已略过。</translation>
    </message>
    <message>
        <source>“%1” is given twice; the figures of this record are not trusted.</source>
        <translation>“%1”出现了两次；此记录的数字不予采信。</translation>
    </message>
    <message>
        <source>The id is taken by the record at %1; this one is left out.</source>
        <translation>该 ID 已被 %1 处的记录占用；此条已略过。</translation>
    </message>
    <message>
        <source>This record replaces the one at %1.</source>
        <translation>此记录取代了 %1 处的记录。</translation>
    </message>
    <message>
        <source>The two lists differ in length (%1 workarounds, %2 Chinese texts); the Chinese ones are left out.</source>
        <translation>两个列表长度不同（%1 条出路，%2 条中文文本）；中文部分已略过。</translation>
    </message>
    <message>
        <source>The text is longer than %1; it is left out.</source>
        <translation>文本长于 %1；已略过。</translation>
    </message>
    <message>
        <source>There are control characters in it.</source>
        <translation>其中含有控制字符。</translation>
    </message>
    <message>
        <source>The pattern is not valid: %1</source>
        <translation>匹配模式无效：%1</translation>
    </message>
    <message>
        <source>The pattern is larger than %1; it is left out.</source>
        <translation>匹配模式大于 %1；已略过。</translation>
    </message>
    <message>
        <source>The pattern asks for too little text: it would match nearly everything.</source>
        <translation>匹配模式要求的文字太少，几乎会命中任何内容。</translation>
    </message>
    <message>
        <source>The pattern does not match the record&apos;s own sample “%1”.</source>
        <translation>匹配模式未命中记录自己的样例“%1”。</translation>
    </message>
    <message>
        <source>The pattern also matches what belongs to %1, and nothing links the two records.</source>
        <translation>匹配模式还会命中属于 %1 的内容，而两条记录之间没有关联。</translation>
    </message>
    <message>
        <source>The domain “%1” is not a known one.</source>
        <translation>领域“%1”不在已知之列。</translation>
    </message>
    <message>
        <source>The category “%1” is not a known one.</source>
        <translation>类别“%1”不在已知之列。</translation>
    </message>
    <message>
        <source>The Chinese text is missing.</source>
        <translation>缺少中文文本。</translation>
    </message>
    <message>
        <source>The English text is missing.</source>
        <translation>缺少英文文本。</translation>
    </message>
    <message>
        <source>There is no Chinese in the Chinese text.</source>
        <translation>中文文本中没有中文。</translation>
    </message>
    <message>
        <source>No record has the id %1.</source>
        <translation>没有 ID 为 %1 的记录。</translation>
    </message>
    <message>
        <source>The record %1 does not point back.</source>
        <translation>记录 %1 没有反向指回。</translation>
    </message>
    <message>
        <source>“%1” is not a web address.</source>
        <translation>“%1”不是网址。</translation>
    </message>
    <message>
        <source>%1 is in the future.</source>
        <translation>%1 是将来的日期。</translation>
    </message>
    <message>
        <source>No action is named.</source>
        <translation>没有写明做法。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problem(s).</source>
        <translation>
            <numerusform>另有 %n 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>The code contains an invisible character (%1).</source>
        <translation>代码中含有不可见字符（%1）。</translation>
    </message>
    <message>
        <source>The pattern does not match the record&apos;s own signature.</source>
        <translation>匹配模式未命中记录自己的报错文本。</translation>
    </message>
    <message>
        <source>The pattern is too broad: it also matches what belongs to %1 other records.</source>
        <translation>匹配模式过宽：还会命中属于另外 %1 条记录的内容。</translation>
    </message>
    <message>
        <source>The pattern is the text of one case: “%1” will be another one next time.</source>
        <translation>匹配模式写的只是某一次的原文：下次就不会是“%1”了。</translation>
    </message>
    <message>
        <source>A fail rate of %1 means that this works at least as often as it fails: no dead end.</source>
        <translation>失败率 %1 说明它至少有一半情况有效，算不上死路。</translation>
    </message>
    <message>
        <source>The workaround says what the record calls a dead end: “%1”.</source>
        <translation>这条出路与本记录所说的死路雷同：“%1”。</translation>
    </message>
    <message>
        <source>“%1” destroys something or lowers a guard, and nothing warns of it.</source>
        <translation>“%1”会破坏数据或降低防护，却没有任何提醒。</translation>
    </message>
    <message>
        <source>The id names another error than the record does; it would fit %1.</source>
        <translation>ID 说的不是这条记录的错误，倒更像 %1。</translation>
    </message>
    <message>
        <source>%1 has the same signature, and what is a workaround in one of the two is a dead end in the other.</source>
        <translation>%1 的报错文本相同，而同一做法在一条里是出路，在另一条里却是死路。</translation>
    </message>
    <message>
        <source>The explanation only repeats the action; it is shown once.</source>
        <translation>说明只是重复了做法，只显示一次。</translation>
    </message>
    <message>
        <source>The file is compressed: unpack it first.</source>
        <translation>文件是压缩的，请先解压。</translation>
    </message>
    <message>
        <source>This was made for a newer Wayout (format %1): what this one does not know is left out.</source>
        <translation>这是为较新版本的 Wayout 制作的（格式 %1），本版本不认识的内容已忽略。</translation>
    </message>
    <message>
        <source>There are more than %1 files in it; the others are left out.</source>
        <translation>其中的文件超过 %1 个，其余的未读取。</translation>
    </message>
    <message>
        <source>The archive is damaged here; what stands before this is in use.</source>
        <translation>压缩包在此处损坏；之前的内容已正常读取。</translation>
    </message>
    <message>
        <source>The archive is damaged here: %1</source>
        <translation>压缩包在此处损坏：%1</translation>
    </message>
    <message>
        <source>Unpacked, the archive would be larger than %1; the rest of it is left out.</source>
        <translation>压缩包解压后会超过 %1，其余部分未读取。</translation>
    </message>
    <message>
        <source>This name leads out of the archive; it is left out.</source>
        <translation>这个文件名指向压缩包之外，未读取。</translation>
    </message>
    <message>
        <source>This is a link inside an archive; it is left out.</source>
        <translation>这是压缩包里的链接，未读取。</translation>
    </message>
    <message>
        <source>This is an archive inside an archive: unpack it first.</source>
        <translation>这是压缩包里的压缩包：请先解压。</translation>
    </message>
    <message>
        <source>This is encrypted; it is left out.</source>
        <translation>此文件已加密，未读取。</translation>
    </message>
    <message>
        <source>No domain is named.</source>
        <translation>未填写领域。</translation>
    </message>
    <message>
        <source>The archive is damaged: what comes out of it is not what was packed. Nothing of it is used.</source>
        <translation>压缩包已损坏：解压出的内容与当初打包的不一致，其中内容一律不用。</translation>
    </message>
    <message>
        <source>“%1” is not one of the values that this can have; it is left out.</source>
        <translation>“%1”不是此处允许的值；已略过。</translation>
    </message>
    <message>
        <source>The error text is missing; “%1” is shown instead.</source>
        <translation>缺少报错文本；改为显示“%1”。</translation>
    </message>
    <message>
        <source>The report has no address where it can be read; it does not count.</source>
        <translation>这条反馈没有可以查看的网址，不计入统计。</translation>
    </message>
    <message>
        <source>Another report of this entry is from the same post: %1. A person counts once.</source>
        <translation>此条目已有来自同一帖子的反馈：%1。每人只计一次。</translation>
    </message>
    <message>
        <source>The title is longer than %1 characters.</source>
        <translation>标题超过 %1 个字符。</translation>
    </message>
    <message>
        <source>The title has a gap (“…”); it should be a sentence that says what happened.</source>
        <translation>标题中有省略号（“…”）；应当是一句说明发生了什么的话。</translation>
    </message>
    <message>
        <source>This is required; without it, this part is left out.</source>
        <translation>此项必填；缺少它，这一部分会被忽略。</translation>
    </message>
    <message>
        <source>“%1” is a thread or a blog; the vendor&apos;s own page belongs here.</source>
        <translation>“%1”是讨论帖或博客；这里应填厂商自己的页面。</translation>
    </message>
    <message>
        <source>“%1” claims a run in the text; runs belong into “reproductions”.</source>
        <translation>正文里的“%1”声称运行过；运行结果应写在 reproductions 里。</translation>
    </message>
    <message>
        <source>The comments in the code are in one language; the code is shown to readers of both.</source>
        <translation>代码里的注释只有一种语言；中英文读者看到的是同一段代码。</translation>
    </message>
    <message>
        <source>The support of %1 has ended; say in a condition when this old version is needed.</source>
        <translation>%1 已停止支持；请在条件里说明什么情况下需要这个旧版本。</translation>
    </message>
    <message>
        <source>The dead end has no source, no report and no run.</source>
        <translation>这条弯路没有来源、没有反馈，也没有运行结果。</translation>
    </message>
    <message>
        <source>This is left out: a row has a kind (part, fence, task, quote, prompt, console or place), a name, a pattern and a sample, separated by tabs; a part has no sample.</source>
        <translation>这一行不使用：每行依次是种类（part、fence、task、quote、prompt、console 或 place）、名称、正则、样例，以制表符分隔；part 没有样例。</translation>
    </message>
    <message>
        <source>This row is left out: its pattern must end where the sign ⟫ is in its sample.</source>
        <translation>这一行不使用：正则匹配到的结尾必须正好是样例中 ⟫ 所在的位置。</translation>
    </message>
</context>
<context>
    <name>RankingRule</name>
    <message>
        <source>pattern that fits other records too</source>
        <translation>模式也适用于其他记录</translation>
    </message>
    <message>
        <source>match of few characters</source>
        <translation>只匹配到很少的字符</translation>
    </message>
    <message>
        <source>part of the wording is missing</source>
        <translation>措辞不完整</translation>
    </message>
    <message>
        <source>part of the wording is missing, no pattern confirms it</source>
        <translation>措辞不完整，也没有模式佐证</translation>
    </message>
    <message>
        <source>wording is spread over two lines</source>
        <translation>措辞分散在两行</translation>
    </message>
    <message>
        <source>strongest evidence: pattern, words or code</source>
        <translation>最强的依据：模式、词语或错误码</translation>
    </message>
    <message>
        <source>pattern and words agree</source>
        <translation>模式与词语一致</translation>
    </message>
    <message>
        <source>error code of the record</source>
        <translation>含有该记录的错误码</translation>
    </message>
    <message>
        <source>same exception</source>
        <translation>异常相同</translation>
    </message>
    <message>
        <source>words elsewhere in the text</source>
        <translation>文本其他位置的词语</translation>
    </message>
    <message>
        <source>pattern does not match</source>
        <translation>模式不匹配</translation>
    </message>
    <message>
        <source>narrower pattern than that of another record</source>
        <translation>比另一条记录的模式更精确</translation>
    </message>
    <message>
        <source>only the pattern of another record matches</source>
        <translation>只匹配另一条记录的模式</translation>
    </message>
    <message>
        <source>another code of the same tool</source>
        <translation>同一工具的另一个错误码</translation>
    </message>
    <message>
        <source>another exception</source>
        <translation>另一种异常</translation>
    </message>
    <message>
        <source>line reports a failure</source>
        <translation>该行报告失败</translation>
    </message>
    <message>
        <source>line reports no failure</source>
        <translation>该行没有报告失败</translation>
    </message>
    <message>
        <source>line of a stack trace</source>
        <translation>堆栈中的一行</translation>
    </message>
    <message>
        <source>routine line of a log</source>
        <translation>日志中的例行信息</translation>
    </message>
    <message>
        <source>empty line</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>only speaks of the error</source>
        <translation>只是谈到该错误</translation>
    </message>
    <message>
        <source>source code that handles the error</source>
        <translation>处理该错误的源代码</translation>
    </message>
    <message>
        <source>exception with a cause below</source>
        <translation>下方另有原因的异常</translation>
    </message>
    <message>
        <source>not the first error of a compiler</source>
        <translation>不是编译器的第一个错误</translation>
    </message>
    <message>
        <source>warning beside an error</source>
        <translation>与错误同时出现的警告</translation>
    </message>
    <message>
        <source>only says that a step failed</source>
        <translation>只说明某一步失败</translation>
    </message>
    <message>
        <source>text of another runtime</source>
        <translation>来自另一种运行时的文本</translation>
    </message>
    <message>
        <source>source code, not an error that happened</source>
        <translation>是源代码，并非发生的错误</translation>
    </message>
    <message>
        <source>code of many errors</source>
        <translation>多种错误共有的错误码</translation>
    </message>
    <message>
        <source>words that identify the record are missing</source>
        <translation>缺少能确定该记录的词语</translation>
    </message>
    <message>
        <source>a few words without a message</source>
        <translation>只有几个词，没有报错信息</translation>
    </message>
    <message>
        <source>compared with the pattern of another record in the same place</source>
        <translation>与同一位置上另一条记录的模式相比</translation>
    </message>
    <message>
        <source>no pattern, whole wording or code that names the record</source>
        <translation>没有可确认该记录的模式、完整措辞或错误码</translation>
    </message>
    <message>
        <source>summary in a text with an error of its own</source>
        <translation>只是汇总，文本里另有报错</translation>
    </message>
    <message>
        <source>the text is a wording of another record alone</source>
        <translation>整段文字正是另一条记录独有的说法</translation>
    </message>
    <message>
        <source>the text is a wording of this record alone</source>
        <translation>整段文字正是这条记录独有的说法</translation>
    </message>
    <message>
        <source>the text is a wording of this record, but could mean others</source>
        <translation>整段文字是这条记录的说法，但也可能指别的记录</translation>
    </message>
</context>
<context>
    <name>RankingText</name>
    <message>
        <source>pattern ×%1</source>
        <translation>模式 ×%1</translation>
    </message>
    <message>
        <source>words ×%1</source>
        <translation>词语 ×%1</translation>
    </message>
    <message>
        <source>at most related</source>
        <translation>最多算相关</translation>
    </message>
    <message>
        <source>How the scores came about, in nats of information</source>
        <translation>得分的由来（以奈特计的信息量）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what a ranking rule did (&quot;×0.85&quot;), %2 what the rule is about (&quot;another exception&quot;)</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 is a score (&quot;8.9&quot;)</extracomment>
        <translation>至少 %1</translation>
    </message>
</context>
<context>
    <name>RateWords</name>
    <message>
        <source>works ~%1 %</source>
        <translation>有效 ~%1%</translation>
    </message>
    <message>
        <source>fails ~%1 %</source>
        <translation>失败 ~%1%</translation>
    </message>
    <message numerus="yes">
        <source>estimate, %n source(s)</source>
        <translation>
            <numerusform>估计，%n 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>works about %1 percent, author&apos;s estimate, %n source(s)</source>
        <translation>
            <numerusform>约百分之 %1 有效，作者估计，%n 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fails about %1 percent, author&apos;s estimate, %n source(s)</source>
        <translation>
            <numerusform>约百分之 %1 失败，作者估计，%n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>works about %1 percent, author&apos;s estimate</source>
        <translation>约百分之 %1 有效，作者估计</translation>
    </message>
    <message>
        <source>fails about %1 percent, author&apos;s estimate</source>
        <translation>约百分之 %1 失败，作者估计</translation>
    </message>
    <message>
        <source>worked for %1 of %2</source>
        <extracomment>of people who said what came of it</extracomment>
        <translation>%2 人中 %1 人有效</translation>
    </message>
    <message>
        <source>failed for %1 of %2</source>
        <translation>%2 人中 %1 人无效</translation>
    </message>
    <message>
        <source>%1–%2 %</source>
        <extracomment>the 95 % interval of a rate</extracomment>
        <translation>%1–%2 %</translation>
    </message>
    <message>
        <source>%1 people, between %2 and %3 percent with 95 percent confidence</source>
        <extracomment>for screen readers; %1 is &quot;worked for 9 of 11&quot;</extracomment>
        <translation>%1，95% 置信区间为百分之 %2 到 %3</translation>
    </message>
</context>
<context>
    <name>ReadableText</name>
    <message>
        <source>This is the original text (%1).</source>
        <translation>显示的是原文（%1）。</translation>
    </message>
    <message>
        <source>Show what it reports</source>
        <translation>显示报告的内容</translation>
    </message>
    <message>
        <source>This is what the text reports (%1).</source>
        <translation>显示的是原文中报告的内容（%1）。</translation>
    </message>
    <message>
        <source>Show the original</source>
        <translation>显示原文</translation>
    </message>
</context>
<context>
    <name>RecordDocument</name>
    <message>
        <source>Not confirmed for more than a year: it may be out of date.</source>
        <translation>已一年多未确认：可能已经过时。</translation>
    </message>
    <message>
        <source>not in this catalogue</source>
        <translation>不在此知识库中</translation>
    </message>
    <message>
        <source>in ~%1 % of cases, estimate</source>
        <translation>约 %1% 的情况，估计</translation>
    </message>
    <message>
        <source>~%1 %</source>
        <translation>~%1%</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>能</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不能</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>first seen %1</source>
        <translation>首次出现 %1</translation>
    </message>
    <message>
        <source>last confirmed %1</source>
        <translation>最近确认 %1</translation>
    </message>
    <message>
        <source>last updated %1</source>
        <translation>最近更新 %1</translation>
    </message>
    <message>
        <source>none are known</source>
        <translation>均未知</translation>
    </message>
    <message>
        <source>generated by AI, checked by nobody</source>
        <translation>由 AI 生成，无人核实</translation>
    </message>
    <message>
        <source>by nobody: the record was written by an AI and its figures are its own</source>
        <translation>无人核实：记录由 AI 撰写，数字也是它自己给出的</translation>
    </message>
    <message>
        <source>backed by sources</source>
        <translation>有来源佐证</translation>
    </message>
    <message>
        <source>against the sources: each claim has a page that says so</source>
        <translation>已对照来源：每项说法都有页面为证</translation>
    </message>
    <message>
        <source>reproduced by running it</source>
        <translation>经实际运行复现</translation>
    </message>
    <message>
        <source>by running it: the error, the dead ends and the workarounds</source>
        <translation>已实际运行：错误、死路和出路</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>日期未知</translation>
    </message>
    <message>
        <source>Run of %1:</source>
        <translation>%1 的运行：</translation>
    </message>
    <message>
        <source>introduced in %1</source>
        <translation>始于 %1</translation>
    </message>
    <message>
        <source>deprecated in %1</source>
        <translation>%1 起弃用</translation>
    </message>
    <message>
        <source>removed in %1</source>
        <translation>%1 起移除</translation>
    </message>
    <message>
        <source>the paste has %1: affected</source>
        <translation>粘贴内容中是 %1：受影响</translation>
    </message>
    <message>
        <source>the paste has %1: not affected</source>
        <translation>粘贴内容中是 %1：不受影响</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>When: %1</source>
        <translation>适用情形：%1</translation>
    </message>
    <message>
        <source>What people believe:</source>
        <translation>常见的误解：</translation>
    </message>
    <message>
        <source>When it fails: %1</source>
        <translation>行不通的情形：%1</translation>
    </message>
    <message>
        <source>The price:</source>
        <translation>代价：</translation>
    </message>
    <message>
        <source>Checked:</source>
        <translation>核实：</translation>
    </message>
    <message>
        <source>Evidence:</source>
        <translation>依据：</translation>
    </message>
    <message>
        <source>The author&apos;s confidence:</source>
        <translation>作者的确信程度：</translation>
    </message>
    <message>
        <source>The author&apos;s figure for fixing it at all:</source>
        <translation>作者估计能解决的比例：</translation>
    </message>
    <message>
        <source>Can be solved:</source>
        <translation>能否解决：</translation>
    </message>
    <message>
        <source>Dates:</source>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Official page:</source>
        <translation>官方页面：</translation>
    </message>
    <message>
        <source>Tags:</source>
        <translation>标签：</translation>
    </message>
    <message>
        <source>Versions and systems</source>
        <translation>版本与系统</translation>
    </message>
    <message>
        <source>Related records</source>
        <translation>相关记录</translation>
    </message>
    <message>
        <source>The same error elsewhere</source>
        <translation>该报错在其他环境中的写法</translation>
    </message>
    <message>
        <source>Often confused with this one</source>
        <translation>常与本条混淆</translation>
    </message>
    <message>
        <source>What it leads to</source>
        <translation>会引发</translation>
    </message>
    <message>
        <source>What comes before it</source>
        <translation>前因</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>Also seen as:</source>
        <translation>其他写法：</translation>
    </message>
    <message>
        <source>How to tell them apart</source>
        <translation>如何区分</translation>
    </message>
    <message>
        <source>Why it happens</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Often confused with</source>
        <translation>容易混淆</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Domain: %1</source>
        <translation>领域：%1</translation>
    </message>
    <message>
        <source>The belief behind it: %1</source>
        <translation>背后的误解：%1</translation>
    </message>
    <message>
        <source>Its price: %1</source>
        <translation>代价：%1</translation>
    </message>
    <message>
        <source>This record is %1.</source>
        <translation>此记录%1。</translation>
    </message>
    <message>
        <source>Last confirmed: %1</source>
        <translation>最近确认：%1</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>会引发</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>前因</translation>
    </message>
    <message>
        <source>Easily confused with</source>
        <translation>容易混淆</translation>
    </message>
    <message>
        <source>Message:</source>
        <translation>报错原文：</translation>
    </message>
    <message>
        <source>Record:</source>
        <translation>记录：</translation>
    </message>
    <message>
        <source>Error code:</source>
        <translation>错误码：</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>这样做</translation>
    </message>
    <message>
        <source>First look</source>
        <translation>先看一下</translation>
    </message>
    <message>
        <source>If that does not fit</source>
        <translation>如果不符合你的情况</translation>
    </message>
    <message>
        <source>Do not</source>
        <translation>不要这样做</translation>
    </message>
</context>
<context>
    <name>RecordMarkdown</name>
    <message>
        <source>Wayout: %1, %2</source>
        <extracomment>the last line of a copied record: its id, how far it is verified</extracomment>
        <translation>出路（Wayout）：%1，%2</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>%1 [English only]</source>
        <translation>%1［仅英文］</translation>
    </message>
    <message>
        <source>%1 [Chinese only]</source>
        <translation>%1［仅中文］</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>not verified</source>
        <translation>未核实</translation>
    </message>
    <message>
        <source>AI-written, not verified</source>
        <translation>AI 撰写，未核实</translation>
    </message>
    <message>
        <source>sourced</source>
        <extracomment>every claim of the record has a source that says so</extracomment>
        <translation>有来源</translation>
    </message>
    <message>
        <source>reproduced</source>
        <extracomment>the error and what to do about it were executed</extracomment>
        <translation>已复现</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) or run(s)</source>
        <translation>
            <numerusform>来源与运行共 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>the error was seen</source>
        <translation>出现了该错误</translation>
    </message>
    <message>
        <source>the error was not seen</source>
        <translation>未出现该错误</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dead end(s) failed</source>
        <translation>
            <numerusform>%n 条死路中 %1 条失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n workaround(s) worked</source>
        <translation>
            <numerusform>%n 条出路中 %1 条有效</numerusform>
        </translation>
    </message>
    <message>
        <source>tested on %1</source>
        <extracomment>environments: &quot;Debian 12, git 2.39&quot;</extracomment>
        <translation>已在 %1 上验证</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 条匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln related</source>
        <translation>
            <numerusform>%Ln 条相关</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 ms</source>
        <extracomment>how many records were found, how long it took</extracomment>
        <translation>%1 · %2 ms</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 ms</source>
        <translation>%1 · %2 · %3 ms</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln pattern(s) could not be tried</source>
        <translation>
            <numerusform>%1 · %Ln 个匹配模式未能尝试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln 个领域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct error(s)</source>
        <translation>
            <numerusform>%Ln 种错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) (%1)</source>
        <extracomment>error codes, and which: &quot;2 codes (E0382, ENOSPC)&quot;</extracomment>
        <translation>
            <numerusform>%Ln 个错误代码（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Searched %1 in %2 for the words of the text.</source>
        <extracomment>%1 is &quot;2,522 records&quot;, %2 &quot;34 domains&quot;</extracomment>
        <translation>已在 %2的 %1中检索文本里的词语。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>&quot;3 distinct errors&quot; and &quot;2 codes (E0382, ENOSPC)&quot;</extracomment>
        <translation>%1和 %2</translation>
    </message>
    <message>
        <source>Searched %1 in %2 for %3.</source>
        <extracomment>%1 is &quot;2,522 records&quot;, %2 &quot;34 domains&quot;, %3 &quot;3 distinct errors and 2 codes (E0382, ENOSPC)&quot;</extracomment>
        <translation>已在 %2的 %1中检索 %3。</translation>
    </message>
    <message>
        <source>%1 The first error: %2</source>
        <extracomment>a sentence that says what was searched, and the message of an error</extracomment>
        <translation>%1第一个错误：%2</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <extracomment>what is doubtful about a record</extracomment>
        <translation>
            <numerusform>%Ln 处可疑</numerusform>
        </translation>
    </message>
    <message>
        <source>Building</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>语法</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>TLS and certificates</source>
        <translation>TLS 与证书</translation>
    </message>
    <message>
        <source>Authentication</source>
        <translation>认证</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Limits and resources</source>
        <translation>限额与资源</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Files and devices</source>
        <translation>文件与设备</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>并发</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>replaces a built-in record</source>
        <translation>取代内置记录</translation>
    </message>
    <message>
        <source>replaces another record</source>
        <translation>取代另一条记录</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 已结束，退出状态为 %2。</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2.</source>
        <translation>%1 被信号 %2 终止。</translation>
    </message>
    <message>
        <source>%1 cannot be run: %2</source>
        <translation>%1 无法运行：%2</translation>
    </message>
    <message>
        <source>Nothing in the catalogue explains what it printed.</source>
        <translation>知识库中没有能解释其输出的记录。</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>%1, read as %2</source>
        <extracomment>%1 is a file&apos;s name, %2 an encoding such as &quot;GB18030&quot;</extracomment>
        <translation>%1，按 %2 编码读取</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>已输入</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>已粘贴</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <extracomment>%1 is a file&apos;s name, %n says how many others there are</extracomment>
        <translation>
            <numerusform>%1 和另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>From standard input</source>
        <translation>来自标准输入</translation>
    </message>
</context>
<context>
    <name>StartOptions</name>
    <message>
        <source>--lang is en, zh or both, not “%1”.</source>
        <translation>--lang 应为 en、zh 或 both，而不是“%1”。</translation>
    </message>
    <message>
        <source>--size is a width and a height such as 1440x900, not “%1”.</source>
        <translation>--size 应为宽和高，例如 1440x900，而不是“%1”。</translation>
    </message>
    <message>
        <source>--appearance is light, dark or high-contrast, not “%1”.</source>
        <translation>--appearance 应为 light、dark 或 high-contrast，而不是“%1”。</translation>
    </message>
    <message>
        <source>--paste takes the text from the clipboard: a file cannot be opened as well.</source>
        <translation>--paste 使用剪贴板中的文本，不能同时打开文件。</translation>
    </message>
    <message>
        <source>Standard input (-) is opened alone, not with files.</source>
        <translation>标准输入（-）只能单独打开，不能与文件一起。</translation>
    </message>
</context>
<context>
    <name>StoreText</name>
    <message>
        <source>History is off: there is no home folder. Nothing is kept when the window closes.</source>
        <translation>历史已关闭：没有主目录。关闭窗口后不会保留任何内容。</translation>
    </message>
    <message>
        <source>History is off: Qt&apos;s SQLite driver is missing. Installing the package libqt6sql6-sqlite brings it back.</source>
        <translation>历史已关闭：缺少 Qt 的 SQLite 驱动。安装软件包 libqt6sql6-sqlite 即可恢复。</translation>
    </message>
    <message>
        <source>%1 cannot be written. What is new is kept until the window closes.</source>
        <translation>%1 无法写入。新内容只保留到窗口关闭为止。</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). What is new is kept until the window closes.</source>
        <translation>%1 无法写入（%2）。新内容只保留到窗口关闭为止。</translation>
    </message>
    <message numerus="yes">
        <source>%1 was damaged. It is now %2; %n entry(s) could be read and are kept.</source>
        <translation>
            <numerusform>%1 已损坏，现已改名为 %2；读出并保留了 %n 条内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made by a newer Wayout. It is read, and what is new is not written to it: updating Wayout helps.</source>
        <translation>%1 由较新版本的 Wayout 创建。可以读取，但不会写入新内容：升级 Wayout 即可解决。</translation>
    </message>
    <message>
        <source>%1 is in use by another program. What is new is written when it is free.</source>
        <translation>%1 正被另一个程序使用。等它空闲后会写入新内容。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. The old one is as it was; making room and trying again helps.</source>
        <translation>%1 无法保存：%2。旧文件保持原样；腾出空间后重试即可。</translation>
    </message>
    <message>
        <source>Your own results in %1 cannot be read: %2</source>
        <translation>无法读取 %1 中你自己的记录：%2</translation>
    </message>
</context>
<context>
    <name>TeamText</name>
    <message>
        <source>%1 The server&apos;s words: %2</source>
        <extracomment>%1 is a sentence, %2 the words of a server or of the system about it</extracomment>
        <translation>%1服务器的原话：%2</translation>
    </message>
    <message>
        <source>No team&apos;s database is used. Nothing leaves this computer.</source>
        <translation>没有使用团队数据库，任何内容都不会离开本机。</translation>
    </message>
    <message>
        <source>The environment variable WAYOUT_TEAM_DATABASE holds no address of a database. It should look like postgresql://user@host/database.</source>
        <translation>环境变量 WAYOUT_TEAM_DATABASE 不是数据库地址，应形如 postgresql://user@host/database。</translation>
    </message>
    <message>
        <source>Qt&apos;s PostgreSQL driver is missing. Installing the package libqt6sql6-psql helps.</source>
        <translation>缺少 Qt 的 PostgreSQL 驱动，安装软件包 libqt6sql6-psql 即可。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message numerus="yes">
        <source>Connected to %1; %n result(s) or record(s) are being sent.</source>
        <translation>
            <numerusform>已连接 %1；正在发送 %n 项结果或记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to %1.</source>
        <translation>已连接 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been away since %2. What you note is kept here and sent when it is back; %n thing(s) wait.</source>
        <translation>
            <numerusform>%1 从 %2 起无法访问。你记下的结果保存在本机，恢复后会自动发送；目前有 %n 项等待发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 没有响应。</translation>
    </message>
    <message>
        <source>%1 is there and refuses: the name, the password, the database or the rights are not as it wants them.</source>
        <translation>%1 可以访问，但拒绝了连接：用户名、密码、数据库或权限不对。</translation>
    </message>
    <message>
        <source>%1 was not used: the way there is not encrypted, or not to be trusted. In the clear Wayout talks only to this computer.</source>
        <translation>没有使用 %1：连接未加密，或证书不可信。只有连接本机时，Wayout 才允许不加密。</translation>
    </message>
    <message>
        <source>The tables at %1 were made by a newer Wayout. They are read, and nothing is written to them: updating Wayout helps.</source>
        <translation>%1 上的表由较新版本的 Wayout 创建，目前只读取、不写入；升级 Wayout 即可。</translation>
    </message>
    <message>
        <source>At %1 you may read and not write. Your results stay here.</source>
        <translation>你在 %1 上只能读取，不能写入，你的结果只保存在本机。</translation>
    </message>
    <message>
        <source>%1 could not be used. What you note is kept here.</source>
        <translation>无法使用 %1。你记下的结果保存在本机。</translation>
    </message>
    <message>
        <source>team: connecting…</source>
        <translation>团队：正在连接…</translation>
    </message>
    <message numerus="yes">
        <source>team: sending %n</source>
        <translation>
            <numerusform>团队：正在发送 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>team: connected</source>
        <translation>团队：已连接</translation>
    </message>
    <message numerus="yes">
        <source>team: away, %n waiting</source>
        <translation>
            <numerusform>团队：无法访问，%n 项待发送</numerusform>
        </translation>
    </message>
    <message>
        <source>team: away</source>
        <translation>团队：无法访问</translation>
    </message>
    <message>
        <source>team: read only</source>
        <translation>团队：只读</translation>
    </message>
    <message>
        <source>team: not allowed</source>
        <translation>团队：拒绝访问</translation>
    </message>
    <message>
        <source>team: cannot be used</source>
        <translation>团队：无法使用</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1</source>
        <translation>无法读取标准输入：%1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is not a file with text.</source>
        <translation>%1 不是文本文件。</translation>
    </message>
    <message>
        <source>Nothing came from standard input.</source>
        <translation>标准输入没有内容。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空的。</translation>
    </message>
    <message>
        <source>What came from standard input is binary data, not text.</source>
        <translation>标准输入传来的是二进制数据，不是文本。</translation>
    </message>
    <message>
        <source>%1 is a binary file, not text.</source>
        <translation>%1 是二进制文件，不是文本。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 are names of files, %n says how many are not named</extracomment>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>What came from standard input is compressed: unpack it first, for example with gunzip -c.</source>
        <translation>标准输入的内容是压缩的，请先解压，例如用 gunzip -c。</translation>
    </message>
    <message>
        <source>The text is very long (%1). All of it was searched; shown are its beginning, its end and what stands around failures.</source>
        <translation>文本很长（%1）。已全部搜索；这里只显示开头、结尾以及报错前后的部分。</translation>
    </message>
    <message>
        <source>Reading was stopped; nothing of the text was searched.</source>
        <translation>已停止读取；这段文本没有被搜索。</translation>
    </message>
    <message>
        <source>A compressed file is damaged or not complete: what stands before the damage was read (%1).</source>
        <translation>压缩文件已损坏或不完整：只读取了损坏处之前的内容（%1）。</translation>
    </message>
    <message>
        <source>Of a compressed file the first %1 were read: unpack it to have all of it searched.</source>
        <translation>压缩文件只读取了解压后的前 %1：要搜索全部内容，请先解压。</translation>
    </message>
    <message>
        <source>%1 is an archive: unpack it and open the log that is in it.</source>
        <translation>%1 是压缩包：请解压后打开其中的日志。</translation>
    </message>
    <message>
        <source>Not read: %1. At most %2 files with text are read at a time, of together at most %3.</source>
        <translation>未读取：%1。一次最多读取 %2 个文本文件，合计不超过 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>另有 %n 个文件无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is too long: the first %1 of it were searched.</source>
        <translation>文本太长：只搜索了开头的 %1。</translation>
    </message>
</context>
<context>
    <name>wayout::actions::WindowActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a kind of writing, %2 the name of an encoding: &quot;Korean (EUC-KR)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>打开日志(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Search the records</source>
        <translation>搜索记录(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All commands…</source>
        <translation>全部命令(&amp;A)…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清空(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;New record from this text…</source>
        <translation>用这段文本新建记录(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Edit the record, or a copy of it…</source>
        <translation>编辑记录或其副本(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete the record</source>
        <translation>删除这条记录(&amp;D)</translation>
    </message>
    <message>
        <source>E&amp;xport records…</source>
        <translation>导出记录(&amp;X)…</translation>
    </message>
    <message>
        <source>I&amp;mport records…</source>
        <translation>导入记录(&amp;M)…</translation>
    </message>
    <message>
        <source>Export your &amp;results…</source>
        <translation>导出我的结果(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>导入结果(&amp;I)…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>历史(&amp;Y)…</translation>
    </message>
    <message>
        <source>Fa&amp;vourites</source>
        <translation>收藏(&amp;V)</translation>
    </message>
    <message>
        <source>M&amp;y records</source>
        <translation>自建记录(&amp;Y)</translation>
    </message>
    <message>
        <source>Private &amp;mode</source>
        <translation>隐私模式(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Find in the text…</source>
        <translation>在文本中查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next error in the text</source>
        <translation>文本中的下一个错误(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;revious error in the text</source>
        <translation>文本中的上一个错误(&amp;R)</translation>
    </message>
    <message>
        <source>Read the &amp;selected record</source>
        <translation>阅读选中的记录(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy the first code block</source>
        <translation>复制第一段代码(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the English &amp;error text</source>
        <translation>复制英文报错(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the whole record as &amp;Markdown</source>
        <translation>将整条记录复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the error as a search s&amp;tring</source>
        <translation>将报错复制为搜索词(&amp;T)</translation>
    </message>
    <message>
        <source>Make a rep&amp;ort…</source>
        <translation>生成报告(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Give the record to the team</source>
        <translation>把这条记录提交给团队(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Print the record…</source>
        <translation>打印记录(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the record as P&amp;DF…</source>
        <translation>将记录保存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Compare with the record it is &amp;confused with…</source>
        <translation>与易混淆的记录对比(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>窗口的下一部分(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous part of the window</source>
        <translation>窗口的上一部分(&amp;P)</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>&amp;Next language</source>
        <translation>下一种语言(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>正常文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>Pro&amp;blems in catalogues…</source>
        <translation>知识库中的问题(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Privacy…</source>
        <translation>隐私(&amp;P)…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Wayout</source>
        <translation>关于 Wayout(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>R&amp;eopen in the encoding</source>
        <translation>按其他编码重新打开(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy and print</source>
        <translation>复制与打印(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <translation>视图(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language of the records</source>
        <translation>记录的语言(&amp;L)</translation>
    </message>
    <message>
        <source>Language of the &amp;window</source>
        <translation>界面语言(&amp;W)</translation>
    </message>
    <message>
        <source>Like the &amp;records</source>
        <translation>与记录相同(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>配色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>双语(&amp;B)</translation>
    </message>
    <message>
        <source>Like the de&amp;sktop</source>
        <translation>跟随桌面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>all writing</source>
        <translation>各种文字</translation>
    </message>
    <message>
        <source>simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔字母</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西欧</translation>
    </message>
    <message>
        <source>Fold or show repeated lines in the te&amp;xt</source>
        <translation>折叠或显示文本中的重复行(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Write and share</source>
        <translation>编写与分享(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;dd to the favourites, or remove</source>
        <translation>收藏 / 取消收藏(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the ne&amp;xt code block</source>
        <translation>复制下一个代码块(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the &amp;domains</source>
        <translation>转到领域(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the list of &amp;records</source>
        <translation>转到记录列表(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the f&amp;ull record</source>
        <translation>转到记录详情(&amp;U)</translation>
    </message>
    <message>
        <source>Go to what no&amp;t to do</source>
        <translation>转到“不要这样做”(&amp;T)</translation>
    </message>
    <message>
        <source>Go to wh&amp;at to do</source>
        <translation>转到“这样做”(&amp;A)</translation>
    </message>
</context>
<context>
    <name>wayout::answer::AttemptBody</name>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::answer::CodeEdit</name>
    <message>
        <source>%1 from your line %2</source>
        <extracomment>for screen readers; a value in code, and the line of the pasted text that it was taken from</extracomment>
        <translation>%1 取自第 %2 行</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>from your line %1</source>
        <translation>取自第 %1 行</translation>
    </message>
    <message>
        <source>to be filled in before running</source>
        <translation>运行前需要填写</translation>
    </message>
</context>
<context>
    <name>wayout::answer::CodeView</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>显示全部 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy anyway</source>
        <translation>仍要复制</translation>
    </message>
    <message>
        <source>Not copied</source>
        <translation>未复制</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n line(s)</source>
        <translation>
            <numerusform>复制 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy anyway? %1</source>
        <translation>仍要复制吗？%1</translation>
    </message>
    <message>
        <source>Not copied: the code is selected, to be copied by hand</source>
        <translation>未复制：代码已选中，请手动复制</translation>
    </message>
    <message>
        <source>Copied “%1”</source>
        <translation>已复制“%1”</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>the first is what the button does, the second the beginning of the code</extracomment>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Code, %1</source>
        <translation>代码，%1</translation>
    </message>
    <message>
        <source>Copied, edit it</source>
        <translation>已复制，需填写</translation>
    </message>
    <message>
        <source>Copied, edit it: %1 to be filled in</source>
        <translation>已复制，需填写 %1</translation>
    </message>
</context>
<context>
    <name>wayout::answer::CompareDialog</name>
    <message>
        <source>Two records compared</source>
        <translation>两条记录对比</translation>
    </message>
</context>
<context>
    <name>wayout::answer::DetailPane</name>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>wayout::answer::EmptyDetail</name>
    <message>
        <source>What can be done now</source>
        <translation>现在可以怎么做</translation>
    </message>
    <message>
        <source>Like it, but not the same</source>
        <translation>相似，但不是同一个错误</translation>
    </message>
    <message>
        <source>No record explains this error</source>
        <translation>没有记录能解释这个错误</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>a line of the pasted text and what stands there</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Paste the message as it stands, or all of the output: names and numbers in it do no harm.</source>
        <translation>把报错原样粘贴进来，或者粘贴全部输出：里面的名称和数字不影响匹配。</translation>
    </message>
    <message>
        <source>Show more of the log: the first error is often much further up, and is the cause.</source>
        <translation>粘贴更多日志：真正的原因通常是更靠前的第一个错误。</translation>
    </message>
    <message>
        <source>Look for two or three words of the message, without names, paths and numbers.</source>
        <translation>从报错里挑两三个词来搜索，去掉名称、路径和数字。</translation>
    </message>
    <message>
        <source>Ask somebody: a report has the lines around the error; what looks like a password or a key is hidden.</source>
        <translation>找人帮忙：报告里有错误前后的行，疑似密码和密钥的内容会隐藏。</translation>
    </message>
    <message>
        <source>What to do, and what not to</source>
        <translation>该做什么，不该做什么</translation>
    </message>
    <message>
        <source>Choose a record: it says why the error happens, what to do, and which well-known advice fails.</source>
        <translation>选中一条记录，查看报错原因、该怎么做，以及哪些常见办法没用。</translation>
    </message>
    <message>
        <source>Do this: the fix, with code to copy</source>
        <translation>这样做：解决办法，代码可直接复制</translation>
    </message>
    <message>
        <source>Do not: what people try in vain, and why it fails</source>
        <translation>不要这样做：常见但无效的办法，以及原因</translation>
    </message>
    <message>
        <source>Before you try anything, compare the message of the record with yours, word for word: what helps with one error can do harm with another.</source>
        <translation>动手之前，请先逐字核对记录中的报错与你的是否一致：对一个错误有效的办法，可能让另一个错误更糟。</translation>
    </message>
    <message>
        <source>It may follow from another error in the text; the list shows which errors have an answer.</source>
        <translation>它可能只是其他错误的后果；哪些错误有答案，请看列表。</translation>
    </message>
    <message>
        <source>No error message in this text</source>
        <translation>这段文本里没有报错</translation>
    </message>
    <message>
        <source>Paste what the program says when it fails, as it stands, with the lines above it.</source>
        <translation>请原样粘贴程序失败时的输出，连同上面的几行。</translation>
    </message>
    <message>
        <source>Or search for a few words: the tool, and what it does not do.</source>
        <translation>也可以搜索几个词：工具名，加上出了什么问题。</translation>
    </message>
</context>
<context>
    <name>wayout::answer::FoldedText</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>wayout::answer::GrowingList</name>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>显示全部 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more of %n</source>
        <translation>
            <numerusform>再显示 %1 项（共 %n 项）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::answer::OwnNote</name>
    <message>
        <source>Your note</source>
        <translation>你的备注</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>删除备注</translation>
    </message>
    <message>
        <source>Your note on this record</source>
        <translation>你对这条记录的备注</translation>
    </message>
    <message>
        <source>For yourself: what you found out. It is kept on this computer only.</source>
        <translation>写给自己看：你的发现。只保存在本机。</translation>
    </message>
</context>
<context>
    <name>wayout::answer::RecordHeading</name>
    <message>
        <source>Replaces the record of the built-in catalogue.</source>
        <translation>取代了内置知识库中的记录。</translation>
    </message>
    <message>
        <source>Replaces the record at %1.</source>
        <translation>取代了 %1 处的记录。</translation>
    </message>
    <message>
        <source>Not copied</source>
        <translation>未复制</translation>
    </message>
    <message>
        <source>In your favourites</source>
        <translation>已收藏</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Go to your note</source>
        <translation>查看你的笔记</translation>
    </message>
    <message>
        <source>Copy the English error text</source>
        <translation>复制英文报错</translation>
    </message>
    <message>
        <source>English error text copied</source>
        <translation>已复制英文报错</translation>
    </message>
</context>
<context>
    <name>wayout::answer::ResultSwitch</name>
    <message>
        <source>What came of it when you tried it; press again to take it back</source>
        <translation>你尝试的结果；再按一次即可取消</translation>
    </message>
    <message>
        <source>Your result for: %1</source>
        <extracomment>for screen readers; %1 is a dead end or a workaround</extracomment>
        <translation>你的结果：%1</translation>
    </message>
    <message>
        <source>Did it help?</source>
        <translation>解决了吗？</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>the user&apos;s answers to: did it help?</extracomment>
        <translation>解决了</translation>
    </message>
    <message>
        <source>No</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <extracomment>for screen readers; %1 is a dead end or a workaround</extracomment>
        <translation>解决了：%1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <translation>没有：%1</translation>
    </message>
</context>
<context>
    <name>wayout::browse::DomainModel</name>
    <message numerus="yes">
        <source>%1, %n record(s)</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>
            <numerusform>%1，%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>All records</source>
        <translation>全部记录</translation>
    </message>
    <message>
        <source>No domain stated</source>
        <translation>未注明领域</translation>
    </message>
</context>
<context>
    <name>wayout::browse::DomainPane</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a domain and how many records it has</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>above what is the user&apos;s own: the history, the favourites, the records that the user wrote</extracomment>
        <translation>我的</translation>
    </message>
</context>
<context>
    <name>wayout::browse::OwnModel</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>My records</source>
        <extracomment>those that the user wrote</extracomment>
        <translation>自建记录</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n text(s)</source>
        <extracomment>%1 is &quot;History&quot;</extracomment>
        <translation>
            <numerusform>%1，%n 段文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s)</source>
        <extracomment>%1 is &quot;Favourites&quot; or &quot;My records&quot;</extracomment>
        <translation>
            <numerusform>%1，%n 条记录</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::AboutDialog</name>
    <message>
        <source>About Wayout</source>
        <translation>关于 Wayout</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Paste an error, read what to do and what not to try, each with its evidence, without a network.</source>
        <translation>粘贴报错，查看该怎么做、哪些做法不要尝试；每条都有依据，无需联网。</translation>
    </message>
    <message>
        <source>Built-in records</source>
        <translation>内置记录</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in %1</source>
        <extracomment>%1 is &quot;57 domains&quot;</extracomment>
        <translation>
            <numerusform>%Ln 条，涵盖 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln 个领域</numerusform>
        </translation>
    </message>
    <message>
        <source>being read</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Licence of the program</source>
        <translation>程序许可证</translation>
    </message>
    <message>
        <source>Licence of the built-in records</source>
        <translation>内置记录许可证</translation>
    </message>
    <message>
        <source>For reports of bugs</source>
        <translation>报告程序问题时附上</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command, domain or record</source>
        <translation>命令、领域或记录</translation>
    </message>
    <message>
        <source>Commands, domains and records</source>
        <translation>命令、领域与记录</translation>
    </message>
    <message>
        <source>Nothing has all these words.</source>
        <translation>没有同时包含这些词的条目。</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ExportDialog</name>
    <message>
        <source>Everything that is in the records. It can be added to Wayout again as it is.</source>
        <translation>记录的全部内容，可以原样重新加入 Wayout。</translation>
    </message>
    <message>
        <source>To be read by people, in the language of the records that is chosen now.</source>
        <translation>供人阅读，使用当前所选的记录语言。</translation>
    </message>
    <message>
        <source>For deadends.dev. It has no room for the Chinese of error text and cause, other wordings, samples, runs and tags.</source>
        <translation>用于 deadends.dev。该格式放不下报错与原因的中文、其他写法、样例、运行记录和标签。</translation>
    </message>
    <message>
        <source>Export records</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>Which records</source>
        <translation>导出哪些记录</translation>
    </message>
    <message>
        <source>The record that is &amp;read</source>
        <translation>正在阅读的记录(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;The list: %Ln record(s)</source>
        <translation>
            <numerusform>当前列表：%Ln 条记录(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>The &amp;domain %1</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>领域 %1(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>The &amp;domain %1: %Ln record(s)</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>
            <numerusform>领域 %1：%Ln 条记录(&amp;D)</numerusform>
        </translation>
    </message>
    <message>
        <source>What you &amp;wrote</source>
        <translation>自己编写的(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>What you &amp;wrote: %Ln record(s)</source>
        <translation>
            <numerusform>自己编写的：%Ln 条记录(&amp;W)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All: %Ln record(s)</source>
        <translation>
            <numerusform>全部：%Ln 条记录(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Wayout&apos;s own (JSON)</source>
        <translation>Wayout 自有格式（JSON）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>ErrorCanon of deadends.dev (JSON)</source>
        <translation>deadends.dev 的 ErrorCanon（JSON）</translation>
    </message>
    <message>
        <source>A folder with &amp;one file for each record</source>
        <translation>导出到文件夹，每条记录一个文件(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln problem(s) were found in what was read.</source>
        <translation>
            <numerusform>读取时发现 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Show the &amp;problems</source>
        <translation>查看问题(&amp;P)</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>导入记录</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) will be saved in %1.</source>
        <translation>
            <numerusform>%Ln 条记录将保存到 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are there already, the same.</source>
        <translation>
            <numerusform>%Ln 条记录已经有了，内容相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have an id under which another record is there. Nothing is written over.</source>
        <translation>
            <numerusform>%Ln 条记录的 ID 已被另一条记录占用。现有的不会被覆盖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) cannot be taken in: their ids cannot name files.</source>
        <translation>
            <numerusform>%Ln 条记录无法导入：其 ID 不能用作文件名。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no record in what was chosen.</source>
        <translation>所选内容中没有记录。</translation>
    </message>
    <message>
        <source>The records and what comes of each</source>
        <translation>各条记录及处理方式</translation>
    </message>
    <message>
        <source>&amp;Save those that differ as copies, under the next id</source>
        <translation>内容不同的另存为副本，使用下一个 ID(&amp;S)</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ImportModel</name>
    <message>
        <source>New: it is taken in</source>
        <translation>新记录：将导入</translation>
    </message>
    <message>
        <source>There already, the same</source>
        <translation>已有，内容相同</translation>
    </message>
    <message>
        <source>Another one is there: this one becomes a copy</source>
        <translation>已有另一条：这条另存为副本</translation>
    </message>
    <message>
        <source>Another one is there, and stays as it is</source>
        <translation>已有另一条：保持不变</translation>
    </message>
    <message>
        <source>Cannot be taken in: its id cannot name a file</source>
        <translation>无法导入：ID 不能用作文件名</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>处理方式</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::PaletteModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>spoken: a command, domain or record, and its keys or what it is</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a command: a menu such as &quot;Appearance&quot; and a choice in it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>domain, %n record(s)</source>
        <translation>
            <numerusform>领域，%n 条记录</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::PrivacyDialog</name>
    <message>
        <source>&amp;Forget everything…</source>
        <translation>全部清除(&amp;F)…</translation>
    </message>
    <message>
        <source>Wayout opens no network connection, unless a team&apos;s database is set. Then that database is sent the ids of records that you read and, under your name, what came of what you tried and the records that you give to the team; in private mode nothing. What you paste, your notes and your favourites stay on this computer. What is kept here is in these files:</source>
        <translation>除非设置了团队数据库，Wayout 不建立任何网络连接。设置之后，会向该数据库发送：你阅读的记录的 ID、你尝试的结果，以及你提交给团队的记录（后两项附有你的名字）；隐私模式下什么都不发送。粘贴的内容、备注和收藏始终留在本机。本机保存的内容在以下文件中：</translation>
    </message>
    <message>
        <source>What looks like a password, a key or a personal number has ****** in its place before it is kept, and a text with one does not come back with the window. Some may be missed. When the window becomes the active one, the clipboard is looked at for an error to offer; nothing of it is kept before you search it. The settings (Window) and private mode switch that off.</source>
        <translation>疑似密码、密钥、身份证号、手机号的内容在保存前会替换为 ******，含有这些内容的文本不会随窗口恢复。仍可能有遗漏。窗口变为活动窗口时会查看剪贴板里有没有报错，以便提示检索；在你检索之前不保存其中任何内容。可在“设置”的“窗口”页关闭，隐私模式下也不会查看。</translation>
    </message>
    <message>
        <source>&amp;Private mode: keep nothing from now on</source>
        <translation>隐私模式：从现在起不再保存(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>What is kept, and where</source>
        <translation>保存的内容及其位置</translation>
    </message>
    <message>
        <source>History: the texts that were pasted, the last 200, for 90 days</source>
        <translation>历史：粘贴过的文本，最近 200 条，保留 90 天</translation>
    </message>
    <message>
        <source>What the window showed last</source>
        <translation>窗口上次显示的内容</translation>
    </message>
    <message>
        <source>Notebook: favourites, notes, and what came of what you tried</source>
        <translation>笔记本：收藏、备注，以及你尝试的结果</translation>
    </message>
    <message>
        <source>Drafts: records that you are writing and have not saved</source>
        <translation>草稿：正在编写、尚未保存的记录</translation>
    </message>
    <message>
        <source>Records that you wrote; kept until you delete them</source>
        <translation>你自己编写的记录；除非你删除，否则一直保留</translation>
    </message>
    <message>
        <source>Copy of the records of your team</source>
        <translation>团队记录的本地副本</translation>
    </message>
    <message>
        <source>Settings: language, appearance, the place of the window</source>
        <translation>设置：语言、配色、窗口位置</translation>
    </message>
    <message>
        <source>Cache: what reading large catalogues came to; made again when it is missing</source>
        <translation>缓存：读取大型知识库时生成；缺失时会重新生成</translation>
    </message>
    <message>
        <source>There is no program to show the folder with: %1</source>
        <translation>没有可以打开该文件夹的程序：%1</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Erase the history, what the window showed last, drafts of records, and the notebook?</source>
        <translation>要清除历史、窗口上次显示的内容、记录草稿和笔记本吗？</translation>
    </message>
    <message>
        <source>Favourites, notes and your own results go with them; the settings, the records that you wrote and the copy of your team&apos;s stay. It can be undone as long as the page on privacy is open.</source>
        <translation>收藏、备注和你自己的结果也会一并清除；设置、你自己编写的记录和团队记录的副本会保留。在关闭隐私页面之前可以撤销。</translation>
    </message>
    <message>
        <source>Erasing…</source>
        <translation>正在清除…</translation>
    </message>
    <message>
        <source>These files could not be erased: %1</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>以下文件无法清除：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) erased: nothing is kept any more.</source>
        <translation>
            <numerusform>已清除 %Ln 个文件：现在没有保存任何内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Nothing is kept any more.</source>
        <translation>现在没有保存任何内容。</translation>
    </message>
    <message>
        <source>Putting it back…</source>
        <translation>正在恢复…</translation>
    </message>
    <message>
        <source>All is there again.</source>
        <translation>已全部恢复。</translation>
    </message>
    <message>
        <source>Not all could be written back.</source>
        <translation>有些文件无法恢复。</translation>
    </message>
    <message>
        <source>Commands: which errors they met, as fingerprints, and which records they named last</source>
        <translation>命令：遇到过的错误（只有指纹），以及上次列出的记录</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::PrivacyPlace</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nowhere: there is no home folder.</source>
        <translation>未保存：没有主目录。</translation>
    </message>
    <message>
        <source>Where it is kept: %1</source>
        <extracomment>%1 is what is kept, such as &quot;Settings&quot;</extracomment>
        <translation>保存位置：%1</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open folder: %1</source>
        <translation>打开文件夹：%1</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ProblemModel</name>
    <message>
        <source>Left out</source>
        <translation>已略过</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>without an id</source>
        <translation>没有 id</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ProblemsDialog</name>
    <message>
        <source>&amp;Copy selected</source>
        <translation>复制所选(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
        <source>Problems in catalogues</source>
        <translation>知识库中的问题</translation>
    </message>
    <message>
        <source>Everything in the catalogues could be used.</source>
        <translation>知识库中的内容全部可用。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s). Everything else in the catalogues is in use.</source>
        <translation>
            <numerusform>%Ln 个问题。知识库中的其他内容均可使用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s) about records (they are in use)</source>
        <translation>
            <numerusform>%Ln 条关于记录的提示（这些记录仍在使用）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 is &quot;9 problems&quot;, %2 &quot;3,247 remarks about records (they are in use)&quot;</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ReportDialog</name>
    <message>
        <source>The lines around the error and the record that explains it, as Markdown. What looks like a secret has ****** instead; read it before you hand it on, some may have been missed.</source>
        <translation>错误前后的行和解释它的记录，Markdown 格式。看起来像敏感信息的内容已替换为 ******；可能有遗漏，转交之前请先看一遍。</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::SecretModel</name>
    <message>
        <source>Key of a service</source>
        <translation>服务密钥</translation>
    </message>
    <message>
        <source>Web token (JWT)</source>
        <translation>JWT 令牌</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Password in an address</source>
        <translation>网址中的密码</translation>
    </message>
    <message>
        <source>Authorization header</source>
        <translation>授权请求头</translation>
    </message>
    <message>
        <source>Cookie</source>
        <translation>Cookie</translation>
    </message>
    <message>
        <source>Identity number</source>
        <translation>身份证号</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>手机号</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <extracomment>%1 are the first characters of a secret</extracomment>
        <translation>
            <numerusform>%Ln 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1…, %Ln character(s)</source>
        <translation>
            <numerusform>%1…，%Ln 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>敏感信息</translation>
    </message>
    <message>
        <source>As it is kept and reported</source>
        <translation>保存及写入报告的内容</translation>
    </message>
    <message>
        <source>Bank card number</source>
        <translation>银行卡号</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::SecretsDialog</name>
    <message>
        <source>&amp;Don&apos;t store this text</source>
        <translation>不保存这段文本(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Secrets in the text</source>
        <translation>文本中的敏感信息</translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found; here are the first %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>发现 %Ln 处敏感信息；这里列出前 %1 处。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found.</source>
        <translation>
            <numerusform>发现 %Ln 处敏感信息。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 What is kept of this text, and what is reported, has ****** in their place. The search sees all of it. No list of forms is complete: a secret may have been missed.</source>
        <extracomment>%1 is &quot;2 secrets found.&quot;</extracomment>
        <translation>%1保存的文本和报告中会以 ****** 代替。搜索用的是完整的文本。识别规则无法穷尽，可能有遗漏。</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ShortcutsDialog</name>
    <message>
        <source>Paste and errors</source>
        <translation>粘贴与报错</translation>
    </message>
    <message>
        <source>Results and record</source>
        <translation>结果与记录</translation>
    </message>
    <message>
        <source>Copy and print</source>
        <translation>复制与打印</translation>
    </message>
    <message>
        <source>View and language</source>
        <translation>显示与语言</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>C&amp;hange keys…</source>
        <translation>修改快捷键(&amp;H)…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Write and share</source>
        <translation>编写与分享</translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::VersionsDialog</name>
    <message>
        <source>Two versions of a record</source>
        <translation>一条记录的两个版本</translation>
    </message>
    <message>
        <source>With the team: your earlier version</source>
        <translation>团队中的版本：你之前提交的</translation>
    </message>
    <message>
        <source>With the team: the version by %1</source>
        <translation>团队中的版本：作者是 %1</translation>
    </message>
    <message>
        <source>Yours, which would take its place</source>
        <translation>你的版本，将取代左侧版本</translation>
    </message>
    <message>
        <source>Give &amp;mine to the team</source>
        <translation>提交我的版本(&amp;M)</translation>
    </message>
</context>
<context>
    <name>wayout::editor::EntryList</name>
    <message>
        <source>⚠ %1</source>
        <extracomment>what was found about a field; the sign says so where colours do not</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add to “%1”</source>
        <translation>向“%1”添加</translation>
    </message>
    <message>
        <source>Add an entry behind the chosen one (Insert)</source>
        <translation>在所选条目之后添加（Insert）</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove from “%1”</source>
        <extracomment>%1 is the name of a list</extracomment>
        <translation>从“%1”中删除</translation>
    </message>
    <message>
        <source>Remove the chosen entry (Delete); undo brings it back</source>
        <translation>删除所选条目（Delete），可以撤销</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move up in “%1”</source>
        <translation>在“%1”中上移</translation>
    </message>
    <message>
        <source>Move the chosen entry up (Alt+Up)</source>
        <translation>上移所选条目（Alt+上）</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move down in “%1”</source>
        <translation>在“%1”中下移</translation>
    </message>
    <message>
        <source>Move the chosen entry down (Alt+Down)</source>
        <translation>下移所选条目（Alt+下）</translation>
    </message>
</context>
<context>
    <name>wayout::editor::EntryModel</name>
    <message>
        <source>(empty)</source>
        <extracomment>an entry of a list that says nothing yet</extracomment>
        <translation>（空）</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>an entry about which something was found; the sign says so</extracomment>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>wayout::editor::FieldRow</name>
    <message>
        <source>⚠ %1</source>
        <extracomment>what was found about a field; the sign says so where colours do not</extracomment>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>wayout::editor::OutcomeList</name>
    <message>
        <source>What came of “%1”</source>
        <extracomment>%1 is a list of what not to try, or of what to try</extracomment>
        <translation>“%1”的结果</translation>
    </message>
    <message>
        <source>Space changes it: as the record says, other than it says, not tried</source>
        <translation>按空格切换：与记录一致、与记录不符、未尝试</translation>
    </message>
</context>
<context>
    <name>wayout::editor::OutcomeModel</name>
    <message>
        <source>entry %1</source>
        <extracomment>an entry of a list that says nothing yet, by its place in the list</extracomment>
        <translation>第 %1 条</translation>
    </message>
    <message>
        <source>as the record says: %1</source>
        <extracomment>what came of an entry in a run: &quot;as the record says: Reinstall the driver&quot;</extracomment>
        <translation>与记录一致：%1</translation>
    </message>
    <message>
        <source>other than the record says: %1</source>
        <translation>与记录不符：%1</translation>
    </message>
    <message>
        <source>not tried: %1</source>
        <translation>未尝试：%1</translation>
    </message>
</context>
<context>
    <name>wayout::editor::RecordEditor</name>
    <message>
        <source>The error</source>
        <translation>报错</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What not to try</source>
        <translation>不要尝试</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>可以尝试</translation>
    </message>
    <message>
        <source>Versions and systems</source>
        <translation>版本与系统</translation>
    </message>
    <message>
        <source>Related errors</source>
        <translation>相关错误</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行记录</translation>
    </message>
    <message>
        <source>Filing</source>
        <translation>分类与标签</translation>
    </message>
    <message>
        <source>Edit the record[*]</source>
        <extracomment>the star stands while there is something to be saved</extracomment>
        <translation>编辑记录[*]</translation>
    </message>
    <message>
        <source>New record[*]</source>
        <translation>新建记录[*]</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未发现问题</translation>
    </message>
    <message numerus="yes">
        <source>Next of %Ln finding(s)</source>
        <translation>
            <numerusform>下一处（共 %Ln 处问题）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · ⚠ %Ln</source>
        <translation>
            <numerusform>%1 · ⚠ %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>It is used instead of the built-in record with this id.</source>
        <translation>它将代替具有相同 ID 的内置记录。</translation>
    </message>
    <message>
        <source>%1 has a record with this id, too.</source>
        <translation>%1 中也有相同 ID 的记录。</translation>
    </message>
    <message>
        <source>Kept as they are: %1.</source>
        <translation>以下字段原样保留：%1。</translation>
    </message>
    <message>
        <source>Parts of the record</source>
        <translation>记录的各部分</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Go to the next field about which something was found (F8)</source>
        <translation>转到下一个有问题的字段（F8）</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the record (Ctrl+S)</source>
        <translation>保存记录（Ctrl+S）</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Not saved yet: the error text is missing. Without it nobody finds the record.</source>
        <translation>尚未保存：缺少报错文本，没有它就无法找到这条记录。</translation>
    </message>
    <message>
        <source>There is no home folder to save the record in.</source>
        <translation>没有可以保存记录的主目录。</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到别处…</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. Nothing is lost: what you wrote is here and is kept.</source>
        <translation>无法保存 %1：%2。内容没有丢失，仍在这里并会保留。</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>Give it to the team</source>
        <translation>提交给团队</translation>
    </message>
    <message>
        <source>Somebody deleted this record while you were writing it.</source>
        <translation>在你编写期间，有人删除了这条记录。</translation>
    </message>
    <message>
        <source>There is a record with this id already.</source>
        <translation>已经有一条相同 ID 的记录。</translation>
    </message>
    <message>
        <source>Somebody else changed this record while you were writing it.</source>
        <translation>在你编写期间，有人修改了这条记录。</translation>
    </message>
    <message>
        <source>%1

Nothing was written over, and what you wrote is still here.</source>
        <translation>%1

没有覆盖任何内容，你写的内容也还在。</translation>
    </message>
    <message>
        <source>Save mine &amp;again</source>
        <translation>重新保存我的(&amp;A)</translation>
    </message>
    <message>
        <source>Save mine as a &amp;copy</source>
        <translation>将我的另存为副本(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;theirs</source>
        <translation>查看对方的(&amp;T)</translation>
    </message>
    <message>
        <source>Go on &amp;writing</source>
        <translation>继续编写(&amp;W)</translation>
    </message>
    <message>
        <source>%1 holds no record that could be shown.</source>
        <translation>%1 中没有可以显示的记录。</translation>
    </message>
    <message>
        <source>This is their version now. Undo brings yours back.</source>
        <translation>现在显示的是对方的版本，撤销即可恢复你的内容。</translation>
    </message>
    <message>
        <source>Save the record elsewhere</source>
        <translation>将记录保存到别处</translation>
    </message>
    <message>
        <source>Records (*.json)</source>
        <translation>记录 (*.json)</translation>
    </message>
    <message>
        <source>Save what you wrote?</source>
        <translation>要保存所写的内容吗？</translation>
    </message>
    <message>
        <source>This record has changes that are not saved.</source>
        <translation>这条记录有尚未保存的修改。</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>丢弃(&amp;T)</translation>
    </message>
    <message>
        <source>An id is needed before the record can be saved: domain/short-name.</source>
        <translation>保存前需要填写 ID：领域/简短名称。</translation>
    </message>
    <message>
        <source>The id should have a domain and a name: domain/short-name.</source>
        <translation>ID 应包含领域和名称：领域/简短名称。</translation>
    </message>
    <message>
        <source>The id names a file: small letters, digits, “-”, “_” and “.” can stand in it, with letters or digits at the ends.</source>
        <translation>ID 用作文件名：只能使用小写字母、数字、“-”、“_”和“.”，首尾须为字母或数字。</translation>
    </message>
    <message>
        <source>The id is too long to name a file.</source>
        <translation>ID 过长，不能用作文件名。</translation>
    </message>
</context>
<context>
    <name>wayout::editor::TrialModel</name>
    <message>
        <source>%1, in a sample: %2</source>
        <extracomment>a record&apos;s id, and what of it a pattern matches</extracomment>
        <translation>%1，样例中：%2</translation>
    </message>
    <message>
        <source>%1, in its error text: %2</source>
        <translation>%1，报错文本中：%2</translation>
    </message>
</context>
<context>
    <name>wayout::editor::TrialPanel</name>
    <message>
        <source>What the pattern does</source>
        <translation>匹配模式的效果</translation>
    </message>
    <message>
        <source>The pattern is being tried…</source>
        <translation>正在试用匹配模式…</translation>
    </message>
    <message>
        <source>There is no pattern. The record is found by the words of its error text and samples alone.</source>
        <translation>没有匹配模式，只能通过报错文本和样例中的词语找到这条记录。</translation>
    </message>
    <message>
        <source>⚠ The pattern is not valid: %1. Text search still finds the record.</source>
        <extracomment>%1 is what the pattern library says</extracomment>
        <translation>⚠ 匹配模式无效：%1。仍可通过文本搜索找到这条记录。</translation>
    </message>
    <message>
        <source>⚠ The pattern is longer than 2,048 bytes and is not used.</source>
        <translation>⚠ 匹配模式超过 2,048 字节，不会使用。</translation>
    </message>
    <message>
        <source>⚠ The pattern would match nearly any text and is not used: it has to spell out some characters.</source>
        <translation>⚠ 匹配模式几乎能匹配任何文本，不会使用：其中必须有确定的字符。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ The pattern is weak: a match rests on %Ln character(s), and on fewer than six it counts for little.</source>
        <translation>
            <numerusform>⚠ 匹配模式太弱：命中只依据 %Ln 个字符，少于六个时几乎不起作用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ The pattern is valid. A match rests on at least %Ln character(s).</source>
        <translation>
            <numerusform>✓ 匹配模式有效，命中至少依据 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>No text was pasted to try it on.</source>
        <translation>没有粘贴可供试用的文本。</translation>
    </message>
    <message>
        <source>⚠ It does not match the pasted text.</source>
        <translation>⚠ 与粘贴的文本不符。</translation>
    </message>
    <message>
        <source>✓ It matches the pasted text in line %1: %2</source>
        <translation>✓ 与粘贴文本的第 %1 行相符：%2</translation>
    </message>
    <message>
        <source>✓ It matches the pasted text in %1 lines, the first ones: %2</source>
        <translation>✓ 与粘贴文本的 %1 行相符，最前面的是：%2</translation>
    </message>
    <message>
        <source>There is no sample to try it on.</source>
        <translation>没有可供试用的样例。</translation>
    </message>
    <message numerus="yes">
        <source>✓ It matches all of the %Ln sample(s).</source>
        <translation>
            <numerusform>✓ 命中全部 %Ln 个样例。</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ It misses these samples: %1</source>
        <translation>⚠ 未命中这些样例：%1</translation>
    </message>
    <message>
        <source>✓ It matches no other record.</source>
        <translation>✓ 不会命中其他记录。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ It would also match %Ln other record(s):</source>
        <translation>
            <numerusform>⚠ 还会命中另外 %Ln 条记录：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The patterns of %Ln other record(s) match its samples as well: %1</source>
        <translation>
            <numerusform>另有 %Ln 条记录的匹配模式也命中它的样例：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Other records that the pattern would match</source>
        <translation>匹配模式还会命中的其他记录</translation>
    </message>
</context>
<context>
    <name>wayout::history::HistoryDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>删除(&amp;F)</translation>
    </message>
    <message>
        <source>Forget &amp;all</source>
        <translation>全部删除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Private mode: keep nothing from now on</source>
        <translation>隐私模式：从现在起不再保存(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) forgotten.</source>
        <translation>
            <numerusform>已删除 %Ln 段文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Words of a text that was pasted</source>
        <translation>粘贴过的文本中的词</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>搜索历史</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s). What looks like a password or a key was hidden before it was kept; some may have been missed.</source>
        <translation>
            <numerusform>共 %Ln 段文本。疑似密码或密钥的内容在保存前已隐藏，但可能有遗漏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been kept. Each text that is pasted stands here from then on, unless private mode is on.</source>
        <translation>没有保存任何文本。粘贴的每段文本都会列在这里，隐私模式下除外。</translation>
    </message>
    <message>
        <source>No text that was kept has these words.</source>
        <translation>保存的文本中没有这些词。</translation>
    </message>
    <message>
        <source>Forget the selected texts (Delete)</source>
        <translation>删除选中的文本（Delete）</translation>
    </message>
</context>
<context>
    <name>wayout::history::HistoryModel</name>
    <message>
        <source>time unknown</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>%1 (kept in part)</source>
        <translation>%1（只保存了一部分）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>报错</translation>
    </message>
    <message>
        <source>Best record</source>
        <translation>最匹配的记录</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>%1 is a time of the day: &quot;12:23&quot;</extracomment>
        <translation>今天 %1</translation>
    </message>
</context>
<context>
    <name>wayout::paste::ClipboardChip</name>
    <message>
        <source>Search the clipboard? “%1”</source>
        <extracomment>offered when the clipboard holds an error, of which %1 is the first line</extracomment>
        <translation>检索剪贴板里的报错？“%1”</translation>
    </message>
    <message>
        <source>Offer to search the clipboard</source>
        <translation>提示检索剪贴板</translation>
    </message>
    <message>
        <source>Paste and search</source>
        <translation>粘贴并检索</translation>
    </message>
    <message>
        <source>Paste and search: the error in the clipboard</source>
        <translation>粘贴并检索：剪贴板里的报错</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Not now: do not search the clipboard</source>
        <translation>暂不：不检索剪贴板</translation>
    </message>
</context>
<context>
    <name>wayout::paste::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>在文本中查找</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>下一处（Enter）</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation>上一处（Shift+Enter）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭（Escape）</translation>
    </message>
</context>
<context>
    <name>wayout::paste::PasteEmptyState</name>
    <message>
        <source>Paste an error or drop a log.</source>
        <translation>粘贴报错，或把日志拖到这里。</translation>
    </message>
    <message>
        <source>What you paste stays on this computer.</source>
        <translation>粘贴的内容不会离开本机。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) in %1 are ready.
What you paste stays on this computer.</source>
        <translation>
            <numerusform>%1、%Ln 条记录已就绪。
粘贴的内容不会离开本机。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln 个领域</numerusform>
        </translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>试试示例</translation>
    </message>
</context>
<context>
    <name>wayout::paste::PastePane</name>
    <message>
        <source>No text yet</source>
        <translation>还没有文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>where a text is from, how long it is</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct error(s)</source>
        <translation>
            <numerusform>%Ln 种错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>error %1 of %Ln</source>
        <translation>
            <numerusform>第 %1 个错误，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message numerus="yes">
        <source>Unfold %Ln line(s)</source>
        <translation>
            <numerusform>展开 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fold %Ln line(s)</source>
        <translation>
            <numerusform>折叠 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that only say again what stands above them</source>
        <translation>与上方内容重复的行</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>上一个错误</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln line(s) searched, %1 shown</source>
        <extracomment>%1 is the number of lines that are shown</extracomment>
        <translation>
            <numerusform>%Ln 行已全部搜索，显示 %1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The beginning, the end and everything that was found are shown. All of the text was searched. To read what is left out (⋯), open the text in an editor.</source>
        <translation>这里显示开头、结尾和所有找到的位置；全文都已搜索。省略的部分（⋯）请在文本编辑器中查看。</translation>
    </message>
</context>
<context>
    <name>wayout::paste::PasteView</name>
    <message>
        <source>×%L1</source>
        <extracomment>how often lines of a log come: &quot;×312&quot;</extracomment>
        <translation>×%L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s) say the same. Click to see them.</source>
        <translation>
            <numerusform>另有 %Ln 行内容相同，点击展开。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::paste::SecretBar</name>
    <message numerus="yes">
        <source>%Ln secret(s) found. What is kept of this text, and what is reported, has ****** instead; some may have been missed.</source>
        <translation>
            <numerusform>发现 %Ln 处敏感信息。保存的文本和报告中会以 ****** 代替；可能有遗漏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found. This text is not kept.</source>
        <translation>
            <numerusform>发现 %Ln 处敏感信息。这段文本不会保存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found. Nothing is kept; what is reported has ****** instead.</source>
        <translation>
            <numerusform>发现 %Ln 处敏感信息。不保存任何内容；报告中会以 ****** 代替。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them…</source>
        <translation>查看…</translation>
    </message>
    <message>
        <source>Show them: the secrets that were found</source>
        <translation>查看发现的敏感信息</translation>
    </message>
    <message>
        <source>Keep it masked</source>
        <translation>遮盖后保存</translation>
    </message>
    <message>
        <source>Don&apos;t store this</source>
        <translation>不保存这段文本</translation>
    </message>
</context>
<context>
    <name>wayout::results::MatchModel</name>
    <message>
        <source>code %1, line %2</source>
        <translation>错误码 %1，第 %2 行</translation>
    </message>
    <message>
        <source>also for: %1</source>
        <extracomment>other records of the same error, for other environments: &quot;also for: linux, macos&quot;</extracomment>
        <translation>也适用于：%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>why a record was found, and what else it is known for</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Line %1, ×%2: %3</source>
        <translation>第 %1 行，×%2：%3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>heading: a line of the pasted text and what stands there</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>line %1, exact message</source>
        <translation>第 %1 行，原文一致</translation>
    </message>
    <message>
        <source>shares “%1”</source>
        <translation>同有“%1”</translation>
    </message>
    <message>
        <source>Similar, probably not yours</source>
        <translation>相近，可能不是同一问题</translation>
    </message>
    <message>
        <source>line %1, ×%2, no record explains it</source>
        <translation>第 %1 行，×%2，没有记录能解释</translation>
    </message>
    <message>
        <source>line %1, no record explains it</source>
        <translation>第 %1 行，没有记录能解释</translation>
    </message>
</context>
<context>
    <name>wayout::results::RecordDelegate</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>facts about a record: its domain, why it was found, what is doubtful</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>wayout::results::RecordModel</name>
    <message>
        <source>, </source>
        <extracomment>between the parts of a spoken list entry</extracomment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>wayout::results::ResultsHeader</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Back to the pasted error</source>
        <translation>回到粘贴的报错</translation>
    </message>
    <message numerus="yes">
        <source>Favourites: %Ln</source>
        <extracomment>a filter: only the records that the user has starred</extracomment>
        <translation>
            <numerusform>收藏：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only your favourites</source>
        <translation>只显示收藏</translation>
    </message>
    <message numerus="yes">
        <source>With findings: %Ln</source>
        <extracomment>a filter: only the records about which something is doubtful</extracomment>
        <translation>
            <numerusform>有可疑之处：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only the records in which the check found something doubtful</source>
        <translation>只显示检查发现可疑之处的记录</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Reading: %1 of %2</source>
        <extracomment>sizes such as &quot;42 MB&quot;</extracomment>
        <translation>正在读取：%1，共 %2</translation>
    </message>
    <message>
        <source>Reading: %1 so far</source>
        <translation>正在读取：已读 %1</translation>
    </message>
</context>
<context>
    <name>wayout::results::ResultsPane</name>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Copy search string</source>
        <translation>复制搜索词</translation>
    </message>
    <message>
        <source>Write a record…</source>
        <translation>编写记录…</translation>
    </message>
    <message>
        <source>Loading the records…</source>
        <translation>正在加载记录…</translation>
    </message>
    <message>
        <source>No record could be read.</source>
        <translation>没有可读取的记录。</translation>
    </message>
    <message>
        <source>The list of problems says why.</source>
        <translation>原因见问题列表。</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>No record has these words.</source>
        <translation>没有记录含有这些词。</translation>
    </message>
    <message>
        <source>Fewer or other words may find it, in English or Chinese.</source>
        <translation>可以减少或换用其他词，中英文均可。</translation>
    </message>
    <message>
        <source>No record matches this text.</source>
        <translation>没有找到匹配的记录。</translation>
    </message>
    <message>
        <source>No record matches this text. The closest:</source>
        <extracomment>above the list of the nearest records</extracomment>
        <translation>没有找到匹配的记录，最接近的有：</translation>
    </message>
    <message>
        <source>There are no favourites yet.</source>
        <translation>还没有收藏。</translation>
    </message>
    <message>
        <source>Records that you want to find again stand here: the star above a record puts it here.</source>
        <translation>收藏的记录会显示在这里：点按记录上方的星标即可收藏。</translation>
    </message>
    <message>
        <source>There are no records of your own yet.</source>
        <translation>还没有自建记录。</translation>
    </message>
    <message>
        <source>What you found out yourself stands here, and answers errors like all other records, once you write it down.</source>
        <translation>把自己摸索出的解决办法写成记录，它就会列在这里，并与其他记录一起用来解释报错。</translation>
    </message>
    <message>
        <source>No record of this list is among those that the button above chooses.</source>
        <translation>此列表中没有符合上方按钮筛选条件的记录。</translation>
    </message>
    <message numerus="yes">
        <source>Favourites · %Ln record(s)</source>
        <translation>
            <numerusform>收藏 · %Ln 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My records · %Ln record(s)</source>
        <translation>
            <numerusform>自建记录 · %Ln 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln record(s)</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>
            <numerusform>%1 · %Ln 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All records · %Ln record(s)</source>
        <translation>
            <numerusform>全部记录 · %Ln 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) with “%1”</source>
        <translation>
            <numerusform>%Ln 条含有“%1”的记录</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>搜索已停止。</translation>
    </message>
    <message>
        <source>These records have the words of your question.</source>
        <translation>下面是含有这些词的记录。</translation>
    </message>
    <message>
        <source>No error message is in the text. With the message as it stands, the answer is surer.</source>
        <translation>文字里没有报错信息。把原样的报错贴进来，答案会更准。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) with some of these words</source>
        <translation>
            <numerusform>%Ln 条记录含有其中一些词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) for your words</source>
        <translation>
            <numerusform>按词找到 %Ln 条记录</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::settings::CatalogModel</name>
    <message>
        <source>Built-in catalogue</source>
        <translation>内置知识库</translation>
    </message>
    <message>
        <source>%1 (for this run)</source>
        <translation>%1（仅本次运行）</translation>
    </message>
    <message>
        <source>The team&apos;s records</source>
        <translation>团队的记录</translation>
    </message>
    <message>
        <source>The records that you write: %1</source>
        <translation>自己写的记录：%1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>找不到</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many records of a catalogue are in use, of how many</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>It is switched off.</source>
        <translation>已停用。</translation>
    </message>
    <message>
        <source>It cannot be found. It is read again as soon as it is back.</source>
        <translation>找不到。恢复后会自动重新读取。</translation>
    </message>
    <message>
        <source>It is being read.</source>
        <translation>正在读取。</translation>
    </message>
    <message>
        <source>There are no records in it yet.</source>
        <translation>其中还没有记录。</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln record(s).</source>
        <translation>
            <numerusform>共有 %Ln 条记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are replaced by records of a catalogue above.</source>
        <translation>
            <numerusform>其中 %Ln 条被上方知识库中的记录取代。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln problem(s) in its files.</source>
        <translation>
            <numerusform>文件中有 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Something is doubtful about %Ln of its record(s).</source>
        <translation>
            <numerusform>有 %Ln 条记录存在疑点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong with it.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, with the space between them that the language wants</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>a column: how many records of a catalogue the check found something doubtful about</extracomment>
        <translation>存疑</translation>
    </message>
</context>
<context>
    <name>wayout::settings::CataloguesPage</name>
    <message>
        <source>Add a folder of records</source>
        <translation>添加记录文件夹</translation>
    </message>
    <message>
        <source>Add a file of records</source>
        <translation>添加记录文件</translation>
    </message>
    <message>
        <source>Catalogues and archives (*.json *.jsonl *.ndjson *.zip *.tar *.tar.gz *.tgz *.tar.bz2 *.tar.xz *.tar.zst)</source>
        <extracomment>the patterns in parentheses stay as they are</extracomment>
        <translation>知识库文件和压缩包 (*.json *.jsonl *.ndjson *.zip *.tar *.tar.gz *.tgz *.tar.bz2 *.tar.xz *.tar.zst)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 已在列表中。</translation>
    </message>
    <message>
        <source>%1 is no longer in the list; nothing was deleted.</source>
        <translation>已从列表中移除 %1；没有删除任何文件。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Records of your own are read beside the built-in ones. Where two catalogues have a record with the same id, that of the upper one counts. What changes in a folder or file is read again by itself.</source>
        <translation>除内置记录外，还会读取你自己的记录。两个知识库中有相同 ID 的记录时，以上方的知识库为准。文件夹或文件有变化时会自动重新读取。</translation>
    </message>
    <message>
        <source>Catalogues</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Add &amp;folder…</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Add file…</source>
        <translation>添加文件(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Take it out of the list; nothing is deleted</source>
        <translation>从列表中移除，不会删除任何文件</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>问题(&amp;P)…</translation>
    </message>
    <message>
        <source>What could not be read of it, and what is doubtful about its records</source>
        <translation>其中无法读取的内容，以及存疑的记录</translation>
    </message>
</context>
<context>
    <name>wayout::settings::KeyField</name>
    <message>
        <source>Press the keys</source>
        <translation>按下快捷键</translation>
    </message>
</context>
<context>
    <name>wayout::settings::KeyModel</name>
    <message>
        <source>no keys</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <extracomment>spoken: the keys of a command, which are not those that it comes with</extracomment>
        <translation>%1，已修改</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>wayout::settings::KeysPage</name>
    <message>
        <source>%1 is needed for typing and moving about. Press it together with Ctrl or Alt.</source>
        <translation>%1 用于输入文字或移动光标，请与 Ctrl 或 Alt 一起按。</translation>
    </message>
    <message>
        <source>“%1” has %2 already.</source>
        <translation>“%1”已经使用 %2。</translation>
    </message>
    <message>
        <source>%1 is no longer for “%2”.</source>
        <translation>%1 不再用于“%2”。</translation>
    </message>
    <message>
        <source>%1 is used by “%2”.</source>
        <translation>%1 已用于“%2”。</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>改用于此命令</translation>
    </message>
    <message>
        <source>%1 is for “%2” now, no longer for “%3”.</source>
        <translation>%1 现在用于“%2”，不再用于“%3”。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>“%1” has the keys that it comes with.</source>
        <translation>“%1”已恢复默认快捷键。</translation>
    </message>
    <message>
        <source>All commands have the keys that they come with.</source>
        <translation>所有命令已恢复默认快捷键。</translation>
    </message>
    <message>
        <source>No command is called so or has such keys.</source>
        <translation>没有匹配的命令或快捷键。</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>A&amp;lternative</source>
        <translation>备用快捷键(&amp;L)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>spoken: &quot;Keys&quot;, and of which command</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Choose a command and press other keys for it in a field below. Backspace takes the keys away.</source>
        <translation>选择一个命令，在下面的框中按下新的快捷键；按退格键（Backspace）可清除快捷键。</translation>
    </message>
    <message>
        <source>Words of a command, or keys</source>
        <translation>命令名称或快捷键</translation>
    </message>
    <message>
        <source>Search the commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>The keys that this command comes with</source>
        <translation>恢复此命令的默认快捷键</translation>
    </message>
    <message>
        <source>&amp;All default keys</source>
        <translation>全部恢复默认(&amp;A)</translation>
    </message>
    <message>
        <source>The keys that all commands come with</source>
        <translation>恢复所有命令的默认快捷键</translation>
    </message>
</context>
<context>
    <name>wayout::settings::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Catalogues</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
</context>
<context>
    <name>wayout::settings::TeamPage</name>
    <message>
        <source>Trying to connect…</source>
        <translation>正在尝试连接…</translation>
    </message>
    <message>
        <source>

The password could not be put into the keychain (%1). It is known until the window closes; a file ~/.pgpass keeps it for longer.</source>
        <translation>

密码无法存入密钥环（%1），关闭窗口后就会忘记；需要长期保存时可以写入 ~/.pgpass。</translation>
    </message>
    <message>
        <source>A team can share results and records through a PostgreSQL database of its own. Sent are the ids of records that you read and, under your name, what came of what you tried from now on and the records that you give to the team. What you paste, your notes and your favourites are never sent. In private mode nothing is.</source>
        <translation>团队可以通过自己的 PostgreSQL 数据库共享结果和记录。会发送以下内容：你阅读的记录的 ID、今后你尝试的结果，以及你提交给团队的记录（后两项附有你的名字）。粘贴的内容、备注和收藏绝不会发送；隐私模式下什么都不发送。</translation>
    </message>
    <message>
        <source>Share with a team: the environment variable WAYOUT_TEAM_DATABASE says which database</source>
        <translation>与团队共享：数据库由环境变量 WAYOUT_TEAM_DATABASE 指定</translation>
    </message>
    <message>
        <source>&amp;Share with a team</source>
        <translation>与团队共享(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>服务器(&amp;E)</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>数据库(&amp;D)</translation>
    </message>
    <message>
        <source>Use&amp;r</source>
        <translation>用户名(&amp;R)</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>密码(&amp;W)</translation>
    </message>
    <message>
        <source>En&amp;cryption</source>
        <translation>加密(&amp;C)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终加密</translation>
    </message>
    <message>
        <source>Always, and a known authority vouches for the server</source>
        <translation>始终加密，并验证服务器证书的颁发机构</translation>
    </message>
    <message>
        <source>Always, and a known authority vouches for the server&apos;s name</source>
        <translation>始终加密，并验证服务器证书和主机名</translation>
    </message>
    <message>
        <source>Your &amp;name in the team</source>
        <translation>你在团队中的名字(&amp;N)</translation>
    </message>
    <message>
        <source>as the database&apos;s user</source>
        <translation>与数据库用户相同</translation>
    </message>
    <message>
        <source>The password goes into the keychain of your desktop, never into a file of Wayout&apos;s. Without one, PGPASSWORD and ~/.pgpass count.</source>
        <translation>密码保存在桌面的密钥环里，绝不写入 Wayout 的文件。不填写时使用 PGPASSWORD 或 ~/.pgpass。</translation>
    </message>
    <message>
        <source>The password is known until the window closes, and is never written to a file. PGPASSWORD and ~/.pgpass count, too.</source>
        <translation>密码只保留到窗口关闭，绝不写入文件；也可以使用 PGPASSWORD 或 ~/.pgpass。</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>使用这些设置(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Test the connection</source>
        <translation>测试连接(&amp;T)</translation>
    </message>
    <message>
        <source>Send n&amp;ow</source>
        <translation>立即发送(&amp;O)</translation>
    </message>
    <message>
        <source>Try again at once</source>
        <translation>马上重试</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>Always, except on this computer</source>
        <translation>总是（本机除外）</translation>
    </message>
</context>
<context>
    <name>wayout::settings::WindowPage</name>
    <message>
        <source>When the window becomes active and the clipboard holds an error, a line offers to search it.</source>
        <translation>切换到本窗口时，如果剪贴板里有报错，会出现一行提示，可直接检索。</translation>
    </message>
    <message>
        <source>In private mode nothing that you paste, try or note is kept, and the clipboard is not looked at. What was kept before stays.</source>
        <translation>隐私模式下，粘贴的内容、尝试的结果和备注都不保存，也不查看剪贴板。此前保存的内容不受影响。</translation>
    </message>
    <message>
        <source>&amp;Language of the records</source>
        <translation>记录的语言(&amp;L)</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双语</translation>
    </message>
    <message>
        <source>Language of the &amp;window</source>
        <translation>界面语言(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>percent, with the space before it that the language wants</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>&amp;Offer clipboard</source>
        <translation>提示剪贴板报错(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Private mode</source>
        <translation>隐私模式(&amp;P)</translation>
    </message>
    <message>
        <source>Same as the records</source>
        <translation>与记录相同</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>跟随桌面</translation>
    </message>
</context>
<context>
    <name>wayout::theme::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>关闭提示</translation>
    </message>
</context>
<context>
    <name>wayout::theme::PlainLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
</context>
<context>
    <name>wayout::window::AuthoringController</name>
    <message>
        <source>%1 was deleted.</source>
        <translation>已删除 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>%1 holds other records, too: this one can be taken out of it with a text editor.</source>
        <translation>%1 中还有其他记录：可以用文本编辑器把这一条从中删去。</translation>
    </message>
    <message>
        <source>Nothing was changed; %1: %2</source>
        <translation>未做任何更改；%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that you were writing were not saved.</source>
        <translation>
            <numerusform>有 %Ln 条正在编写的记录尚未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>继续编写</translation>
    </message>
</context>
<context>
    <name>wayout::window::Copying</name>
    <message>
        <source>Copied: the English error text</source>
        <translation>已复制：英文报错</translation>
    </message>
    <message>
        <source>Copied: the whole record, as Markdown</source>
        <translation>已复制：整条记录（Markdown）</translation>
    </message>
    <message>
        <source>Copied: the search string</source>
        <translation>已复制：搜索词</translation>
    </message>
    <message>
        <source>Not copied: the clipboard did not take it.</source>
        <translation>未复制：剪贴板没有接受。</translation>
    </message>
    <message>
        <source>This record has no code.</source>
        <translation>这条记录没有代码。</translation>
    </message>
    <message>
        <source>This code can do harm, see there. The same once more copies it.</source>
        <translation>这段代码有风险，请看其上的提示。再按一次即可复制。</translation>
    </message>
    <message>
        <source>Copied: the code of “%1”</source>
        <extracomment>%1 is what to try, such as &quot;Install PyYAML&quot;</extracomment>
        <translation>已复制：“%1”的代码</translation>
    </message>
    <message>
        <source>Copied: the code of “%1”. Fill in before running: %2</source>
        <extracomment>%1 is what to try, %2 placeholders in its code, such as &quot;&lt;branch&gt;&quot;</extracomment>
        <translation>已复制“%1”的代码。运行前请填写：%2</translation>
    </message>
</context>
<context>
    <name>wayout::window::DropTarget</name>
    <message>
        <source>Search this log</source>
        <translation>搜索这份日志</translation>
    </message>
    <message>
        <source>Search this text</source>
        <translation>搜索这段文本</translation>
    </message>
</context>
<context>
    <name>wayout::window::Exporting</name>
    <message>
        <source>Export records</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown 文件 (*.md)</translation>
    </message>
    <message>
        <source>Records (*.json *.jsonl)</source>
        <translation>记录 (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were written to %1. Left out, because their ids cannot name files: %2</source>
        <translation>
            <numerusform>已向 %1 写入 %Ln 个文件。以下记录的 ID 不能用作文件名，未导出：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were written: %1</source>
        <translation>
            <numerusform>已写入 %Ln 个文件：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no home folder to save records in.</source>
        <translation>没有主目录，无处保存记录。</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>导入记录</translation>
    </message>
    <message>
        <source>Records (*.json *.jsonl *.ndjson *.zip *.tar *.tar.gz *.tgz *.tar.bz2 *.tar.xz *.tar.zst)</source>
        <translation>记录 (*.json *.jsonl *.ndjson *.zip *.tar *.tar.gz *.tgz *.tar.bz2 *.tar.xz *.tar.zst)</translation>
    </message>
    <message>
        <source>The records are being saved in %1…</source>
        <translation>正在把记录保存到 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were saved in %1.</source>
        <translation>
            <numerusform>%Ln 条记录已保存到 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) differ from what is there, and were left out.</source>
        <translation>
            <numerusform>%Ln 条记录与现有的不同，未导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) could not be saved: %1: %2</source>
        <translation>
            <numerusform>%Ln 条记录无法保存：%1：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Export your results</source>
        <translation>导出我的结果</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>结果 (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) are being written to %1.</source>
        <translation>
            <numerusform>正在把 %Ln 条结果写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Nothing in %1 was new.</source>
        <translation>%1 中没有新内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) of %1 were taken in.</source>
        <translation>
            <numerusform>已从 %1 导入 %Ln 条结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::LanguageSwitch</name>
    <message>
        <source>Language of the records</source>
        <translation>记录的语言</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>language of the records: Chinese and English</extracomment>
        <translation>双语</translation>
    </message>
</context>
<context>
    <name>wayout::window::MainWindow</name>
    <message>
        <source>The catalogue %1 cannot be found or read. Everything else works; it is taken up again when it is back.</source>
        <translation>找不到或无法读取知识库 %1。其他内容不受影响；它恢复后会自动重新读取。</translation>
    </message>
    <message>
        <source>The catalogue %1 is there again.</source>
        <translation>知识库 %1 已恢复。</translation>
    </message>
    <message>
        <source>No loaded catalogue has the record %1.</source>
        <translation>已加载的知识库中没有记录 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the title of a window: what happened, and the name of the program</extracomment>
        <translation>%1——%2</translation>
    </message>
    <message>
        <source>Wayout</source>
        <extracomment>the name of the program in the title of its window</extracomment>
        <translation>出路 Wayout</translation>
    </message>
</context>
<context>
    <name>wayout::window::ReadingPane</name>
    <message>
        <source>The record in full</source>
        <translation>记录详情</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 返回</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>wayout::window::RecordPrinting</name>
    <message>
        <source>Save the record as PDF</source>
        <translation>将记录保存为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>The record was written to %1.</source>
        <translation>记录已写入 %1。</translation>
    </message>
    <message>
        <source>The record could not be written to %1: %2</source>
        <translation>记录无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>wayout::window::StatusLine</name>
    <message>
        <source>Loading the records…</source>
        <translation>正在加载记录…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) in %1</source>
        <translation>
            <numerusform>%1，%Ln 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln 个领域</numerusform>
        </translation>
    </message>
    <message>
        <source>offline · nothing leaves this computer</source>
        <translation>离线运行 · 数据不会离开本机</translation>
    </message>
    <message>
        <source>private mode: nothing is kept</source>
        <translation>隐私模式：不保存任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) in catalogues</source>
        <translation>
            <numerusform>知识库中有 %Ln 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::TeamController</name>
    <message>
        <source>%1 was not given to the team: something in it looks like a password or a key. It stays on this computer.</source>
        <translation>%1 没有提交给团队：其中有内容像是密码或密钥。它仍只在本机。</translation>
    </message>
    <message>
        <source>%1 is given to the team when its database is back.</source>
        <translation>团队数据库恢复后会把 %1 提交给团队。</translation>
    </message>
    <message>
        <source>The team has %1 now.</source>
        <translation>%1 已提交给团队。</translation>
    </message>
    <message>
        <source>The team has your earlier version of this record.</source>
        <translation>团队里已有这条记录，是你之前提交的版本。</translation>
    </message>
    <message>
        <source>The team has another version of this record, by %1.</source>
        <translation>团队里已有这条记录的另一个版本，作者是 %1。</translation>
    </message>
    <message>
        <source>Give &amp;mine to the team</source>
        <translation>提交我的版本(&amp;M)</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>查看两个版本(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;theirs</source>
        <translation>查看对方的版本(&amp;T)</translation>
    </message>
    <message>
        <source>%1 changed %2 at the same time. Yours waits: it could not be saved as a record of its own.</source>
        <translation>%1 同时修改了 %2。你的版本仍在等待：无法把它另存为一条记录。</translation>
    </message>
    <message>
        <source>%1 changed %2 at the same time. Theirs is with the team, yours in %3: look at both, and give the better one to the team.</source>
        <translation>%1 同时修改了 %2。对方的版本保存在团队里，你的版本保存在 %3：请对比两者，再把更好的一个提交给团队。</translation>
    </message>
    <message>
        <source>Yours replaces it for everybody. If somebody changes the team&apos;s version at the same moment, both are kept.</source>
        <translation>提交后，所有人看到的都将是你的版本。如果同一时刻有人修改了团队的版本，两个版本都会保留。</translation>
    </message>
</context>
<context>
    <name>wayout::window::TextIntake</name>
    <message>
        <source>Open a log</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer; nothing is fetched from elsewhere.</source>
        <translation>%1 不是本机上的文件；本程序不会从别处获取任何内容。</translation>
    </message>
</context>
<context>
    <name>wayout::window::TopBar</name>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste an error and search for it</source>
        <translation>粘贴报错并搜索</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>打开日志…</translation>
    </message>
    <message>
        <source>Open a log and search for its errors</source>
        <translation>打开日志并搜索其中的错误</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>搜索记录</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln record(s), or docker: permission</source>
        <extracomment>keep &quot;docker:&quot;, it is typed so</extracomment>
        <translation>
            <numerusform>搜索 %Ln 条记录，例如 docker: 权限</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::UserDataController</name>
    <message>
        <source>Your result was taken back.</source>
        <translation>已取消你的结果。</translation>
    </message>
    <message>
        <source>The record is no favourite any more.</source>
        <translation>已取消收藏这条记录。</translation>
    </message>
    <message>
        <source>What looks like a password or a key in the note was hidden before it was kept.</source>
        <translation>备注中疑似密码或密钥的内容在保存前已隐藏。</translation>
    </message>
    <message>
        <source>The note was deleted.</source>
        <translation>备注已删除。</translation>
    </message>
    <message>
        <source>The text was cleared.</source>
        <translation>文本已清空。</translation>
    </message>
</context>
<context>
    <name>wayout::window::WindowDialogs</name>
    <message>
        <source>Copied: the report</source>
        <translation>已复制：报告</translation>
    </message>
    <message>
        <source>Copied: what helps to find a fault</source>
        <translation>已复制：诊断信息</translation>
    </message>
</context>
<context>
    <name>wayout::window::Workspace</name>
    <message>
        <source>Double-click: the text gets the room it needs</source>
        <translation>双击后按内容分配高度</translation>
    </message>
</context>
</TS>
