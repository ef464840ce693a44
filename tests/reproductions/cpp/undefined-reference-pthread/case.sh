# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ make
# packages: g++ make
# version: g++ --version | head -1

program() { printf '#include <pthread.h>\nvoid *f(void *) { return 0; }\nint main() { pthread_t t; return pthread_create(&t, 0, f, 0) + pthread_join(t, 0); }\n' >main.cpp; }
error() { program; g++ main.cpp -o app; }
workaround_1() { program; g++ -pthread main.cpp -o app && ./app; }
workaround_3() { program; printf 'CXXFLAGS += -pthread\nLDFLAGS  += -pthread\napp: main.o\n\t$(CXX) $(LDFLAGS) main.o -o app\n' >Makefile; make && ./app; }
workaround_4() { program; must g++ -c main.cpp; g++ main.o -o app -lpthread && ./app; }
