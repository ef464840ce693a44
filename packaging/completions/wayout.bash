# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion for wayout in bash: wayout itself says what may stand at the end of the line.

_wayout() {
    local current=${COMP_WORDS[COMP_CWORD]} offered word
    COMPREPLY=()
    mapfile -t offered < <("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    for word in "${offered[@]%%$'\t'*}"; do
        case $word in
        :files)
            compopt -o filenames 2>/dev/null
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
            ;;
        :program*)
            if declare -F _command_offset >/dev/null; then
                _command_offset $((${word#:program } + 1))
            else
                mapfile -t COMPREPLY < <(compgen -c -- "$current")
            fi
            ;;
        "$current"*) COMPREPLY+=("$word") ;;
        esac
    done
}

complete -F _wayout wayout
