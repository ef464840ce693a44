// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/descriptor.h"

#include <unistd.h>

namespace wayout::platform {

void Descriptor::close()
{
    if (m_number >= 0) {
        ::close(std::exchange(m_number, -1));
    }
}

} // namespace wayout::platform
