internal import AuditModel

/// Findings grouped by severity, file and language.
///
/// Groups are in the order of their worst finding, so errors come first.
struct HTMLGroups {
  /// Findings of one severity in one file and language.
  struct Group {
    var number: Int
    var level: String
    var file: String
    var subject: HTMLSubject
    var counts = AuditReport.Tally.Counts()
  }

  /// The groups, in the order of their worst finding.
  private(set) var all: [Group] = []
  /// The group number of each finding, in the order of the report.
  private(set) var numbers: [Int] = []

  private struct Name: Hashable {
    var level: String
    var file: Int
    var subject: Int
  }

  init(_ findings: [Finding]) {
    var (files, subjects) = (NameNumbers(), NameNumbers())
    var known: [Name: Int] = [:]
    numbers.reserveCapacity(findings.count)
    for finding in findings {
      let (level, file, subject) = (finding.pageLevel, finding.location.file, HTMLSubject(finding))
      let name = Name(level: level, file: files.number(file), subject: subjects.number(subject.name))
      let number = known[name] ?? all.count
      if number == all.count {
        known[name] = number
        all.append(Group(number: number, level: level, file: file, subject: subject))
      }
      all[number].counts.count(finding)
      numbers.append(number)
    }
  }
}

extension HTMLGroups.Group {
  /// The template values of the start of a group's section.
  var values: HTMLValues {
    HTMLValues([
      "number": "\(number)", "level": level, "file": Quotation(file, limit: 300).text,
      "language": Quotation(subject.name, limit: 40).text,
      "locale": subject.isLanguage ? Quotation(subject.name, limit: 40).text : nil, "counts": counts.words,
    ])
  }

  /// Returns the template values of the end of a group's section.
  func endValues(listed: Int) -> HTMLValues {
    HTMLValues(["left": Wording.more(counts.all - listed, "finding")])
  }
}

extension Finding {
  /// The level that the page shows and filters by: the severity, or `review` for a finding that needs review.
  var pageLevel: String { self.outcome == .needsReview ? "review" : self.severity.rawValue }
}
