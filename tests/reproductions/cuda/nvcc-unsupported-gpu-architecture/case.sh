# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nvcc g++ cmake make
# packages: nvidia-cuda-toolkit g++ cmake make
# version: nvcc --version | grep release

source_file() { echo '__global__ void k(int *x) { *x = 1; }' >k.cu; }
error() { source_file; nvcc -gencode arch=compute_30,code=sm_30 -c k.cu; nvcc -gencode arch=compute_35,code=sm_35 -c k.cu; }
dead_end_1() {  # the build sets its architecture by itself
    source_file; last=$(nvcc --list-gpu-arch | sort -V | tail -n 1)
    printf 'cmake_minimum_required(VERSION 3.18)\nproject(k CUDA)\nadd_library(k k.cu)\nset_target_properties(k PROPERTIES CUDA_ARCHITECTURES 30)\n' >CMakeLists.txt
    cmake -B build -DCMAKE_CUDA_ARCHITECTURES="${last#compute_}" && cmake --build build
}
workaround_1() { which -a nvcc; nvcc --version | tail -n 2; nvcc --list-gpu-arch | tee list; grep -q '^compute_' list && ! grep -qx compute_30 list; }
workaround_2() {
    source_file
    last=$(nvcc --list-gpu-arch | sort -V | tail -n 1)
    nvcc -gencode "arch=$last,code=[sm_${last#compute_},$last]" -c k.cu && test -s k.o
}
workaround_3() {
    printf 'NVCC_GENCODE = -gencode arch=compute_30,code=sm_30\n' >Makefile
    grep -rnE "compute_|sm_[0-9]|gencode" --include=CMakeLists.txt --include=setup.py --include=Makefile --include=*.cmake . | grep '^./Makefile:1:'
}
