internal import AuditModel

/// The test cases of a report, by file and language, in source order; each is a key at one place.
///
/// A case represents a key at one place.
struct JUnitCases {
  /// A text or a pair of colours with its findings.
  struct Case {
    /// The indices of the findings among the entries, worst first.
    var findings: Range<Int>
    /// The indices of the results among the entries; empty if the run does not keep results.
    var results: Range<Int>
    /// Whether any finding of the case fails the run.
    var hasFailed: Bool
  }

  /// The cases of one file and language.
  struct Suite {
    /// The file's path as in machine-readable reports.
    var file: String
    /// The file's path as in messages.
    var place: String
    /// The class name of all cases: the file and the language.
    var classname: String
    /// The display name of the suite.
    var name: String
    var cases: Range<Int>
    var counts = JUnitCounts()

    init(_ location: SourceLocation, _ locale: String?, startingAt first: Int) {
      file = FileReference(location.file).path
      place = Quotation(location.file, limit: 4_096).text
      classname = locale.map { [file] in "\(file).\($0)" } ?? file
      name = locale.map { [file] in "\(file) (\($0))" } ?? file
      cases = first..<first
    }
  }

  /// A finding or a result; a text with findings has an entry for its result too.
  private struct Entry {
    /// The numbers of the file and the language, replaced by their ranks before sorting.
    var suite: UInt64
    /// The line in the upper 32 bits, and the column in the lower 32.
    var position: UInt64
    /// The index in the findings followed by the results.
    var place: Int
    /// Whether the entry is a finding that fails the run.
    var isFailed: Bool

    static func joined(_ high: Int, _ low: Int) -> UInt64 {
      UInt64(UInt32(clamping: high)) << 32 | UInt64(UInt32(clamping: low))
    }
  }

  private(set) var suites: [Suite] = []
  private(set) var cases: [Case] = []
  private let report: AuditReport
  private var entries: [Entry] = []

  init(report: AuditReport) {
    self.report = report
    var (files, locales) = (NameNumbers(), NameNumbers())
    let ending = report.ending ?? AuditReport.Ending(exitStatus: 0, failsFrom: .error)
    entries.reserveCapacity(report.findings.count + report.results.count)
    func add(_ location: SourceLocation, _ locale: String?, isFailed: Bool) {
      entries.append(
        Entry(
          suite: Entry.joined(files.number(location.file), locales.number(locale ?? "")),
          position: Entry.joined(location.line, location.column), place: entries.count, isFailed: isFailed))
    }
    for finding in report.findings {
      let fields = finding.fields
      add(fields.value.location, fields.value.locale, isFailed: ending.isFailed(by: finding))
    }
    for result in report.results { add(result.string.location, result.string.locale, isFailed: false) }
    let (fileRanks, localeRanks) = (files.ranks, locales.ranks)
    for index in entries.indices {
      let suite = entries[index].suite
      entries[index].suite = Entry.joined(
        fileRanks[Int(suite >> 32)], localeRanks[Int(truncatingIfNeeded: suite & 0xFFFF_FFFF)])
    }
    // Equal entries keep their order, because findings are sorted worst first.
    entries.sort { [report] one, other in
      if one.suite != other.suite { return one.suite < other.suite }
      if one.position != other.position { return one.position < other.position }
      let (name, next) = (Self.key(one.place, in: report), Self.key(other.place, in: report))
      return name == next ? one.place < other.place : name < next
    }
    gather()
  }

  /// Returns the finding of the entry at an index.
  func finding(_ entry: Int) -> Finding { report.findings[entries[entry].place] }

  /// Returns the reason why the text of a case was not measured.
  ///
  /// Nil if it was, or if the run does not keep results.
  func notMeasured(_ one: Case) -> SlotMeasurement.NotMeasured? {
    one.results.lazy.compactMap { report.results[entries[$0].place - report.findings.count].notMeasured }.first
  }

  func key(of one: Case) -> String { Self.key(entries[one.findings.lowerBound].place, in: report) }

  func line(of one: Case) -> Int { max(1, Int(entries[one.findings.lowerBound].position >> 32)) }

  /// Groups sorted entries into cases and suites.
  ///
  /// A case contains the entries of one key and place, and a suite the cases of one file and language.
  private mutating func gather() {
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, isSameCase(entries[start], entries[end]) { end += 1 }
      // Results have higher indices than findings.
      let results = entries[start..<end].firstIndex { $0.place >= report.findings.count } ?? end
      let one = Case(
        findings: start..<results, results: results..<end,
        hasFailed: entries[start..<results].contains(where: \.isFailed))
      let isNew = start == 0 || entries[start - 1].suite != entries[start].suite
      if isNew { suites.append(suite(entries[start].place)) }
      cases.append(one)
      let last = suites.count - 1
      suites[last].cases = suites[last].cases.lowerBound..<cases.count
      suites[last].counts.tests += 1
      if one.hasFailed {
        suites[last].counts.failures += 1
      } else if !one.findings.isEmpty || notMeasured(one) != nil {
        suites[last].counts.skipped += 1
      }
      start = end
    }
  }

  private func isSameCase(_ one: Entry, _ other: Entry) -> Bool {
    one.suite == other.suite && one.position == other.position
      && Self.key(one.place, in: report) == Self.key(other.place, in: report)
  }

  /// Creates a suite for the finding or result at an index.
  private func suite(_ place: Int) -> Suite {
    if place < report.findings.count {
      return Suite(report.findings[place].location, report.findings[place].locale, startingAt: cases.count)
    }
    let string = report.results[place - report.findings.count].string
    return Suite(string.location, string.locale, startingAt: cases.count)
  }

  private static func key(_ place: Int, in report: AuditReport) -> String {
    place < report.findings.count
      ? report.findings[place].key : report.results[place - report.findings.count].string.key
  }
}
