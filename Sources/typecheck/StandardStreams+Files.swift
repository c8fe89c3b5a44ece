import TypeCheckKit

extension StandardStreams {
  /// Lists all found files on standard error, for `--verbose`.
  static func say(filesOf report: AuditReport) {
    for file in report.files.sorted(by: { $0.path < $1.path }) {
      let path = Quotation.escape(file.path)
      if let format = file.format {
        say("read \(path): \(format), \(file.texts.counted("text"))")
      } else {
        say("not read \(path): \(file.reason ?? "the reason is not known")")
      }
    }
    let read = report.files.count { $0.format != nil }
    let others = report.filesRead - read
    let more =
      others > 0
      ? "; \(others.counted("more file")) read and not listed (images, screens and web pages), "
        + "\(report.filesRead.grouped) in all" : ""
    say("\(read.counted("file")) read, \(report.files.count - read) not read\(more)")
  }

  /// Writes the place, message and fix of a problem to standard error.
  static func say(_ issue: InputIssue) { say(issue, issue.message, "") }

  /// Writes problems to standard error: each error, and one line for each kind of warning.
  ///
  /// `quiet` leaves out warnings, as they neither stop the answer nor change the exit status.
  static func say(_ issues: [InputIssue], quiet: Bool) {
    var kinds: [(first: InputIssue, count: Int, words: String)] = []
    var places: [String: Int] = [:]
    for issue in issues where !quiet || issue.severity == .error {
      let kind = issue.kind
      if issue.severity == .warning, let place = places[kind] {
        kinds[place].count += 1
        if kinds[place].words != issue.message { kinds[place].words = kind }
      } else {
        if issue.severity == .warning { places[kind] = kinds.count }
        kinds.append((issue, 1, issue.message))
      }
    }
    for (first, count, words) in kinds {
      if count == 1 {
        say(first)
      } else {
        say(first, "\(count.grouped) × \(words)", " (typecheck check --inputs lists all)")
      }
    }
  }

  private static func say(_ issue: InputIssue, _ message: String, _ hint: String) {
    let place = issue.location
    let words = "\(issue.severity.rawValue): \(message); \(issue.remedy)\(hint)"
    say(joined(["\(Quotation.escape(place.file)):\(place.line):\(place.column): \(words)"]))
  }
}
