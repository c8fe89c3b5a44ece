internal import AuditModel

/// The parts of a page around its data.
struct PagePieces {
  private let report: AuditReport
  private let details: PageDetails
  private let command: CommandWords
  private let script: PageScript
  private let verdict: PageVerdict
  private let languages: PageLanguages
  private let top: String
  private let body: String

  /// The end of the page, starting with the script.
  let end: String

  /// The space in bytes for sentences about the parts that the page omits.
  private static let reserve = 1_000

  init(_ report: AuditReport, _ details: PageDetails, _ command: CommandWords, _ script: PageScript) {
    (self.report, self.details, self.command, self.script) = (report, details, command, script)
    verdict = PageVerdict(report)
    languages = PageLanguages(report)
    let head = HTMLHead(
      report: report, details: details, verdict: verdict, languages: languages, dropped: [], script: script)
    top = HTMLTemplate.head.text(head.headValues)
    let list = HTMLFindingList(report: report, details: details, languages: languages)
    let screens = HTMLScreenList(report: report, details: details, languages: languages)
    body =
      HTMLTemplate.findings.text(list.values) + screens.text
      + HTMLTemplate.run.text(HTMLRun(report: report, details: details, command: command).values)
      + HTMLTemplate.foot.text(HTMLValues(["version": report.version]))
    end = "<script>\(script.script)</script>\n</body>\n</html>\n"
  }

  /// The size of these parts in bytes.
  var size: Int {
    top.utf8.count + header(without: ["", ""]).utf8.count + body.utf8.count + end.utf8.count + Self.reserve
  }

  /// Returns the start of the page, up to the data; `dropped` are the parts that the data lacks.
  func start(without dropped: [String]) -> String { top + header(without: dropped) + body }

  /// Returns the data of the page, up to a number of bytes.
  func data(upTo limit: Int) -> PageData {
    PageData(report, details, command, verdict, languages, phrases: script.phrases, upTo: limit)
  }

  private func header(without dropped: [String]) -> String {
    let head = HTMLHead(report: report, details: details, verdict: verdict, languages: languages, dropped: dropped)
    return HTMLTemplate.header.text(head.headerValues)
  }
}
