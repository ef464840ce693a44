# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

lfsrepo() {
  # a PATH on which git is and git-lfs is not
  mkdir bin; for c in git sh bash cat grep sed ls env head mkdir rm dirname uname ssh chmod; do p=$(command -v "$c") && ln -s "$p" "bin/$c"; done; export PATH=$HOME/bin; hash -r
  must git init -q -b main src; printf '*.bin filter=lfs diff=lfs merge=lfs -text\n' >src/.gitattributes
  printf 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n' >src/a.bin; echo code >src/a.c
  must git -C src add .; must git -C src commit -q -m base
  must git config --global filter.lfs.smudge "git-lfs smudge -- %f"; must git config --global filter.lfs.clean "git-lfs clean -- %f"
  must git config --global filter.lfs.process "git-lfs filter-process"; must git config --global filter.lfs.required true
}
error() { lfsrepo; git clone src app; }
error_zh() { error; }
dead_end_1() { lfsrepo; git lfs install; git clone src app; }
dead_end_2() { lfsrepo; GIT_LFS_SKIP_SMUDGE=1 git clone src app; }
# a later pull that changes the large file has to work as well
workaround_5() {
  lfsrepo; git clone -c filter.lfs.smudge= -c filter.lfs.clean= -c filter.lfs.process= -c filter.lfs.required=false src app && test -f app/a.c && grep -q git-lfs app/a.bin || exit 1
  sed -i 's/12345/54321/' src/a.bin; must git -C src -c filter.lfs.clean= -c filter.lfs.process= -c filter.lfs.required=false commit -q -a -m more
  git -C app pull -q && grep -q 54321 app/a.bin
}
workaround_6() { lfsrepo; git config --global --remove-section filter.lfs; git clone src app && test -f app/a.c; }
workaround_2() {   # a git-lfs that only passes the pointers through stands in for the real one
  lfsrepo; git clone -q src app 2>/dev/null; printf '#!/bin/sh\n[ "$1" = filter-process ] && exit 1\ncase $1 in smudge|clean) cat ;; esac\n' >bin/git-lfs; chmod +x bin/git-lfs
  git config --global --unset filter.lfs.process; cd app && git restore --source=HEAD :/ && git lfs pull && test -f a.c && test -f a.bin
}
workaround_7() {
  lfsrepo; must git clone -q --no-checkout src app; cd app; printf '#!/bin/sh\ncommand -v git-lfs >/dev/null 2>&1 || { echo >&2 "This repository is configured for Git LFS but git-lfs was not found on your path"; exit 2; }\n' >.git/hooks/pre-push; chmod +x .git/hooks/pre-push
  git push -q origin main:other 2>/dev/null && return 1
  grep -l 'git-lfs' .git/hooks/* | grep -q pre-push && rm .git/hooks/pre-push && git push -q origin main:other
}
