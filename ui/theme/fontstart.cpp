// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/fontstart.h"

#include "ui/theme/typescale.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>

#ifdef Q_OS_LINUX
#include <dlfcn.h>

#include <cstring>
#endif

using namespace Qt::StringLiterals;

namespace {

/// Of the system, as fontconfig names languages: "en", "zh-cn". The Han characters of the records are simplified ones: where the
/// system's own language has others, or writes them in other shapes, its fonts would show them in those.
QByteArray systemLanguage()
{
    const QLocale system = QLocale::system();
    switch (system.language()) {
    case QLocale::C:
        return "en";
    case QLocale::Chinese:
    case QLocale::Cantonese:
    case QLocale::Japanese:
    case QLocale::Korean:
        return "zh-cn";
    default:
        return system.name().toLower().section(u'_', 0, 0).toLatin1();
    }
}

#ifdef Q_OS_LINUX

/// The few functions of fontconfig that are needed, from the library that Qt has loaded; no headers of it are.
class Fontconfig final
{
public:
    Fontconfig()
        : m_library(dlopen("libfontconfig.so.1", RTLD_LAZY | RTLD_NOLOAD))
    {
        m_complete = m_library && find(m_init, "FcInit") && find(m_parse, "FcNameParse")
            && find(m_substitute, "FcConfigSubstitute") && find(m_default, "FcDefaultSubstitute")
            && find(m_match, "FcFontMatch") && find(m_string, "FcPatternGetString")
            && find(m_destroy, "FcPatternDestroy") && m_init();
    }

    ~Fontconfig() { m_library ? dlclose(m_library) : 0; }
    Fontconfig(const Fontconfig &) = delete;
    Fontconfig &operator=(const Fontconfig &) = delete;

    /// The installed family that a name stands for; empty where that cannot be said.
    QString family(const QByteArray &name) const
    {
        void *pattern = m_complete ? m_parse(name.constData()) : nullptr;
        if (!pattern) {
            return {};
        }
        m_substitute(nullptr, pattern, 0);
        m_default(pattern);
        int result = 0;
        void *font = m_match(nullptr, pattern, &result);
        const char *found = nullptr;
        const QString family = font && m_string(font, "family", 0, &found) == 0 ? QString::fromUtf8(found) : QString();
        m_destroy(pattern);
        font ? m_destroy(font) : void();
        return family;
    }

private:
    template<typename Function>
    bool find(Function &function, const char *name)
    {
        function = reinterpret_cast<Function>(dlsym(m_library, name));
        return function != nullptr;
    }

    void *m_library;
    bool m_complete = false;
    int (*m_init)() = nullptr;
    void *(*m_parse)(const char *) = nullptr;
    int (*m_substitute)(void *, void *, int) = nullptr;
    void (*m_default)(void *) = nullptr;
    void *(*m_match)(void *, void *, int *) = nullptr;
    int (*m_string)(void *, const char *, int, const char **) = nullptr;
    void (*m_destroy)(void *) = nullptr;
};

#endif

} // namespace

#ifdef Q_OS_LINUX

/// Stands before FreeType's function of this name. Qt has the stems of CFF fonts made heavier, as those for Chinese are, and blends
/// them with a gamma of its own: bright text on a dark ground comes out nearly bold that way, beside Latin text that does not.
/// Without the one it leaves out the other, and FreeType's default stands, or what FREETYPE_PROPERTIES says.
extern "C" Q_DECL_EXPORT int FT_Property_Set(void *library, const char *module, const char *property, const void *value)
{
    using Function = int (*)(void *, const char *, const char *, const void *);
    static const auto original = reinterpret_cast<Function>(dlsym(RTLD_NEXT, "FT_Property_Set"));
    const bool isHeavier = std::strcmp(property, "no-stem-darkening") == 0;
    return isHeavier || !original ? 0 : original(library, module, property, value);
}

#endif

FontStart::FontStart()
    : m_language(systemLanguage())
{
    if (!qEnvironmentVariableIsSet("FC_LANG")) {
        qputenv("FC_LANG", m_language.startsWith("zh") ? m_language : m_language + ":zh-cn");
    }
    m_thread = std::thread(&FontStart::read, this);
}

FontStart::~FontStart()
{
    applicationIsThere();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void FontStart::read()
{
#ifdef Q_OS_LINUX
    // Both names stand for whatever is installed. With Chinese behind, the Chinese font would be it, with its wide quotes.
    const Fontconfig fontconfig;
    m_body = fontconfig.family("sans-serif:lang=" + m_language);
#endif
    m_application.acquire();
    if (qGuiApp) {
        QFontDatabase::families(); // reads the names of all of them
    }
    m_known.release();
#ifdef Q_OS_LINUX
    setCodeFamily(fontconfig.family("monospace:lang=" + m_language)); // nothing is drawn in it at first
#endif
}

void FontStart::applicationIsThere()
{
    if (!m_isThere) {
        m_isThere = true;
        m_application.release();
    }
}

void FontStart::finish()
{
    applicationIsThere();
    m_known.acquire();
    QFont font = QApplication::font();
    if (!m_body.isEmpty() && !QFontDatabase::hasFamily(font.family())) {
        font.setFamily(m_body);
        QApplication::setFont(font);
    }
}
