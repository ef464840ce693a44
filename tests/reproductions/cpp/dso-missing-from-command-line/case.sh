# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1

libs() { echo 'int low() { return 7; }' >low.cpp; echo 'int low(); int high() { return low(); }' >high.cpp; must g++ -shared -fPIC low.cpp -o liblow.so; must g++ -shared -fPIC high.cpp -o libhigh.so -L. -llow -Wl,-rpath,"$PWD"; echo 'int low(); int high(); int main() { return low() - high(); }' >main.cpp; must g++ -c main.cpp; }
error() { libs; g++ main.o -o app -L. -lhigh; }
workaround_1() { libs; g++ main.o -o app -L. -lhigh -llow -Wl,-rpath,"$PWD" && ./app; }
