# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc sed objdump ldd
# packages: gcc libc6-dev binutils sed
# version: ldd --version | head -1

# a program that asks for a C library newer than any
newer() { echo 'int main(void){return 0;}' >main.c; must gcc main.c -o now; sed -E 's/GLIBC_2\.34/GLIBC_9.34/; s/GLIBC_2\.2\.5/GLIBC_9.34\x00/' now >app; chmod +x app; cmp -s now app && { echo "broken case: no GLIBC_2 in the program"; exit 99; }; }
error() { newer; ./app; }
dead_end_2() { newer; mkdir lib; ln -s "$(ldd now | grep -o '/[^ ]*libc\.so\.6')" lib/libc.so.6; LD_LIBRARY_PATH=$PWD/lib ./app; }
workaround_4() { newer; ldd --version | head -1; objdump -T ./app | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -3 | grep 'GLIBC_9'; }
workaround_3() { newer; gcc main.c -o app && ./app; }
workaround_5() { newer; gcc -static main.c -o app && ./app && ! objdump -T ./app 2>/dev/null | grep -q GLIBC_; }
