# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

make() {
    cat >models.py <<'EOF'
from services import send_mail

class User:
    def save(self):
        send_mail(self)
EOF
    cat >services.py <<'EOF'
from models import User

def send_mail(user):
    assert isinstance(user, User)
    print("sent")
EOF
    printf 'import models\n\nmodels.User().save()\n' >app.py
}
error() { make; python3 app.py; }
dead_end_1() { make; sed -i '1i import services' app.py; python3 app.py; }
dead_end_2() {
    make
    sed -i 's/^from models import User$/try:\n    from models import User\nexcept ImportError:\n    User = None/' services.py
    python3 app.py >out 2>&1; cat out; grep -qx sent out || missed "the name stays None"
}
workaround_5() {
    make
    printf 'class User:\n    name = "a"\n' >types_.py
    printf 'from types_ import User\nfrom services import send_mail\n' >models.py
    sed -i 's/^from models import User$/from types_ import User/' services.py
    printf 'import models\n\nmodels.send_mail(models.User())\n' >app.py
    python3 app.py >out 2>&1; cat out; grep -qx sent out
}
