# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: aws python3
# packages: awscli python3
# version: aws --version

# An S3 with no buckets, on the loopback.
s3() {
    cat >s3.py <<'PY'
import http.server
class H(http.server.BaseHTTPRequestHandler):
    def log_message(self, *a): pass
    def do_GET(self):
        ok = 'AKIAEXAMPLE' in self.headers.get('Authorization', '')
        b = b'<ListAllMyBucketsResult><Buckets><Bucket><Name>mine</Name><CreationDate>2026-01-01T00:00:00.000Z</CreationDate></Bucket></Buckets></ListAllMyBucketsResult>' if ok else b''
        self.send_response(200 if ok else 403); self.send_header('Content-Length', str(len(b))); self.end_headers()
        self.wfile.write(b)
http.server.HTTPServer(('127.0.0.1', 9000), H).serve_forever()
PY
    python3 s3.py >/dev/null 2>&1 &
    for _ in $(seq 50); do (: </dev/tcp/127.0.0.1/9000) 2>/dev/null && break; sleep 0.1; done
    export AWS_EC2_METADATA_DISABLED=true
    KEY_ID=AKIAEXAMPLE SECRET=secret
}
list() { aws --endpoint-url http://127.0.0.1:9000 s3 ls; }
error() { s3; list; }
dead_end_1() {
    s3; mkdir root
    HOME=$PWD/root aws configure set aws_access_key_id "$KEY_ID"; HOME=$PWD/root aws configure set aws_secret_access_key "$SECRET"
    list
}
dead_end_2() { s3; mkdir ~/.aws; printf '[default]\naws_access_key=%s\naws_secret_key=%s\n' "$KEY_ID" "$SECRET" >~/.aws/credentials; list; }
workaround_1() {
    s3
    aws configure set aws_access_key_id "$KEY_ID"
    aws configure set aws_secret_access_key "$SECRET"
    aws configure set region cn-north-1
    list | grep mine
}
workaround_2() {
    s3
    aws configure set aws_access_key_id "$KEY_ID" --profile local
    aws configure set aws_secret_access_key "$SECRET" --profile local
    list >/dev/null 2>&1 && missed 'works without the profile'
    export AWS_PROFILE=local
    list | grep mine
}
workaround_3() { s3; export AWS_ACCESS_KEY_ID="$KEY_ID" AWS_SECRET_ACCESS_KEY="$SECRET" AWS_DEFAULT_REGION=cn-north-1; list | grep mine; }
