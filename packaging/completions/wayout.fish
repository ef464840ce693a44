# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion for wayout in fish. What is there to complete depends on the catalogues: --catalog and --no-builtin of the line count.

# Lists what the catalogues of the line hold: "--ids" or "--domains".
function __wayout_list
    set -l words (commandline -opc)
    set -l program $words[1]
    set -l catalogs
    for i in (seq 2 (count $words))
        switch $words[$i]
            case --no-builtin
                set -a catalogs --no-builtin
            case --catalog
                set -q words[(math $i + 1)]; and set -a catalogs --catalog (string replace -r '^~/' "$HOME/" -- $words[(math $i + 1)])
        end
    end
    $program $catalogs list $argv 2>/dev/null
end

set -l commands match run search show list check export import outcomes mcp
set -l no_command "not __fish_seen_subcommand_from $commands"

complete -c wayout -n $no_command -a match -d 'Find the records that explain a text'
complete -c wayout -n $no_command -a run -d 'Run a command and explain it when it fails'
complete -c wayout -n $no_command -a search -d 'Find records by keywords'
complete -c wayout -n $no_command -a show -d 'Print a record'
complete -c wayout -n $no_command -a list -d 'List the records'
complete -c wayout -n $no_command -a check -d 'Report the problems of catalogue files'
complete -c wayout -n $no_command -a export -d 'Hand records on'
complete -c wayout -n $no_command -a import -d 'Take records into the catalogue that you write'
complete -c wayout -n $no_command -a outcomes -d 'Hand on or take in what came of what was tried'
complete -c wayout -n $no_command -a mcp -d 'Serve coding assistants'

complete -c wayout -l catalog -r -F -d 'Also load this file or folder'
complete -c wayout -l no-builtin -d 'Leave out the built-in catalogue'
complete -c wayout -l limit -x -d 'Print at most this many results'
complete -c wayout -l lang -x -a 'en zh both' -d 'The language of the records'
complete -c wayout -l color -x -a 'auto always never' -d 'Whether to print in colours'
complete -c wayout -s h -l help -d 'Print how it is used'
complete -c wayout -s v -l version -d 'Print the version'

complete -c wayout -n $no_command -l paste -d 'Open the window with the text of the clipboard'
complete -c wayout -n $no_command -l new-window -d 'Open a window beside one that is open'
complete -c wayout -n $no_command -l picture -r -F -d 'Draw the window into a PNG file'
complete -c wayout -n $no_command -l size -x -d 'The size of the picture'
complete -c wayout -n $no_command -l then -x -d 'What is open in the picture'
complete -c wayout -n $no_command -l appearance -x -a 'light dark high-contrast' -d 'The colours'
complete -c wayout -n $no_command -l forget -d 'Erase all that was kept'

complete -c wayout -n '__fish_seen_subcommand_from match search show list check' -l json -d 'Print JSON'
complete -c wayout -n '__fish_seen_subcommand_from match' -l batch -d 'Answer JSON Lines'
complete -c wayout -n '__fish_seen_subcommand_from show export' -f -a '(__wayout_list --ids)'
complete -c wayout -n '__fish_seen_subcommand_from search list mcp' -f
complete -c wayout -n '__fish_seen_subcommand_from outcomes; and not __fish_seen_subcommand_from export import' -f -a 'export import'
complete -c wayout -n '__fish_seen_subcommand_from export' -l format -x -a 'flat markdown errorcanon' -d 'What records are exported in'
complete -c wayout -n '__fish_seen_subcommand_from export' -l own -d 'Only the records that you wrote'
complete -c wayout -n '__fish_seen_subcommand_from export outcomes' -s o -l output -r -F -d 'Write there'
complete -c wayout -n '__fish_seen_subcommand_from list' -l ids -d 'Print the ids alone'
complete -c wayout -n '__fish_seen_subcommand_from list' -l domains -d 'Print the domains alone'
complete -c wayout -n '__fish_seen_subcommand_from list export' -l domain -x -a '(__wayout_list --domains)' -d 'The records of this domain'
complete -c wayout -n '__fish_seen_subcommand_from run' -x -a '(__fish_complete_subcommand --fcs-skip=2)'
