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
    say("\(read.counted("file")) read, \(report.files.count - read) not read")
  }

  /// Writes the place, message and fix of a problem to standard error.
  static func say(_ issue: InputIssue) {
    let place = issue.location
    let words = "\(issue.severity.rawValue): \(issue.message); \(issue.remedy)"
    say(joined(["\(Quotation.escape(place.file)):\(place.line):\(place.column): \(words)"]))
  }
}
