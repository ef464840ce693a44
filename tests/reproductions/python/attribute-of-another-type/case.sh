# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# modules: numpy
# packages: python3 python3-numpy
# version: python3 --version

error() { python3 -c "
lines = ['a,b', 'c,d']
print(lines.split(','))"; }
workaround_1() { python3 -c "
lines = ['a,b', 'c,d']
parts = [line.split(',') for line in lines]
print(len(parts))" | grep -qx 2; }
workaround_2() { fails python3 -c "{'items': []}.append(1)"; python3 -c "
data = {'items': []}
data['items'].append(1)
name = data.get('name')
print(data, name)" | grep -qF "[1]} None"; }
workaround_3() { fails python3 -c "'{}'.get('name')"; python3 -c "
import json
text = '{\"name\": \"x\"}'
data = json.loads(text)
print(data.get('name'))" | grep -qx x; }
workaround_4() { fails python3 -c '[[1, 2]].shape'; python3 -c '
import numpy as np
values = [[1, 2], [3, 4]]
arr = np.asarray(values)
print(arr.shape)' | grep -qF '(2, 2)'; }
workaround_5() { python3 -c 'value = []
print(type(value), repr(value)[:200])' | grep -q list; }
