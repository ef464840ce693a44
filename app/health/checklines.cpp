// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogfiles.h"
#include "app/health/check.h"
#include "app/catalog/jsonscanner.h"

#include <QHash>

#include <vector>

namespace {

/// The bytes of a file and where its lines begin.
class FileLines
{
public:
    explicit FileLines(const QString &file)
    {
        QList<Problem> alreadyTold;
        m_bytes = readCatalogFile(file, alreadyTold).value_or(QByteArray());
        m_starts.push_back(0);
        for (qsizetype i = m_bytes.indexOf('\n'); i >= 0; i = m_bytes.indexOf('\n', i + 1)) {
            m_starts.push_back(i + 1);
        }
    }

    /// The line of a field of the record that begins in line `recordLine`; that line when there is no such field.
    int lineOf(int recordLine, const QString &field) const
    {
        if (recordLine < 1 || std::size_t(recordLine) > m_starts.size()) {
            return recordLine;
        }
        const qsizetype start = m_bytes.indexOf('{', m_starts.at(std::size_t(recordLine) - 1));
        if (start < 0) {
            return recordLine;
        }
        const QByteArrayView rest = QByteArrayView(m_bytes).sliced(start);
        return recordLine + lineBreaksIn(rest.first(offsetOfPointer(rest, field)));
    }

private:
    QByteArray m_bytes;
    std::vector<qsizetype> m_starts;
};

} // namespace

void findFieldLines(QList<Problem> &findings)
{
    QHash<QString, std::shared_ptr<const FileLines>> files;
    for (Problem &finding : findings) {
        std::shared_ptr<const FileLines> &lines = files[finding.file];
        if (!lines) {
            lines = std::make_shared<const FileLines>(finding.file);
        }
        finding.line = lines->lineOf(finding.line, finding.field);
    }
}
