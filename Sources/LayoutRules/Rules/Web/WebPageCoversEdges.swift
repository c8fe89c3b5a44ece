internal import AuditModel
internal import RuleKit

/// Reports a web page that covers the whole display (`viewport-fit=cover`) without using the insets of the safe area.
///
/// Without the insets, text may be behind the camera or under the home indicator. The page and its style sheets can
/// use the insets as `env(safe-area-inset-…)`. A page with scripts or a missing style sheet needs review. A page that
/// uses the insets without covering the display gets zeros, which is a note.
struct WebPageCoversEdges: Rule {
  static let descriptor = RuleDescriptor(
    id: "web-page-covers-edges", title: "A web page ignores the safe area",
    rationale: "Without the insets, corners, sensors or the home indicator can cover text",
    severity: "warning; note where the insets have no effect", criteria: [.layout, .safeAreaInsets],
    guidelines: [32],
    turnOffIf: "the page is shown only in a web view that already stays within the safe area")

  static let examples: [Example<WebPage>] = [
    Example("covers the display and uses the insets", page(covers: true, asks: true), .pass),
    Example("covers the display without the insets", page(covers: true, asks: false), .fail, .warning),
    Example(
      "covers the display, with an external style sheet", page(covers: true, asks: false, sheets: ["https://a/b.css"]),
      .needsReview, .note),
    Example("uses insets that are always 0", page(covers: false, asks: true), .fail, .note),
    Example("leaves the safe area to the system", page(covers: false, asks: false), .notApplicable),
  ]

  func evaluate(_ subject: WebPage) -> Outcome {
    guard let cover = subject.cover else {
      guard subject.asksForInsets else { return .notApplicable }
      return failure(
        .note, "viewport-fit", at: subject.location,
        "the page uses env(safe-area-inset-…), which is 0 without viewport-fit=cover",
        remedy: "add viewport-fit=cover to the viewport, or remove the insets")
    }
    guard !subject.asksForInsets else { return .pass }
    let remedy = "pad the page with env(safe-area-inset-top) and the other insets, or remove viewport-fit=cover"
    guard subject.hasScripts || !subject.missingSheets.isEmpty else {
      return failure(
        .warning, "viewport-fit", at: cover, "the page covers the whole display but never uses env(safe-area-inset-…)",
        remedy: remedy)
    }
    let elsewhere =
      subject.missingSheets.map { Quotation($0).description } + (subject.hasScripts ? ["its scripts"] : [])
    return review(
      .notDescribed, "viewport-fit", at: cover,
      """
      the page covers the whole display, and it is not known whether env(safe-area-inset-…) is used in \
      \(Listing(elsewhere))
      """, remedy: remedy)
  }

  private static func page(covers: Bool, asks: Bool, sheets: [String] = []) -> WebPage {
    var page = WebPage(location: SourceLocation(startOf: "help/index.html"))
    page.cover = covers ? SourceLocation(file: "help/index.html", line: 5, column: 1) : nil
    page.asksForInsets = asks
    page.missingSheets = sheets
    return page
  }
}
