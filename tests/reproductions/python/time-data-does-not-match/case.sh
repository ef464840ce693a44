# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c "from datetime import datetime; datetime.strptime('2024-01-31 10:00:00', '%Y-%m-%d')
" ; python3 -c "from datetime import datetime; datetime.strptime('31/01/2024', '%Y-%m-%d')"; }
workaround_1() { python3 -c "
from datetime import datetime
print(datetime.strptime('31/01/2024 10:00:00.250', '%d/%m/%Y %H:%M:%S.%f'))" | grep -qx '2024-01-31 10:00:00.250000'; }
workaround_2() { python3 -c "
from datetime import datetime
text = '2024-01-31T10:00:00Z'
print(datetime.fromisoformat(text.replace('Z', '+00:00')))" | grep -q '^2024-01-31 10:00:00+00:00'; }
workaround_4() { fails python3 -c 'import datetime; datetime.date(2024, 2, 30)'; python3 -c 'import calendar
print(calendar.monthrange(2024, 2)[1])' | grep -qx 29; }
