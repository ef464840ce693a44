// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/packagewords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

struct PackageWords {
    Q_DECLARE_TR_FUNCTIONS(PackageWords)
};

} // namespace

QString absentPackageWords(const QString &code, const evidence::FittedRecord &fitted)
{
    const evidence::AbsentPackage *absent = evidence::absentIn(code, fitted);
    if (!absent) {
        return {};
    }
    const evidence::LookedUp &lookedUp = absent->lookedUp;
    if (lookedUp.isDamaged) {
        return PackageWords::tr("The list of packages in this program is damaged: %1 was not looked up.")
            .arg(lookedUp.file);
    }
    //: %1 is a release, %2 a file: "No package of Debian 13 has libssl.so.1.1."
    QStringList sentences{PackageWords::tr("No package of %1 has %2.").arg(lookedUp.release, lookedUp.file)};
    for (const auto &[release, package] : lookedUp.elsewhere) {
        //: %1 is a release, %2 a package
        sentences.append(PackageWords::tr("In %1 it is in %2.").arg(release, package));
    }
    return sentences.join(u' ');
}

QString packageListWords(const evidence::FilledText &code, const QList<evidence::FilledValue> &values)
{
    QStringList said;
    for (const evidence::FilledText::Place &place : code.places) {
        const evidence::FilledValue &value = values.at(place.value);
        if (!value.archive.isEmpty()) {
            //: %1 is a package, %2 a release and a date
            said.append(PackageWords::tr("%1 is from the list of packages of %2").arg(value.value, value.archive));
        }
    }
    said.removeDuplicates();
    return said.join(u" · "_s);
}

} // namespace wayout::present
