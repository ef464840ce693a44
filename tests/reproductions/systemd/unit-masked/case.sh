# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: systemctl
# packages: systemd
# version: systemctl --version | head -1

# units of a system tree of its own: enabling, masking and unmasking need no running systemd there
sc() { systemctl --root="$PWD/tree" "$@" 2>&1; }
tree() {
  mkdir -p tree/etc/systemd/system tree/run/systemd/system tree/usr/lib/systemd/system
  printf '[Service]\nExecStart=/bin/true\n[Install]\nWantedBy=multi-user.target\n' >tree/usr/lib/systemd/system/myapp.service
}
masked() { tree; must sc mask myapp; }
error() { masked; sc enable myapp; }
dead_end_1() { masked; sc enable myapp; sc is-enabled myapp | grep -qx masked && sc enable myapp; }
dead_end_2() { masked; sc daemon-reload >/dev/null; sc enable myapp; }
dead_end_3() { tree; must sc mask --runtime myapp; sc unmask myapp; sc enable myapp; }
workaround_1() { masked; test "$(readlink tree/etc/systemd/system/myapp.service)" = /dev/null && sc is-enabled myapp | grep -qx masked; }
# masked in /etc, in /run, or by an empty file
workaround_2() {
  masked; sc unmask myapp; sc enable myapp; sc is-enabled myapp | grep -qx enabled || exit 1
  must sc disable myapp; must sc mask --runtime myapp; sc unmask --runtime myapp; sc enable myapp; sc is-enabled myapp | grep -qx enabled || exit 1
  must sc disable myapp; : >tree/etc/systemd/system/myapp.service; sc is-enabled myapp | grep -qx masked || exit 1
  sc unmask myapp; sc enable myapp; sc is-enabled myapp | grep -qx enabled
}
