# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Bare Debians in which the cases run. A system is named by its release, and by npm packages with their versions that are put
# over it: `trixie`, `bookworm+node@22`, `trixie+node@24+typescript@5.9`. To be sourced after setup.sh; the caller sets
#   packages   what the cases need
# Systems are kept in $XDG_CACHE_HOME/wayout-systems; deleting that folder makes them anew.
readonly systems=${XDG_CACHE_HOME:-$HOME/.cache}/wayout-systems

# system_folder NAME: where its release is.
system_folder() {
    printf '%s' "$systems/${1%%+*}"
}

# local_folder NAME: what is at /usr/local there.
local_folder() {
    printf '%s' "$systems/local/$1"
}

# The archive that this machine uses, or the public one.
debian_mirror() {
    local mirror
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | grep -E '/debian/?$' | head -n 1)
    printf '%s' "${mirror:-http://deb.debian.org/debian}"
}

# in_system NAME COMMAND...: as root in that system, with the network.
in_system() {
    local name=$1
    shift
    # shellcheck disable=SC2016 # the variables are those of the inner shell
    as_root env FOLDER="$(system_folder "$name")" LOCAL="$(local_folder "$name")" unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$FOLDER/proc" && mount --rbind /dev "$FOLDER/dev" && mount --bind "$LOCAL" "$FOLDER/usr/local" || exit 125
        cp /etc/resolv.conf /etc/hosts "$FOLDER/etc/"
        exec chroot "$FOLDER" /usr/bin/env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root \
            PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"' _ "$@"
}

# make_system NAME: makes what is not there yet.
make_system() {
    local name=$1 release=${1%%+*} folder package
    folder=$(system_folder "$name")
    mkdir -p "$systems" "$(local_folder "$release")" "$(local_folder "$name")"
    if [ ! -e "$folder/etc/wayout-bare" ]; then
        as_root rm -rf --one-file-system "$folder"
        logged system as_root debootstrap --variant=minbase "$release" "$folder" "$(debian_mirror)" || return 1
        # Services are not started by their packages, and a frozen copy of the archive is as good.
        printf '#!/bin/sh\nexit 101\n' | as_root tee "$folder/usr/sbin/policy-rc.d" >/dev/null
        as_root chmod 755 "$folder/usr/sbin/policy-rc.d"
        printf 'Acquire::Check-Valid-Until "false";\n' | as_root tee "$folder/etc/apt/apt.conf.d/99wayout" >/dev/null
        as_root touch "$folder/etc/wayout-bare"
    fi
    if ! cmp -s <(printf '%s\n' "${packages[@]}") "$folder/etc/wayout-packages"; then
        logged system in_system "$release" apt-get -q update || return 1
        for package in "${packages[@]}" locales ca-certificates; do
            logged system in_system "$release" apt-get -q -y --no-install-recommends install "$package" || say "      not to be had in $release: $package"
        done
        as_root rm -rf "$folder"/var/cache/apt/archives/*.deb
        logged system in_system "$release" localedef -i zh_CN -f UTF-8 zh_CN.UTF-8 || true
        printf '%s\n' "${packages[@]}" | as_root tee "$folder/etc/wayout-packages" >/dev/null
    fi
    [ "$name" = "$release" ] || install_over "$name"
}

# install_over NAME: the npm packages of the name, at its /usr/local.
install_over() {
    local name=$1 wanted
    [ ! -e "$(local_folder "$name")/wayout-complete" ] || return 0
    mapfile -t wanted < <(tr + '\n' <<<"${name#*+}")
    logged system in_system "$name" npm install --global --prefix /usr/local "${wanted[@]}" || return 1
    as_root touch "$(local_folder "$name")/wayout-complete"
}
