# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: kubectl python3
# packages: kubernetes-client python3
# version: kubectl version --client

. "$CASE_DIR/../fakeapiserver.sh"

old() {
    apiserver; mkdir -p .kube; kubeconfig .kube/config '{token: t}'
    printf '%s\n' 'apiVersion: extensions/v1beta1' 'kind: Ingress' 'metadata: {name: web}' \
        'spec: {rules: [{host: web.example.com, http: {paths: [{path: /, backend: {serviceName: web, servicePort: 80}}]}}]}' >old.yaml
}
error() { old; kubectl delete -f old.yaml; }
workaround_1() {
    old
    cat >new.yaml <<'EOF'
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: web
spec:
  rules:
    - host: web.example.com
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: web
                port:
                  number: 80
EOF
    kubectl create --dry-run=client --validate=false -f new.yaml | grep 'ingress.networking.k8s.io/web created'
}
