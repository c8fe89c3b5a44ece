internal import AuditModel
internal import Causes

/// The causes of a report, as many as fit in a number of lines.
struct TerminalCauses {
  let report: AuditReport
  let ink: Ink
  /// The width of the terminal in columns; nil means unlimited.
  let columns: Int?
  /// The causes of failures; notes are included if nothing is more severe.
  let listed: [Cause]
  /// The maximum number of lines of notes without a more severe cause (our own choice: they must not hide the totals).
  private static let linesOfNotes = 12
  /// All causes of the report, new and worse failures first, then the worst.
  let all: [Cause]

  init(report: AuditReport, ink: Ink, columns: Int?) {
    (self.report, self.ink, self.columns) = (report, ink, columns)
    all = report.causesByChange
    let failing = all.filter(\.isFailure)
    listed = failing.isEmpty ? all.filter { $0.outcome == .fail } : failing
  }

  /// Whether the report lists notes, because nothing is more severe, and all of them fit.
  var listsAllNotes: Bool {
    guard let first = listed.first, first.severity == .note else { return false }
    var count = 0
    for cause in listed {
      count += wrapped(cause).count
      if count >= Self.linesOfNotes { return false }
    }
    return true
  }

  /// Returns the lines of the first causes within a limit, and a line about the others.
  func lines(upTo limit: Int) -> [String] {
    let limit = listed.first?.severity == .note ? min(limit, Self.linesOfNotes) : limit
    var lines: [String] = []
    for (number, cause) in listed.enumerated() {
      let next = wrapped(cause)
      let left = listed.count - number
      // The last line counts the causes that do not fit, and a line is empty.
      guard lines.count + next.count + (left > 1 ? 2 : 1) <= limit else { return lines + [others(left)] }
      lines += next
    }
    return lines
  }

  /// Returns the lines of all causes with an outcome and severity.
  func lines(where isIncluded: (Cause) -> Bool) -> [String] { all.filter(isIncluded).flatMap(wrapped) }

  private func wrapped(_ cause: Cause) -> [String] {
    let lines = TerminalCause(cause: cause, report: report, ink: ink).lines
    return LineWrap.wrap(lines, at: columns, hanging: 4)
  }

  private func others(_ count: Int) -> String {
    let isOfNotes = listed.first?.severity == .note
    let words = Wording.more(count, isOfNotes ? "note" : "cause") ?? ""
    let options = isOfNotes ? "--notes" : "--verbose or --report json=PATH"
    return ink("… and \(words)", .bold) + ": \(options) shows them"
  }
}
