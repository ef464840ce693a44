// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/icons.h"

#include "ui/theme/palettes.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <algorithm>
#include <optional>

namespace wayout::theme {
namespace {

constexpr double gridSize = 16; // the glyphs below are drawn on 16 x 16
constexpr double signGrid = 32; // the icon of the program is drawn on 32 x 32

QPainterPath polyline(std::initializer_list<QPointF> points)
{
    QPainterPath path(*points.begin());
    std::for_each(points.begin() + 1, points.end(), [&](const QPointF &point) { path.lineTo(point); });
    return path;
}

QPainterPath sheetPath()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(5.5, 5.5, 8, 8), 1.5, 1.5);
    path.addPath(polyline({{10.5, 3}, {10.5, 2.5}, {2.5, 2.5}, {2.5, 10.5}, {3, 10.5}}));
    return path;
}

QPainterPath boardPath()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(3, 3, 10, 11), 1.5, 1.5);
    path.addRoundedRect(QRectF(5.75, 1.5, 4.5, 3), 1, 1);
    path.addPath(polyline({{5.5, 8}, {10.5, 8}}));
    path.addPath(polyline({{5.5, 10.75}, {9, 10.75}}));
    return path;
}

QPainterPath folderPath()
{
    QPainterPath path = polyline({{2, 12.5}, {2, 3.5}, {6.25, 3.5}, {7.75, 5.25}, {14, 5.25}, {14, 12.5}});
    path.closeSubpath();
    return path;
}

QPainterPath starPath()
{
    return polyline({{8, 1.75}, {9.9, 5.9}, {14.4, 6.4}, {11, 9.4}, {12, 13.8}, {8, 11.5}, {4, 13.8}, {5, 9.4},
        {1.6, 6.4}, {6.1, 5.9}, {8, 1.75}});
}

QPainterPath circlePath(double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(8, 8), radius, radius);
    return path;
}

QPainterPath pathOf(Glyph glyph)
{
    QPainterPath path;
    switch (glyph) {
    case Glyph::Check:
        return polyline({{2.5, 8.75}, {6.25, 12.5}, {13.5, 4}});
    case Glyph::CrossedCircle:
        path = circlePath(6);
        path.addPath(polyline({{3.8, 12.2}, {12.2, 3.8}}));
        return path;
    case Glyph::Triangle:
        path = polyline({{8, 2.25}, {14.5, 13.5}, {1.5, 13.5}});
        path.closeSubpath();
        path.addPath(polyline({{8, 6.5}, {8, 9.5}}));
        path.addPath(polyline({{8, 11.5}, {8, 11.6}}));
        return path;
    case Glyph::Info:
        path = circlePath(6);
        path.addPath(polyline({{8, 7.5}, {8, 11}}));
        path.addPath(polyline({{8, 5}, {8, 5.1}}));
        return path;
    case Glyph::Clock:
        path = circlePath(6);
        path.addPath(polyline({{8, 4.75}, {8, 8}, {10.5, 9.5}}));
        return path;
    case Glyph::Copy:
        return sheetPath();
    case Glyph::Paste:
        return boardPath();
    case Glyph::Open:
        return folderPath();
    case Glyph::Menu:
        for (const double y : {4.0, 8.0, 12.0}) {
            path.addPath(polyline({{2.5, y}, {13.5, y}}));
        }
        return path;
    case Glyph::Search:
        path.addEllipse(QPointF(7, 7), 4.5, 4.5);
        path.addPath(polyline({{10.4, 10.4}, {14, 14}}));
        return path;
    case Glyph::ArrowRight:
        path = polyline({{2.5, 8}, {13.5, 8}});
        path.addPath(polyline({{9.5, 4}, {13.5, 8}, {9.5, 12}}));
        return path;
    case Glyph::Star:
    case Glyph::StarFilled:
        return starPath();
    case Glyph::Pencil:
        path = polyline({{2.5, 13.5}, {3.25, 10.25}, {10.75, 2.75}, {13.25, 5.25}, {5.75, 12.75}});
        path.closeSubpath();
        path.addPath(polyline({{9, 4.5}, {11.5, 7}}));
        return path;
    case Glyph::Clear:
        path = polyline({{4.25, 4.25}, {11.75, 11.75}});
        path.addPath(polyline({{11.75, 4.25}, {4.25, 11.75}}));
        return path;
    case Glyph::External:
        path = polyline({{7, 3.5}, {3, 3.5}, {3, 13}, {12.5, 13}, {12.5, 9}});
        path.addPath(polyline({{7.5, 8.5}, {13.5, 2.5}}));
        path.addPath(polyline({{9.5, 2.5}, {13.5, 2.5}, {13.5, 6.5}}));
        return path;
    }
    return path;
}

class GlyphEngine final : public QIconEngine
{
public:
    GlyphEngine(Glyph glyph, std::optional<QColor> colour)
        : m_glyph(glyph)
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        const QColor themed = QGuiApplication::palette().color(group, role);
        paintGlyph(*painter, m_glyph, rect, mode == QIcon::Normal ? m_colour.value_or(themed) : themed);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return result;
    }

    QIconEngine *clone() const override { return new GlyphEngine(m_glyph, m_colour); }

private:
    Glyph m_glyph;
    std::optional<QColor> m_colour;
};

class InModeEngine final : public QIconEngine
{
public:
    InModeEngine(const QIcon &icon, QIcon::Mode mode)
        : m_icon(icon)
        , m_mode(mode)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        m_icon.paint(painter, rect, Qt::AlignCenter, shown(mode), state);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return m_icon.pixmap(size, 1, shown(mode), state);
    }

    QIconEngine *clone() const override { return new InModeEngine(m_icon, m_mode); }

private:
    QIcon::Mode shown(QIcon::Mode asked) const { return asked == QIcon::Disabled ? asked : m_mode; }

    QIcon m_icon;
    QIcon::Mode m_mode;
};

QPixmap paintedSign(int side)
{
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / signGrid, side / signGrid);
    painter.setPen(Qt::NoPen);
    painter.setBrush(lightPalette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(2, 2, 28, 28), 7, 7);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(8.5, 8), QPointF(17.5, 8)); // the wall
    QPainterPath way({13, 25});
    way.lineTo(13, 20);
    way.quadTo(13, 16, 17, 16);
    way.lineTo(24, 16);
    way.moveTo(20, 12);
    way.lineTo(24, 16);
    way.lineTo(20, 20);
    painter.drawPath(way);
    return pixmap;
}

} // namespace

void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour)
{
    const double side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side / 2, side / 2));
    painter.scale(side / gridSize, side / gridSize);
    painter.setPen(QPen(colour, glyph == Glyph::Check ? 2 : 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(glyph == Glyph::StarFilled ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPath(pathOf(glyph));
    painter.restore();
}

QIcon glyphIcon(Glyph glyph)
{
    return QIcon(new GlyphEngine(glyph, std::nullopt));
}

QIcon glyphIcon(Glyph glyph, const QColor &colour)
{
    return QIcon(new GlyphEngine(glyph, colour));
}

QIcon iconInMode(const QIcon &icon, QIcon::Mode mode)
{
    return icon.isNull() ? icon : QIcon(new InModeEngine(icon, mode));
}

QIcon appIcon()
{
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        icon.addPixmap(paintedSign(side));
    }
    return icon;
}

} // namespace wayout::theme
