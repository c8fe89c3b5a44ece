internal import AuditModel

/// A web page covers the whole display (`viewport-fit=cover`) and does not ask where the safe area is.
///
/// Its text may then lie behind the sensor housing or under the home indicator. The insets are there as
/// `env(safe-area-inset-…)`, for the page and the style sheets it links; where one of these is not at hand, or scripts
/// run, a person has to look. A page that asks for the insets without covering the display gets zeros: a note.
struct WebPageCoversEdges: Rule {
  static let descriptor = RuleDescriptor(
    id: "web-page-covers-edges", title: "A web page runs under the edges of the display",
    rationale: "Without the insets, text of the page is hidden by corners, sensors or the home indicator",
    severity: "warning; note where the insets are asked for in vain", criteria: [.layout, .safeAreaInsets],
    guidelines: [32])

  static let examples: [Example<WebPage>] = [
    Example("covers and asks for the insets", page(covers: true, asks: true), .pass),
    Example("covers and does not ask", page(covers: true, asks: false), .fail, .warning),
    Example(
      "covers, with a style sheet from elsewhere", page(covers: true, asks: false, sheets: ["https://a/b.css"]),
      .needsReview, .note),
    Example("asks in vain", page(covers: false, asks: true), .fail, .note),
    Example("leaves it to the system", page(covers: false, asks: false), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: WebPage) -> Outcome {
    guard let cover = subject.cover else {
      guard subject.asksForInsets else { return .notApplicable }
      var finding = Finding(
        rule: Self.descriptor.id, severity: .note, key: "viewport-fit", location: subject.location, message: .asksInVain
      )
      finding.remedy = "add viewport-fit=cover to the viewport, or take the insets out"
      return .fail([finding])
    }
    guard !subject.asksForInsets else { return .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .warning, key: "viewport-fit", location: cover, message: .doesNotAsk)
    finding.remedy = "pad the page with env(safe-area-inset-top) and its like, or take viewport-fit=cover out"
    guard subject.hasScripts || !subject.missingSheets.isEmpty else { return .fail([finding]) }
    finding.severity = .note
    finding.outcome = .needsReview
    finding.reason = .notDescribed
    finding.message = .mayAskElsewhere(subject)
    return .needsReview(finding)
  }

  private static func page(covers: Bool, asks: Bool, sheets: [String] = []) -> WebPage {
    var page = WebPage(location: SourceLocation(file: "help/index.html", line: 1, column: 1))
    page.cover = covers ? SourceLocation(file: "help/index.html", line: 5, column: 1) : nil
    page.asksForInsets = asks
    page.missingSheets = sheets
    return page
  }
}

extension Finding.Message {
  fileprivate static let doesNotAsk: Self =
    "the page covers the whole display and asks nowhere for env(safe-area-inset-…)"
  fileprivate static let asksInVain: Self =
    "the page asks for env(safe-area-inset-…), which is 0 without viewport-fit=cover"
  fileprivate static func mayAskElsewhere(_ page: WebPage) -> Self {
    let elsewhere = page.missingSheets.map { Quotation($0).description } + (page.hasScripts ? ["its scripts"] : [])
    return """
      the page covers the whole display; whether it asks for env(safe-area-inset-…) in \(Listing(elsewhere)) is not known
      """
  }
}
