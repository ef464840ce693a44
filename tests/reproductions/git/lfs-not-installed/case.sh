# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

lfsrepo() {
  # a PATH on which git is and git-lfs is not
  mkdir bin; for c in git sh bash cat grep sed ls env head mkdir rm dirname uname ssh; do p=$(command -v "$c") && ln -s "$p" "bin/$c"; done; export PATH=$HOME/bin; hash -r
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
workaround_3() {
  lfsrepo; git clone -c filter.lfs.smudge= -c filter.lfs.clean= -c filter.lfs.process= -c filter.lfs.required=false src app && test -f app/a.c && grep -q git-lfs app/a.bin || exit 1
  sed -i 's/12345/54321/' src/a.bin; must git -C src -c filter.lfs.clean= -c filter.lfs.process= -c filter.lfs.required=false commit -q -a -m more
  git -C app pull -q && grep -q 54321 app/a.bin
}
workaround_4() { lfsrepo; git config --global --remove-section filter.lfs; git clone src app && test -f app/a.c; }
