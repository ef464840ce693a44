# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion for wayout in fish: wayout itself says what may stand at the end of the line.

function __wayout_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] --complete $words[2..] "$current" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path $current
            case ':program *'
                __fish_complete_subcommand --fcs-skip=(math (string replace ':program ' '' $line) + 1)
            case '*'
                echo $line
        end
    end
end

complete -c wayout -f -a '(__wayout_complete)'
