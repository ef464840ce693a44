<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerSteps</name>
    <message numerus="yes">
        <source>Again, %n time(s) today.</source>
        <translation>
            <numerusform>Again, %n time today.</numerusform>
            <numerusform>Again, %n times today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same error again, %n time(s) in this session: %1</source>
        <translation>
            <numerusform>The same error again, %n time in this session: %1</numerusform>
            <numerusform>The same error again, %n times in this session: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeWarnings</name>
    <message numerus="yes">
        <source>%n hidden character(s) left out, here and in the copy. They stood here:</source>
        <translation>
            <numerusform>%n hidden character left out, here and in the copy. It stood here:</numerusform>
            <numerusform>%n hidden characters left out, here and in the copy. They stood here:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogue(s)</source>
        <translation>
            <numerusform>%n catalogue</numerusform>
            <numerusform>%n catalogues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) fit the words less: add “--limit %1” to see them.</source>
        <translation>
            <numerusform>%n record fits the words less: add “--limit %1” to see them.</numerusform>
            <numerusform>%n records fit the words less: add “--limit %1” to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceLine</name>
    <message numerus="yes">
        <source>from %1 and %n more</source>
        <translation>
            <numerusform>from %1 and %n more</numerusform>
            <numerusform>from %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your team: %1, noted by %n person(s)</source>
        <extracomment>what came of it for the user&apos;s team; %1 is &quot;worked for 7 of 9, 45–94 %&quot;</extracomment>
        <translation>
            <numerusform>your team: %1, noted by %n person</numerusform>
            <numerusform>your team: %1, noted by %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceLink</name>
    <message numerus="yes">
        <source>Matched line %1 and %n more of the paste: “%2”</source>
        <translation>
            <numerusform>Matched line %1 and %n more of the paste: “%2”</numerusform>
            <numerusform>Matched line %1 and %n more of the paste: “%2”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1 and %n more of the paste have the code “%2”</source>
        <translation>
            <numerusform>Line %1 and %n more of the paste have the code “%2”</numerusform>
            <numerusform>Line %1 and %n more of the paste have the code “%2”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>matches your line %1 and %n more</source>
        <translation>
            <numerusform>matches your line %1 and %n more</numerusform>
            <numerusform>matches your line %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message numerus="yes">
        <source>%n file(s) were written: %1</source>
        <translation>
            <numerusform>%n file was written: %1</numerusform>
            <numerusform>%n files were written: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(s) are no results and were left out.</source>
        <translation>
            <numerusform>%1: %n entry is no result and was left out.</numerusform>
            <numerusform>%1: %n entries are no results and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were taken in.</source>
        <translation>
            <numerusform>%n result was taken in.</numerusform>
            <numerusform>%n results were taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are in %1 now.</source>
        <translation>
            <numerusform>%n record is in %1 now.</numerusform>
            <numerusform>%n records are in %1 now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HealthNote</name>
    <message numerus="yes">
        <source>Read with care: %Ln finding(s) about this record</source>
        <translation>
            <numerusform>Read with care: %Ln finding about this record</numerusform>
            <numerusform>Read with care: %Ln findings about this record</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message numerus="yes">
        <source>There are %n more problem(s).</source>
        <translation>
            <numerusform>There is %n more problem.</numerusform>
            <numerusform>There are %n more problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RateWords</name>
    <message numerus="yes">
        <source>estimate, %n source(s)</source>
        <translation>
            <numerusform>estimate, %n source</numerusform>
            <numerusform>estimate, %n sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>works about %1 percent, author&apos;s estimate, %n source(s)</source>
        <translation>
            <numerusform>works about %1 percent, author&apos;s estimate, %n source</numerusform>
            <numerusform>works about %1 percent, author&apos;s estimate, %n sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fails about %1 percent, author&apos;s estimate, %n source(s)</source>
        <translation>
            <numerusform>fails about %1 percent, author&apos;s estimate, %n source</numerusform>
            <numerusform>fails about %1 percent, author&apos;s estimate, %n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordDocument</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%n source(s) or run(s)</source>
        <translation>
            <numerusform>%n source or run</numerusform>
            <numerusform>%n sources or runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dead end(s) failed</source>
        <translation>
            <numerusform>%1 of %n dead end failed</numerusform>
            <numerusform>%1 of %n dead ends failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n workaround(s) worked</source>
        <translation>
            <numerusform>%1 of %n workaround worked</numerusform>
            <numerusform>%1 of %n workarounds worked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln related</source>
        <translation>
            <numerusform>%Ln related</numerusform>
            <numerusform>%Ln related</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln pattern(s) could not be tried</source>
        <translation>
            <numerusform>%1 · %Ln pattern could not be tried</numerusform>
            <numerusform>%1 · %Ln patterns could not be tried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln domain</numerusform>
            <numerusform>%Ln domains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct error(s)</source>
        <translation>
            <numerusform>%Ln distinct error</numerusform>
            <numerusform>%Ln distinct errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) (%1)</source>
        <extracomment>error codes, and which: &quot;2 codes (E0382, ENOSPC)&quot;</extracomment>
        <translation>
            <numerusform>%Ln code (%1)</numerusform>
            <numerusform>%Ln codes (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <extracomment>what is doubtful about a record</extracomment>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <extracomment>%1 is a file&apos;s name, %n says how many others there are</extracomment>
        <translation>
            <numerusform>%1 and %n other file</numerusform>
            <numerusform>%1 and %n other files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoreText</name>
    <message numerus="yes">
        <source>%1 was damaged. It is now %2; %n entry(s) could be read and are kept.</source>
        <translation>
            <numerusform>%1 was damaged. It is now %2; %n entry could be read and is kept.</numerusform>
            <numerusform>%1 was damaged. It is now %2; %n entries could be read and are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamText</name>
    <message numerus="yes">
        <source>Connected to %1; %n result(s) or record(s) are being sent.</source>
        <translation>
            <numerusform>Connected to %1; %n result or record is being sent.</numerusform>
            <numerusform>Connected to %1; %n results or records are being sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has been away since %2. What you note is kept here and sent when it is back; %n thing(s) wait.</source>
        <translation>
            <numerusform>%1 has been away since %2. What you note is kept here and sent when it is back; %n thing waits.</numerusform>
            <numerusform>%1 has been away since %2. What you note is kept here and sent when it is back; %n things wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>team: sending %n</source>
        <translation>
            <numerusform>team: sending %n</numerusform>
            <numerusform>team: sending %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>team: away, %n waiting</source>
        <translation>
            <numerusform>team: away, %n waiting</numerusform>
            <numerusform>team: away, %n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 are names of files, %n says how many are not named</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>%n more file could not be read.</numerusform>
            <numerusform>%n more files could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::answer::AttemptBody</name>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::answer::CodeView</name>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>Show all %n line</numerusform>
            <numerusform>Show all %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n line(s)</source>
        <translation>
            <numerusform>Copy %n line</numerusform>
            <numerusform>Copy %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::answer::GrowingList</name>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Show all %n</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more of %n</source>
        <translation>
            <numerusform>Show %1 more of %n</numerusform>
            <numerusform>Show %1 more of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::browse::DomainModel</name>
    <message numerus="yes">
        <source>%1, %n record(s)</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>
            <numerusform>%1, %n record</numerusform>
            <numerusform>%1, %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::browse::OwnModel</name>
    <message numerus="yes">
        <source>%1, %n text(s)</source>
        <extracomment>%1 is &quot;History&quot;</extracomment>
        <translation>
            <numerusform>%1, %n text</numerusform>
            <numerusform>%1, %n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s)</source>
        <extracomment>%1 is &quot;Favourites&quot; or &quot;My records&quot;</extracomment>
        <translation>
            <numerusform>%1, %n record</numerusform>
            <numerusform>%1, %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::AboutDialog</name>
    <message numerus="yes">
        <source>%Ln in %1</source>
        <extracomment>%1 is &quot;57 domains&quot;</extracomment>
        <translation>
            <numerusform>%Ln in %1</numerusform>
            <numerusform>%Ln in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln domain</numerusform>
            <numerusform>%Ln domains</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;The list: %Ln record(s)</source>
        <translation>
            <numerusform>&amp;The list: %Ln record</numerusform>
            <numerusform>&amp;The list: %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The &amp;domain %1: %Ln record(s)</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>
            <numerusform>The &amp;domain %1: %Ln record</numerusform>
            <numerusform>The &amp;domain %1: %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you &amp;wrote: %Ln record(s)</source>
        <translation>
            <numerusform>What you &amp;wrote: %Ln record</numerusform>
            <numerusform>What you &amp;wrote: %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All: %Ln record(s)</source>
        <translation>
            <numerusform>&amp;All: %Ln record</numerusform>
            <numerusform>&amp;All: %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln problem(s) were found in what was read.</source>
        <translation>
            <numerusform>%Ln problem was found in what was read.</numerusform>
            <numerusform>%Ln problems were found in what was read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) will be saved in %1.</source>
        <translation>
            <numerusform>%Ln record will be saved in %1.</numerusform>
            <numerusform>%Ln records will be saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are there already, the same.</source>
        <translation>
            <numerusform>%Ln record is there already, the same.</numerusform>
            <numerusform>%Ln records are there already, the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have an id under which another record is there. Nothing is written over.</source>
        <translation>
            <numerusform>%Ln record has an id under which another record is there. Nothing is written over.</numerusform>
            <numerusform>%Ln records have ids under which other records are there. Nothing is written over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) cannot be taken in: their ids cannot name files.</source>
        <translation>
            <numerusform>%Ln record cannot be taken in: its id cannot name a file.</numerusform>
            <numerusform>%Ln records cannot be taken in: their ids cannot name files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::PaletteModel</name>
    <message numerus="yes">
        <source>domain, %n record(s)</source>
        <translation>
            <numerusform>domain, %n record</numerusform>
            <numerusform>domain, %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::PrivacyDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) erased: nothing is kept any more.</source>
        <translation>
            <numerusform>%Ln file erased: nothing is kept any more.</numerusform>
            <numerusform>%Ln files erased: nothing is kept any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::ProblemsDialog</name>
    <message numerus="yes">
        <source>%Ln problem(s). Everything else in the catalogues is in use.</source>
        <translation>
            <numerusform>%Ln problem. Everything else in the catalogues is in use.</numerusform>
            <numerusform>%Ln problems. Everything else in the catalogues is in use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s) about records (they are in use)</source>
        <translation>
            <numerusform>%Ln remark about a record (it is in use)</numerusform>
            <numerusform>%Ln remarks about records (they are in use)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::SecretModel</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <extracomment>%1 are the first characters of a secret</extracomment>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1…, %Ln character(s)</source>
        <translation>
            <numerusform>%1…, %Ln character</numerusform>
            <numerusform>%1…, %Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::dialogs::SecretsDialog</name>
    <message numerus="yes">
        <source>%Ln secret(s) found; here are the first %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>%Ln secret found; here are the first %1.</numerusform>
            <numerusform>%Ln secrets found; here are the first %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found.</source>
        <translation>
            <numerusform>%Ln secret found.</numerusform>
            <numerusform>%Ln secrets found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::editor::RecordEditor</name>
    <message numerus="yes">
        <source>Next of %Ln finding(s)</source>
        <translation>
            <numerusform>Next of %Ln finding</numerusform>
            <numerusform>Next of %Ln findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · ⚠ %Ln</source>
        <translation>
            <numerusform>%1 · ⚠ %Ln</numerusform>
            <numerusform>%1 · ⚠ %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::editor::TrialPanel</name>
    <message numerus="yes">
        <source>⚠ The pattern is weak: a match rests on %Ln character(s), and on fewer than six it counts for little.</source>
        <translation>
            <numerusform>⚠ The pattern is weak: a match rests on %Ln character, and on fewer than six it counts for little.</numerusform>
            <numerusform>⚠ The pattern is weak: a match rests on %Ln characters, and on fewer than six it counts for little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ The pattern is valid. A match rests on at least %Ln character(s).</source>
        <translation>
            <numerusform>✓ The pattern is valid. A match rests on at least %Ln character.</numerusform>
            <numerusform>✓ The pattern is valid. A match rests on at least %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ It matches all of the %Ln sample(s).</source>
        <translation>
            <numerusform>✓ It matches the sample.</numerusform>
            <numerusform>✓ It matches all of the %Ln samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ It would also match %Ln other record(s):</source>
        <translation>
            <numerusform>⚠ It would also match %Ln other record:</numerusform>
            <numerusform>⚠ It would also match %Ln other records:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The patterns of %Ln other record(s) match its samples as well: %1</source>
        <translation>
            <numerusform>The pattern of %Ln other record matches its samples as well: %1</numerusform>
            <numerusform>The patterns of %Ln other records match its samples as well: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::history::HistoryDialog</name>
    <message numerus="yes">
        <source>%Ln text(s) forgotten.</source>
        <translation>
            <numerusform>%Ln text forgotten.</numerusform>
            <numerusform>%Ln texts forgotten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s). What looks like a password or a key was hidden before it was kept; some may have been missed.</source>
        <translation>
            <numerusform>%Ln text. What looks like a password or a key was hidden before it was kept; some may have been missed.</numerusform>
            <numerusform>%Ln texts. What looks like a password or a key was hidden before it was kept; some may have been missed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::paste::PasteEmptyState</name>
    <message numerus="yes">
        <source>%Ln record(s) in %1 are ready.
