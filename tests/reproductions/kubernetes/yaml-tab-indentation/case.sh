# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: kubectl
# packages: kubernetes-client
# version: kubectl version --client

manifest() { printf 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n  labels:\n\t\tapp: web\n' >deploy.yaml; }
# a patch only reads files: no cluster is asked
try() { kubectl patch --local -f deploy.yaml -p '{"metadata":{"annotations":{"a":"b"}}}' -o yaml "$@"; }
error() { manifest; try; }
workaround_1() {
    manifest
    grep -nP '\t' deploy.yaml
    sed -i.bak -E ':a; s/^( *)\t/\1  /; ta' deploy.yaml
    try | grep 'app: web'
}
