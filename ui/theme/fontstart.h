// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <semaphore>
#include <thread>

/// Reads the system's fonts on a thread of its own while the program starts: what takes longest before the first text can be
/// drawn. Also makes simplified Chinese the second language of fonts, after the system's own, so that characters which Chinese
/// and Japanese share get the shapes used in China whatever the locale is.
///
/// To be made before the QApplication.
class FontStart final
{
public:
    FontStart();
    ~FontStart();
    FontStart(const FontStart &) = delete;
    FontStart &operator=(const FontStart &) = delete;

    /// To be called once the QApplication is there.
    void applicationIsThere();
    /// Waits until the fonts are known, and gives the application's font the family that its name stands for: a name such as
    /// "Sans Serif", for whatever is installed, would be looked up again for each weight, size and script.
    void finish();

private:
    void read();

    const QByteArray m_language;
    QString m_body; ///< written by the thread
    std::binary_semaphore m_application{0};
    std::binary_semaphore m_known{0};
    bool m_isThere = false;
    std::thread m_thread;
};
