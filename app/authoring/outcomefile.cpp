// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/outcomefile.h"

#include "app/catalog/fieldvalue.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace wayout::authoring {
namespace {

constexpr auto formatName = "wayout-outcomes"_L1;
constexpr int newestVersion = 1;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OutcomeFile)
};

QString textAt(const catalog::FieldValue &object, QLatin1StringView key)
{
    const catalog::FieldValue *value = object.find(key);
    return value && value->type == catalog::FieldValue::Type::Text ? value->text : QString();
}

/// Returns nothing if the object is not a valid result.
std::optional<storage::KeptOutcome> outcomeOf(const catalog::FieldValue &object)
{
    bool isNumber = false;
    const storage::KeptOutcome outcome{
        .key = {textAt(object, "record"_L1), textAt(object, "entry"_L1)},
        .pasteId = textAt(object, "occasion"_L1).toLongLong(&isNumber),
        .result = textAt(object, "result"_L1),
        .time = QDateTime::fromString(textAt(object, "time"_L1), Qt::ISODateWithMs),
    };
    const bool isWhole = isNumber && !outcome.key.recordId.isEmpty() && !outcome.key.entry.isEmpty()
        && !outcome.result.isEmpty() && outcome.time.isValid()
        && !outcome.time.toUTC().toString(Qt::ISODateWithMs).isEmpty(); // a year of five digits cannot be written
    return isWhole ? std::optional(outcome) : std::nullopt;
}

} // namespace

QByteArray outcomesToBytes(const QList<storage::KeptOutcome> &outcomes)
{
    catalog::FieldValue list = catalog::FieldValue::list();
    for (const storage::KeptOutcome &outcome : outcomes) {
        catalog::FieldValue object = catalog::FieldValue::object();
        object.add(u"record"_s, catalog::FieldValue::ofText(outcome.key.recordId));
        object.add(u"entry"_s, catalog::FieldValue::ofText(outcome.key.entry));
        // Written as a text, because many JSON readers cannot represent such large numbers.
        object.add(u"occasion"_s, catalog::FieldValue::ofText(QString::number(outcome.pasteId)));
        object.add(u"result"_s, catalog::FieldValue::ofText(outcome.result));
        object.add(u"time"_s, catalog::FieldValue::ofText(outcome.time.toUTC().toString(Qt::ISODateWithMs)));
        list.items.append(object);
    }
    catalog::FieldValue file = catalog::FieldValue::object();
    file.add(u"format"_s, catalog::FieldValue::ofText(formatName));
    file.add(u"version"_s, catalog::FieldValue::ofNumber(QString::number(newestVersion)));
    file.add(u"outcomes"_s, list);
    return catalog::jsonOf(file);
}

OutcomeFile outcomesFromBytes(const QByteArray &bytes)
{
    OutcomeFile file;
    const std::optional<catalog::FieldValue> value = catalog::fieldsOf(bytes);
    const catalog::FieldValue *version = value ? value->find(u"version"_s) : nullptr;
    const catalog::FieldValue *list = value ? value->find(u"outcomes"_s) : nullptr;
    const bool isOurs = version && textAt(*value, "format"_L1) == formatName;
    if (isOurs && version->text.toInt() > newestVersion) {
        file.fault = OutcomeFile::Fault::Newer; // a newer version may not have the list
    } else if (!isOurs || !list || list->type != catalog::FieldValue::Type::List) {
        file.fault = OutcomeFile::Fault::NotOutcomes;
    } else {
        for (const catalog::FieldValue &item : list->items) {
            if (const std::optional<storage::KeptOutcome> outcome = outcomeOf(item)) {
                file.outcomes.append(*outcome);
            } else {
                ++file.skipped;
            }
        }
    }
    return file;
}

OutcomeFile readOutcomeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {.fault = OutcomeFile::Fault::Unreadable, .reason = file.errorString()};
    }
    return file.size() > OutcomeFile::mostBytes ? OutcomeFile{.fault = OutcomeFile::Fault::TooLarge}
                                                : outcomesFromBytes(file.readAll());
}

QString outcomeFaultText(const OutcomeFile &file, const QString &path)
{
    switch (file.fault) {
    case OutcomeFile::Fault::None:
        break;
    case OutcomeFile::Fault::Unreadable:
        return Words::tr("%1 cannot be read: %2").arg(path, file.reason);
    case OutcomeFile::Fault::TooLarge:
        //: %2 is a size such as "64 MiB"
        return Words::tr("%1 is larger than %2.").arg(path, QLocale().formattedDataSize(OutcomeFile::mostBytes));
    case OutcomeFile::Fault::NotOutcomes:
        return Words::tr("%1 is no file of results.").arg(path);
    case OutcomeFile::Fault::Newer:
        return Words::tr("%1 was made by a newer Wayout. Updating Wayout helps.").arg(path);
    }
    return {};
}

} // namespace wayout::authoring
