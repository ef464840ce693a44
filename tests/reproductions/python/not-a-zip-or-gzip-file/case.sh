# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { echo '<!DOCTYPE html>' >model.zip; python3 -c 'import zipfile; zipfile.ZipFile("model.zip")'; }
workaround_1() { echo '<!DOCTYPE html>' >model.zip; fails python3 -c 'import zipfile; zipfile.ZipFile("model.zip")'; rm model.zip; python3 -c '
import zipfile
with zipfile.ZipFile("model.zip", "w") as z: z.writestr("a", "b")'; python3 -c 'import zipfile; print(zipfile.ZipFile("model.zip").namelist())' | grep -q a; }
workaround_2() { printf 'version https://git-lfs.github.com/spec/v1\n' >a.zip; python3 -c "import sys; d=open(sys.argv[1],'rb').read(64); print(d)" a.zip | grep -q git-lfs; }
