// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class DetailContext;
class TextButton;

/// One line between the cause and what not to try: the first thing to try and how often it works, as the way to it. Null where
/// nothing stands in between, or nothing is known to try.
TextButton *tryFirstLink(DetailContext *context);
