# Wayout in fish: wayout shell-init fish | source in ~/.config/fish/config.fish.
# One dim line below a command that failed with a known error; WAYOUT_HINTS is how many milliseconds a prompt
# waits for it at most (40); 0 switches it off.
function __wayout_hint --on-event fish_postexec
    set -l last $status
    if test $last -ne 0; and test -n "$argv[1]"; and not string match -q 'wayout*' -- "$argv[1]"
        set -gx WAYOUT_LAST_STATUS $last
        set -gx WAYOUT_LAST_COMMAND $argv[1]
        set -q WAYOUT_HINTS; or set -l WAYOUT_HINTS 40
        if test "$WAYOUT_HINTS" != 0
            command wayout last --hint "$WAYOUT_HINTS" 2>/dev/null
        end
    end
    return $last
end
