internal import AuditModel

/// The parts of the page around the findings.
///
/// They state how many findings are listed, which pictures exist, and how to reproduce a finding.
struct HTMLFindings {
  let report: AuditReport
  let rows: HTMLRows
  let pictures: HTMLPictures
  /// The arguments of the run that made the report.
  let command: CommandWords

  /// The maximum size of these parts without the commands, in bytes.
  private static let mostWords = 6_000
  /// The maximum number of bytes for one byte of the command after escaping for the shell and for HTML.
  private static let mostEscape = 12

  /// Returns the maximum size of these parts, in bytes.
  static func mostBytes(_ command: CommandWords) -> Int {
    mostWords + 2 * mostEscape * command.run.reduce(0) { $0 + $1.utf8.count + 3 }
  }

  var topValues: HTMLValues {
    HTMLValues([
      "hasFindings": rows.count > 0, "nothingFound": report.findings.isEmpty && !report.isEmpty,
      "nothingMeasured": report.findings.isEmpty && report.isEmpty, "unlisted": unlisted, "ownPages": ownPages,
      "pictures": pictures.values,
    ])
  }

  var endValues: HTMLValues {
    let run = command.settings
    let narrowing = ReproductionCommand.narrowing(of: run, to: "RULE", key: "KEY")
    return HTMLValues([
      "hasFindings": rows.count > 0, "hasCommand": !run.isEmpty, "hasShort": rows.short > 0,
      "narrowed": narrowing.isEmpty ? nil : ReproductionCommand.text(run, narrowing),
    ])
  }

  private var unlisted: String? {
    let left = max(report.tally.findings, report.findings.count) - rows.count
    guard left > 0 || rows.short > 0 else { return nil }
    let (listed, short) = (Wording.number(rows.count), Wording.number(rows.short))
    var words = ""
    if left > 0 {
      let worst = Wording.count(rows.count, "finding")
      words += "This page lists the worst \(worst) of all and of each language; "
      words += "\(Wording.number(left)) more are not shown on it. "
    }
    if rows.short > 0 {
      words +=
        "Of these \(listed) the worst \(Wording.number(rows.count - rows.short)) are shown in full, \(short) in short. "
    }
    return words + "--report json=PATH and --report csv=PATH list all of them in full."
  }

  /// A command that makes one page per language, if this page omits findings or pictures.
  private var ownPages: String? {
    guard unlisted != nil || pictures.hasLimit, command.run.first == "check", report.tally.languages.count > 1
    else { return nil }
    return ReproductionCommand.text(command.anyLanguage, ["--locale", "TAG", "--report", "html=TAG.html"])
  }
}
