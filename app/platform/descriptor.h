// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

namespace wayout::platform {

/// Owns a file descriptor and closes it.
class Descriptor final
{
public:
    Descriptor() = default;
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(Descriptor &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {
    }
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        close();
        m_number = std::exchange(other.m_number, -1);
        return *this;
    }
    ~Descriptor() { close(); }

    /// Returns -1 when nothing is open.
    int number() const { return m_number; }
    explicit operator bool() const { return m_number >= 0; }
    void close();
    /// Returns the number and leaves it to the caller to close it.
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number = -1;
};

} // namespace wayout::platform
