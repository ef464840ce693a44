# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# What every case may call. Read before the case; each function of a case runs in an empty folder of its own.

# A step that has to succeed for the case to mean anything. When it fails the case is broken, not the advice.
must() { "$@" >must.log 2>&1 || { echo "broken case: $*"; cat must.log; exit 99; }; }
# The goal was not reached, and this is how one sees it.
missed() { echo "goal missed: $*"; exit 1; }
# What has to fail while the advice is not followed yet; where it succeeds the case proves nothing.
fails() { if "$@" >fails.log 2>&1; then echo "broken case: $* did not fail"; exit 99; fi; }
