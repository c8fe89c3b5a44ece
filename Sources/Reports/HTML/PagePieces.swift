internal import AuditModel
internal import Causes

/// The parts of a page around its data.
struct PagePieces {
  private let report: AuditReport
  private let causes: [Cause]
  private let details: PageDetails
  private let command: CommandWords
  private let script: PageScript
  private let verdict: PageVerdict
  private let languages: PageLanguages
  private let top: String

  /// The end of the page, starting with the script.
  let end: String

  /// The space in bytes for sentences about the parts that the page omits.
  private static let reserve = 1_000

  init(_ report: AuditReport, _ details: PageDetails, _ command: CommandWords, _ script: PageScript) {
    (self.report, self.details, self.command, self.script) = (report, details, command, script)
    causes = report.causes
    verdict = PageVerdict(report)
    languages = PageLanguages(report)
    let head = HTMLHead(
      report: report, causes: causes, details: details, verdict: verdict, languages: languages, script: script)
    let list = HTMLCauseList(report: report, causes: causes, details: details, languages: languages)
    let screens = HTMLScreenList(report: report, details: details, languages: languages)
    top =
      HTMLTemplate.head.text(head.headValues) + HTMLTemplate.header.text(head.headerValues)
      + HTMLTemplate.causes.text(list.values) + screens.text
    end = "<script>\(script.script)</script>\n</body>\n</html>\n"
  }

  /// The data of the page.
  var data: PageData { PageData(report, causes, details, command, verdict, languages, phrases: script.phrases) }

  /// Returns the page with its data, which has as many parts as fit in a number of bytes.
  func page(upTo limit: Int) -> (start: String, data: [UInt8], end: String) {
    let ends = "</script>\n" + end
    let left =
      limit - start(without: ["", ""]).utf8.count - PackedData.element.utf8.count - ends.utf8.count - Self.reserve
    let data = data
    var written = data.written(PageAmount())
    var packed = PackedData.pack(written.bytes)
    for amount in PageAmount.steps.dropFirst() where packed.count > left {
      written = data.written(amount)
      packed = PackedData.pack(written.bytes)
    }
    return (start(without: written.dropped) + PackedData.element, packed, ends)
  }

  /// Returns the start of the page, up to the data; `dropped` are the parts that the data lacks.
  func start(without dropped: [String]) -> String {
    let run = HTMLRun(report: report, details: details, command: command, languages: languages, dropped: dropped)
    return top + HTMLTemplate.run.text(run.values) + HTMLTemplate.foot.text(HTMLValues(["version": report.version]))
  }
}
