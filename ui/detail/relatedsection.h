// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class DetailContext;
class DetailSection;

/// The records that this one leads to, follows from and is confused with; null when there are none.
DetailSection *relatedSection(DetailContext *context);
