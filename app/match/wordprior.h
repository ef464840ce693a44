// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// The share of error messages in general that contain the word, 0..1: a coarse judgement for the commonest words, so that a
/// catalogue of few records does not take "the" for telling. Other words get a small share alike.
float backgroundShare(std::string_view key);
