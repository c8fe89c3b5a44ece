import TypeCheckKit

/// The output of `--verbose`: every file that was found.
struct FileListing {
  private let files: [FileUse]

  init(_ report: AuditReport) { files = report.files.sorted { $0.path < $1.path } }

  /// Writes a line per file to standard error.
  func say() {
    for file in files {
      let path = Quotation.escape(file.path)
      if let format = file.format {
        StandardStreams.say("read \(path): \(format), \(file.texts) text\(file.texts == 1 ? "" : "s")")
      } else {
        StandardStreams.say("not read \(path): \(file.reason ?? "no reason is known")")
      }
    }
    let read = files.count { $0.format != nil }
    StandardStreams.say("\(read) file\(read == 1 ? "" : "s") read, \(files.count - read) not read")
  }
}

extension StandardStreams {
  /// Writes a problem to standard error: place, message and fix.
  static func say(_ issue: InputIssue) {
    let place = issue.location
    say(
      "\(Quotation.escape(place.file)):\(place.line):\(place.column): \(issue.severity.rawValue): \(issue.message); \(issue.remedy)"
    )
  }
}
