# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sed perl
# packages: sed perl
# version: sed --version | head -1

error() { old=a new=/usr/bin; echo a >file.txt; sed -i "s/$old/$new/g" file.txt; }
error_zh() { error; }
workaround_1() { old=a new=/usr/bin; echo a >file.txt; sed -i "s|$old|$new|g" file.txt; grep -qx /usr/bin file.txt; }
workaround_3() { old=a new='x|y&z\w'; echo a >file.txt; fails sed -i "s|$old|$new|g" file.txt; new=$(printf '%s' "$new" | sed 's/[&|\\]/\\&/g')
sed -i "s|$old|$new|g" file.txt; grep -qxF 'x|y&z\w' file.txt; }
workaround_4() { echo 10-20 >file.txt; fails sed 's/([0-9]+)-([0-9]+)/\2-\1/' file.txt; sed -E 's/([0-9]+)-([0-9]+)/\2-\1/' file.txt | grep -qx 20-10; }
workaround_5() { new=$'one\ntwo / & $x'; echo '<PLACEHOLDER>' >file.txt; fails sed "s/PLACEHOLDER/$new/" file.txt; NEW="$new" perl -0pi -e 's/PLACEHOLDER/$ENV{NEW}/g' file.txt; printf '<one\ntwo / & $x>\n' | cmp -s - file.txt; }
