// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/handover/handover.h"
#include "app/handover/meetingplace.h"

#include <chrono>

/// Hands over to the window that listens at the place, `input` with it unless that is -1. True when that window has taken it; false, after
/// `patience` at most, when it says nothing: then it will not take it later either.
bool handOverTo(const MeetingPlace &place, const HandOver &handOver, int input,
    std::chrono::milliseconds patience = std::chrono::seconds(2));