What you paste stays on this computer.</source>
        <translation>
            <numerusform>%Ln record in %1 is ready.
What you paste stays on this computer.</numerusform>
            <numerusform>%Ln records in %1 are ready.
What you paste stays on this computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln domain</numerusform>
            <numerusform>%Ln domains</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::paste::PastePane</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct error(s)</source>
        <translation>
            <numerusform>%Ln distinct error</numerusform>
            <numerusform>%Ln distinct errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>error %1 of %Ln</source>
        <translation>
            <numerusform>error %1 of %Ln</numerusform>
            <numerusform>error %1 of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfold %Ln line(s)</source>
        <translation>
            <numerusform>Unfold %Ln line</numerusform>
            <numerusform>Unfold %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fold %Ln line(s)</source>
        <translation>
            <numerusform>Fold %Ln line</numerusform>
            <numerusform>Fold %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln line(s) searched, %1 shown</source>
        <extracomment>%1 is the number of lines that are shown</extracomment>
        <translation>
            <numerusform>all %Ln line searched, %1 shown</numerusform>
            <numerusform>all %Ln lines searched, %1 shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::paste::PasteView</name>
    <message numerus="yes">
        <source>%Ln more line(s) say the same. Click to see them.</source>
        <translation>
            <numerusform>%Ln more line says the same. Click to see it.</numerusform>
            <numerusform>%Ln more lines say the same. Click to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::paste::SecretBar</name>
    <message numerus="yes">
        <source>%Ln secret(s) found. What is kept of this text, and what is reported, has ****** instead; some may have been missed.</source>
        <translation>
            <numerusform>%Ln secret found. What is kept of this text, and what is reported, has ****** instead; some may have been missed.</numerusform>
            <numerusform>%Ln secrets found. What is kept of this text, and what is reported, has ****** instead; some may have been missed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found. This text is not kept.</source>
        <translation>
            <numerusform>%Ln secret found. This text is not kept.</numerusform>
            <numerusform>%Ln secrets found. This text is not kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) found. Nothing is kept; what is reported has ****** instead.</source>
        <translation>
            <numerusform>%Ln secret found. Nothing is kept; what is reported has ****** instead.</numerusform>
            <numerusform>%Ln secrets found. Nothing is kept; what is reported has ****** instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::results::ResultsHeader</name>
    <message numerus="yes">
        <source>Favourites: %Ln</source>
        <extracomment>a filter: only the records that the user has starred</extracomment>
        <translation>
            <numerusform>Favourites: %Ln</numerusform>
            <numerusform>Favourites: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With findings: %Ln</source>
        <extracomment>a filter: only the records about which something is doubtful</extracomment>
        <translation>
            <numerusform>With findings: %Ln</numerusform>
            <numerusform>With findings: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::results::ResultsPane</name>
    <message numerus="yes">
        <source>Favourites · %Ln record(s)</source>
        <translation>
            <numerusform>Favourites · %Ln record</numerusform>
            <numerusform>Favourites · %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My records · %Ln record(s)</source>
        <translation>
            <numerusform>My records · %Ln record</numerusform>
            <numerusform>My records · %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln record(s)</source>
        <extracomment>%1 is a domain such as PyTorch</extracomment>
        <translation>
            <numerusform>%1 · %Ln record</numerusform>
            <numerusform>%1 · %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All records · %Ln record(s)</source>
        <translation>
            <numerusform>All records · %Ln record</numerusform>
            <numerusform>All records · %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) with “%1”</source>
        <translation>
            <numerusform>%Ln record with “%1”</numerusform>
            <numerusform>%Ln records with “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) with some of these words</source>
        <translation>
            <numerusform>%Ln record with some of these words</numerusform>
            <numerusform>%Ln records with some of these words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) for your words</source>
        <translation>
            <numerusform>%Ln record for your words</numerusform>
            <numerusform>%Ln records for your words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::settings::CatalogModel</name>
    <message numerus="yes">
        <source>It has %Ln record(s).</source>
        <translation>
            <numerusform>It has %Ln record.</numerusform>
            <numerusform>It has %Ln records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are replaced by records of a catalogue above.</source>
        <translation>
            <numerusform>%Ln of them is replaced by a record of a catalogue above.</numerusform>
            <numerusform>%Ln of them are replaced by records of a catalogue above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln problem(s) in its files.</source>
        <translation>
            <numerusform>There is %Ln problem in its files.</numerusform>
            <numerusform>There are %Ln problems in its files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Something is doubtful about %Ln of its record(s).</source>
        <translation>
            <numerusform>Something is doubtful about %Ln of its records.</numerusform>
            <numerusform>Something is doubtful about %Ln of its records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::AuthoringController</name>
    <message numerus="yes">
        <source>%Ln record(s) that you were writing were not saved.</source>
        <translation>
            <numerusform>%Ln record that you were writing was not saved.</numerusform>
            <numerusform>%Ln records that you were writing were not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::Exporting</name>
    <message numerus="yes">
        <source>%Ln file(s) were written to %1. Left out, because their ids cannot name files: %2</source>
        <translation>
            <numerusform>%Ln file was written to %1. Left out, because their ids cannot name files: %2</numerusform>
            <numerusform>%Ln files were written to %1. Left out, because their ids cannot name files: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were written: %1</source>
        <translation>
            <numerusform>%Ln file was written: %1</numerusform>
            <numerusform>%Ln files were written: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were saved in %1.</source>
        <translation>
            <numerusform>%Ln record was saved in %1.</numerusform>
            <numerusform>%Ln records were saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) differ from what is there, and were left out.</source>
        <translation>
            <numerusform>%Ln record differs from what is there, and was left out.</numerusform>
            <numerusform>%Ln records differ from what is there, and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) could not be saved: %1: %2</source>
        <translation>
            <numerusform>%Ln record could not be saved: %1: %2</numerusform>
            <numerusform>%Ln records could not be saved: %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) are being written to %1.</source>
        <translation>
            <numerusform>%Ln result is being written to %1.</numerusform>
            <numerusform>%Ln results are being written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) of %1 were taken in.</source>
        <translation>
            <numerusform>%Ln result of %1 was taken in.</numerusform>
            <numerusform>%Ln results of %1 were taken in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::StatusLine</name>
    <message numerus="yes">
        <source>%Ln record(s) in %1</source>
        <translation>
            <numerusform>%Ln record in %1</numerusform>
            <numerusform>%Ln records in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln domain(s)</source>
        <translation>
            <numerusform>%Ln domain</numerusform>
            <numerusform>%Ln domains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) in catalogues</source>
        <translation>
            <numerusform>%Ln problem in catalogues</numerusform>
            <numerusform>%Ln problems in catalogues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayout::window::TopBar</name>
    <message numerus="yes">
        <source>Search %Ln record(s), or docker: permission</source>
        <extracomment>keep &quot;docker:&quot;, it is typed so</extracomment>
        <translation>
            <numerusform>Search %Ln record, or docker: permission</numerusform>
            <numerusform>Search %Ln records, or docker: permission</numerusform>
        </translation>
    </message>
</context>
</TS>
