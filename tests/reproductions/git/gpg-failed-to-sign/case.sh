# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git gpg gpgconf
# packages: git gnupg
# version: git --version

signing() {
  mkdir -m 700 .gnupg; trap 'gpgconf --kill all >/dev/null 2>&1' EXIT
  must git init -q app; cd app || exit 99; must git config --global user.email me@example.com; must git config --global commit.gpgsign true
}
key() { must gpg --batch --pinentry-mode loopback --passphrase '' --quick-gen-key "Me <me@example.com>" ed25519 sign 0; }
error() { signing; must git config --global user.signingkey ABCDEF0123456789; git commit --allow-empty -m "My change"; }
error_zh() { error; }
dead_end_2() { signing; key; must git config --global user.signingkey 0123456789ABCDEF; git commit --allow-empty -m "My change"; }
workaround_2() { signing; echo test | gpg --clearsign 2>&1 >/dev/null | grep -i 'no .*secret key' && git config --show-origin --get-regexp "gpgsign|signingkey|gpg" | grep -q gitconfig; }
workaround_3() { signing; key; must git config --global user.signingkey ABCDEF0123456789; key=$(gpg --list-secret-keys --with-colons 2>/dev/null | awk -F: '/^sec/{print $5; exit}'); git config --global user.signingkey "$key"; git commit --allow-empty -S -m "My change" && git cat-file commit HEAD | grep -q 'BEGIN PGP SIGNATURE'; }
workaround_5() { signing; git config --global --unset commit.gpgsign; git commit --allow-empty -m "My change" && git rev-parse -q --verify HEAD; }
