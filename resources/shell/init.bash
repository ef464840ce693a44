# Wayout in bash: eval "$(wayout shell-init bash)" in ~/.bashrc.
# One dim line below a command that failed with a known error; WAYOUT_HINTS is how many milliseconds a prompt
# waits for it at most (40); 0 switches it off.
__wayout_hint() {
    local status=$? entry line
    entry=$(HISTTIMEFORMAT='' builtin history 1)
    # Without a new entry in the history nothing was run, as after an empty line.
    if ((status != 0)) && [[ $entry != "${__wayout_entry-$entry}" ]]; then
        line=$(sed '1s/^ *[0-9]*\*\{0,1\} *//' <<<"$entry")
        if [[ $line != wayout* ]]; then
            export WAYOUT_LAST_STATUS=$status WAYOUT_LAST_COMMAND=$line
            [[ ${WAYOUT_HINTS-40} == 0 ]] || command wayout last --hint "${WAYOUT_HINTS-40}" 2>/dev/null
        fi
    fi
    __wayout_entry=$entry
    return "$status"
}
case ";${PROMPT_COMMAND[*]-};" in
*__wayout_hint*) ;;
*) PROMPT_COMMAND="__wayout_hint${PROMPT_COMMAND:+; $PROMPT_COMMAND}" ;;
esac
