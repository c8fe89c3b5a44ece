internal import AuditModel

/// Findings by file and language, the group with the worst finding first.
struct HTMLGroups {
  /// The findings of one file in one language.
  struct Group {
    var number: Int
    var file: String
    var locale: String?
    var counts = HTMLCounts()
  }

  /// All groups, in the order of their worst finding.
  private(set) var all: [Group] = []
  /// The number of each finding's group.
  private(set) var numbers: [Int] = []

  private struct Name: Hashable {
    var file: Int
    var locale: Int
  }

  init(_ findings: [Finding]) {
    var (files, locales) = (NameNumbers(), NameNumbers())
    var known: [Name: Int] = [:]
    numbers.reserveCapacity(findings.count)
    for finding in findings {
      let (file, locale) = (finding.location.file, finding.locale)
      let name = Name(file: files.number(file), locale: locale.map { locales.number($0) } ?? -1)
      let number = known[name] ?? all.count
      if number == all.count {
        known[name] = number
        all.append(Group(number: number, file: file, locale: locale))
      }
      all[number].counts.count(finding)
      numbers.append(number)
    }
  }
}

extension HTMLGroups.Group {
  /// What the top of a group's section is made of.
  var values: HTMLValues {
    HTMLValues([
      "number": .text("\(number)"), "file": .text(Quotation(file, limit: 300).text),
      "locale": .maybe(locale.map { Quotation($0, limit: 40).text }), "counts": .text(counts.words),
    ])
  }

  /// What the end of a group's section is made of.
  func endValues(listed: Int) -> HTMLValues {
    let left = counts.all - listed
    return HTMLValues(["left": .maybe(left > 0 ? Wording.count(left, "more finding") : nil)])
  }
}
