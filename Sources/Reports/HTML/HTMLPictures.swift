internal import AuditModel

/// The page's summary of its pictures: how many findings have one, and why the others do not.
struct HTMLPictures {
  /// The markup before the shapes that several pictures share.
  static let shapesBegin = "<svg class=\"shapes\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n"
  static let shapesEnd = "</defs></svg>\n"
  /// A reason why a finding has no picture.
  private enum Reason: CaseIterable {
    case limit, failure, shared, colors, screen, words, undrawn
  }

  /// The number of findings on the page with a picture.
  let count: Int
  /// Whether some findings lack a picture because of the limits of the page.
  var hasLimit: Bool { reasons[.limit] != nil }
  /// The maximum number of pictures in a page, if this page reached it; otherwise nil.
  private let full: Int?
  private let listed: Int
  private var reasons: [Reason: Int] = [:]

  init(_ report: AuditReport, _ rows: HTMLRows, most: Int) {
    listed = rows.count
    count = rows.pictured.count
    full = count >= most ? most : nil
    let drawn = Set(report.previews.map(\.fingerprint))
    for (finding, place) in zip(report.findings, rows.places) {
      guard let place, place != .pictured else { continue }
      reasons[Self.reason(finding, report, drawn, rows.pictured), default: 0] += 1
    }
  }

  private static func reason(
    _ finding: Finding, _ report: AuditReport, _ drawn: Set<String>, _ pictured: Set<String>
  ) -> Reason {
    let fields = finding.fields.value
    if fields.colors != nil { return .colors }
    guard fields.slot != nil || fields.layout != nil else { return .words }
    let fingerprint = finding.fingerprint
    if pictured.contains(fingerprint) { return .shared }
    if drawn.contains(fingerprint) { return .limit }
    switch report.previewLacks[fingerprint] {
    case .limit: return .limit
    case .failure: return .failure
    case nil: return fields.layout != nil ? .screen : report.previews.isEmpty ? .undrawn : .limit
    }
  }

  var values: HTMLValues? {
    guard listed > 0 else { return nil }
    return HTMLValues([
      "counts": counts, "hasPictures": count > 0, "hasReasons": !reasons.isEmpty,
      "reasons": Reason.allCases.compactMap { reason in
        reasons[reason].map { HTMLValues(["count": Wording.number($0), "why": why(reason, $0)]) }
      },
    ])
  }

  private var counts: String {
    if listed == 1 { return count == 1 ? "The finding has a picture." : "The finding has no picture:" }
    let all = Wording.number(listed)
    if count == listed { return "Each of the \(all) findings on this page has a picture." }
    if count == 0 { return "None of the \(all) findings on this page has a picture:" }
    let (number, left) = (Wording.number(count), Wording.number(listed - count))
    return "Of the \(all) findings on this page \(number) \(count == 1 ? "has" : "have") a picture, \(left) none:"
  }

  private func why(_ reason: Reason, _ number: Int) -> String {
    let isOne = number == 1
    return switch reason {
    case .limit:
      "\(isOne ? "is" : "are") beyond \(full.map { "the \(Wording.number($0)) pictures of a page" } ?? "the size limit of this page"); the worst of each language and then of all come first"
    case .failure: "could not be laid out again"
    case .shared: "\(isOne ? "is" : "are") about another form of a text that has one"
    case .colors: "\(isOne ? "is" : "are") about colours, shown as swatches"
    case .screen: "\(isOne ? "is" : "are") about a screen, not about a text in its slot"
    case .words: "\(isOne ? "is" : "are") about what a text says, at any available width"
    case .undrawn: "\(isOne ? "was" : "were") not drawn"
    }
  }
}
