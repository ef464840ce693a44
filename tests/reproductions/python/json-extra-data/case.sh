# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { printf '{"a": 1}\n{"a": 2}\n' >data.jsonl; python3 -c 'import json; json.load(open("data.jsonl"))'; }
workaround_1() { printf '{"a": 1}\n\n{"a": 2}\n' >data.jsonl; python3 -c '
import json

with open("data.jsonl", encoding="utf-8") as f:
    rows = [json.loads(line) for line in f if line.strip()]
print(len(rows))' | grep -qx 2; }
workaround_2() { python3 -c '
import json

def values(text):
    decoder, pos = json.JSONDecoder(), 0
    while pos < len(text):
        value, pos = decoder.raw_decode(text, pos)
        yield value
        while pos < len(text) and text[pos].isspace():
            pos += 1
print(list(values("{\"a\": 1}{\"a\":\n 2} [3]\n")))' | grep -qF "[{'a': 1}, {'a': 2}, [3]]"; }
workaround_3() { python3 -c '
import json
text = "Here: {\"a\": 1}\nAnything else? {}"
value, end = json.JSONDecoder().raw_decode(text[text.index("{"):])
print(value)' | grep -qF "{'a': 1}"; }
workaround_4() {
  for i in 1 2; do python3 -c 'import json
with open("log.json", "a") as f: json.dump({"a": 1}, f)'; done; fails python3 -c 'import json; json.load(open("log.json"))'
  for i in 1 2; do python3 -c '
import json
data = {"a": 1}
with open("config.json", "w", encoding="utf-8") as f:
    json.dump(data, f, ensure_ascii=False, indent=2)'; done; python3 -c 'import json; print(json.load(open("config.json"))["a"])' | grep -qx 1; }
