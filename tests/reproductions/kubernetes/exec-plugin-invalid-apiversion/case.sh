# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: kubectl python3 openssl
# packages: kubernetes-client python3 openssl
# version: kubectl version --client

. "$CASE_DIR/../fakeapiserver.sh"

tls() { must openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=127.0.0.1; apiserver; }
SECURE='{server: "https://127.0.0.1:6443", insecure-skip-tls-verify: true}'
old() {
    tls; mkdir -p bin ~/.kube
    printf '%s\n' '#!/bin/sh' 'echo "{\"kind\":\"ExecCredential\",\"apiVersion\":\"client.authentication.k8s.io/v1beta1\",\"status\":{\"token\":\"t\"}}"' >bin/aws
    chmod +x bin/aws; PATH=$PWD/bin:$PATH
    kubeconfig ~/.kube/config '{exec: {apiVersion: client.authentication.k8s.io/v1alpha1, command: aws, args: [eks, get-token]}}' "$SECURE"
}
error() { old; kubectl get pods; }
dead_end_2() {
    old; sed -i '1s#v1#client.authentication.k8s.io/v1beta1#' ~/.kube/config
    kubectl get pods >out 2>&1 || missed "$(tail -1 out)"
}
workaround_2() {
    old
    cp ~/.kube/config ~/.kube/config.bak
    sed -i 's#client.authentication.k8s.io/v1alpha1#client.authentication.k8s.io/v1beta1#' ~/.kube/config
    kubectl get pods 2>&1 | grep 'No resources found'
}
