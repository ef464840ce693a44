# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: kubectl python3 openssl
# packages: kubernetes-client python3 openssl
# version: kubectl version --client

. "$CASE_DIR/../fakeapiserver.sh"

tls() { must openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=127.0.0.1; apiserver; }
SECURE='{server: "https://127.0.0.1:6443", insecure-skip-tls-verify: true}'
entry() {
    mkdir -p ~/.kube
    kubeconfig ~/.kube/config '{exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: my-auth-plugin}}' "$SECURE"
}
error() { tls; entry; kubectl get pods; }
dead_end_1() { tls; entry; kubectl get pods >/dev/null 2>&1; entry; kubectl get pods; }
workaround_2() {
    tls; entry; mkdir bin
    printf '%s\n' '#!/bin/sh' 'echo "{\"kind\":\"ExecCredential\",\"apiVersion\":\"client.authentication.k8s.io/v1beta1\",\"status\":{\"token\":\"t\"}}"' >bin/my-auth-plugin
    chmod +x bin/my-auth-plugin
    PLUGIN=my-auth-plugin
    P=$(PATH=$PWD/bin:$PATH; command -v "$PLUGIN")
    cp ~/.kube/config ~/.kube/config.bak
    sed -i "s#command: $PLUGIN#command: $P#" ~/.kube/config
    kubectl get pods 2>&1 | grep 'No resources found'
}
