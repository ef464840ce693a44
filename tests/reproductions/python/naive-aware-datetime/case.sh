# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3 tzdata
# version: python3 --version

export TZ=Asia/Shanghai
app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
from datetime import datetime

created = datetime.fromisoformat("2026-11-20T08:00:00+00:00")
print(datetime.now() - created)
EOF
}
dead_end_1() { app 2>&1 <<'EOF'
from datetime import datetime

created = datetime.fromisoformat("2026-11-20T08:00:00+00:00")
print(datetime.utcnow() - created)
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
from datetime import datetime

created = datetime.fromisoformat("2026-11-20T08:00:00+00:00")
now = datetime(2026, 11, 20, 16, 0)          # 16:00 in Shanghai is 08:00 UTC
print(now - created.replace(tzinfo=None))
EOF
cat out; grep -qx 0:00:00 out || missed "wrong by the offset of the zone: $(cat out)"; }
workaround_1() { app >out 2>&1 <<'EOF'
from datetime import datetime, timezone

created = datetime.fromisoformat("2026-11-20T08:00:00+00:00")
print(type(datetime.now(timezone.utc) - created).__name__)
EOF
cat out; grep -qx timedelta out; }
workaround_2() { app >out 2>&1 <<'EOF'
from datetime import datetime
from zoneinfo import ZoneInfo

created = datetime.fromisoformat("2026-11-20T08:00:00+00:00")
local = datetime(2026, 11, 20, 16, 0).replace(tzinfo=ZoneInfo("Asia/Shanghai"))
print(local - created)
EOF
cat out; grep -qx 0:00:00 out; }
