# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion for wayout in bash. What is there to complete depends on the catalogues: --catalog and --no-builtin of the line count.

# The options of the line that say which catalogues there are.
_wayout_catalogs() {
    local i
    catalogs=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --no-builtin) catalogs+=(--no-builtin) ;;
        --catalog)
            # A "~" is not expanded here as it is when the line is run.
            [ $((i + 1)) -lt "$COMP_CWORD" ] && catalogs+=(--catalog "${COMP_WORDS[i + 1]/#\~\//$HOME/}")
            ;;
        esac
    done
}

# The command of the line, or nothing.
_wayout_command() {
    local i
    command=
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --catalog | --lang | --limit | --color | --domain | --picture | --size | --then | --appearance | --format | --output | -o) ((i++)) ;;
        -*) ;;
        *)
            command=${COMP_WORDS[i]}
            return
            ;;
        esac
    done
}

_wayout_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
}

_wayout_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
}

_wayout() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command catalogs
    local common='--catalog --no-builtin --limit --lang --color --help --version'
    COMPREPLY=()
    _wayout_catalogs
    _wayout_command
    case $previous in
    --lang) _wayout_words 'en zh both' && return ;;
    --color) _wayout_words 'auto always never' && return ;;
    --appearance) _wayout_words 'light dark high-contrast' && return ;;
    --format) _wayout_words 'flat markdown errorcanon' && return ;;
    --limit | --size | --then) return ;;
    --catalog | --picture | --output | -o) _wayout_files && return ;;
    --domain) _wayout_words "$("$1" "${catalogs[@]}" list --domains 2>/dev/null)" && return ;;
    esac
    case $command in
    '')
        if [[ $current == -* ]]; then
            _wayout_words "$common --paste --new-window --picture --size --then --appearance --forget"
        else
            _wayout_files
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W 'match run search show list check export import outcomes mcp' -- "$current")
        fi
        ;;
    match) if [[ $current == -* ]]; then _wayout_words "$common --json --batch"; else _wayout_files; fi ;;
    search) [[ $current == -* ]] && _wayout_words "$common --json" ;;
    show)
        if [[ $current == -* ]]; then
            _wayout_words "$common --json"
        else
            _wayout_words "$("$1" "${catalogs[@]}" list --ids 2>/dev/null)"
        fi
        ;;
    list) _wayout_words "$common --json --ids --domains --domain" ;;
    check) if [[ $current == -* ]]; then _wayout_words '--json --help'; else _wayout_files; fi ;;
    export)
        if [[ $current == -* ]]; then
            _wayout_words "$common --format --output --domain --own"
        else
            _wayout_words "$("$1" "${catalogs[@]}" list --ids 2>/dev/null)"
        fi
        ;;
    import) _wayout_files ;;
    outcomes)
        case ${COMP_WORDS[COMP_CWORD - 1]} in
        outcomes) _wayout_words 'export import' ;;
        *) if [[ $current == -* ]]; then _wayout_words '--output'; else _wayout_files; fi ;;
        esac
        ;;
    mcp) _wayout_words '--catalog --no-builtin --help' ;;
    run)
        if [[ $current == -* ]]; then
            _wayout_words "$common --"
        elif declare -F _command_offset >/dev/null; then
            local offset=1
            while [[ ${COMP_WORDS[offset]} != run ]]; do ((offset++)); done
            ((offset++))
            [[ ${COMP_WORDS[offset]} == -- ]] && ((offset++))
            _command_offset "$offset"
        else
            mapfile -t COMPREPLY < <(compgen -c -- "$current")
        fi
        ;;
    esac
}

complete -F _wayout wayout
