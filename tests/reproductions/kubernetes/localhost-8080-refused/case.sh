# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: kubectl python3
# packages: kubernetes-client python3
# version: kubectl version --client

. "$CASE_DIR/../fakeapiserver.sh"

error() { kubectl get pods; }
dead_end_1() {
    python3 -m http.server 8080 --bind 127.0.0.1 >/dev/null 2>&1 &
    for _ in $(seq 50); do (: </dev/tcp/127.0.0.1/8080) 2>/dev/null && break; sleep 0.1; done
    kubectl get pods >out 2>&1 || missed "something listens on 8080, still no cluster: $(tail -1 out)"
}
workaround_2() {
    apiserver; kubeconfig admin.conf '{token: t}'
    mkdir -p "$HOME/.kube"; cp admin.conf "$HOME/.kube/config"; chown "$(id -u):$(id -g)" "$HOME/.kube/config"
    kubectl get pods 2>&1 | grep 'No resources found'
}
