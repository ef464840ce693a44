# Wayout in zsh: eval "$(wayout shell-init zsh)" in ~/.zshrc.
# One dim line below a command that failed with a known error; WAYOUT_HINTS is how many milliseconds a prompt
# waits for it at most (40); 0 switches it off.
__wayout_before() {
    __wayout_command=$1
}
__wayout_hint() {
    local last=$?
    if ((last != 0)) && [[ -n ${__wayout_command-} && $__wayout_command != wayout* ]]; then
        export WAYOUT_LAST_STATUS=$last WAYOUT_LAST_COMMAND=$__wayout_command
        [[ ${WAYOUT_HINTS-40} == 0 ]] || command wayout last --hint "${WAYOUT_HINTS-40}" 2>/dev/null
    fi
    __wayout_command=
    return $last
}
autoload -Uz add-zsh-hook
add-zsh-hook preexec __wayout_before
add-zsh-hook precmd __wayout_hint
