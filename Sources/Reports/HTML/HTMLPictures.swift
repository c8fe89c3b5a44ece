internal import AuditModel

/// What the page says of its pictures: how many findings have one, and why the others have none.
struct HTMLPictures {
  /// What stands around the shapes that pictures have in common.
  static let shapesBegin = "<svg class=\"shapes\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n"
  static let shapesEnd = "</defs></svg>\n"
  /// What all this may take in the page.
  static let mostBytes = 2_000

  /// Why a finding has no picture.
  private enum Reason: CaseIterable {
    case limit, failure, colors, screen, words
  }

  /// How many findings on the page have a picture.
  let count: Int
  private let listed: Int
  private var reasons: [Reason: Int] = [:]

  init(_ report: AuditReport, _ rows: HTMLRows, most: Int) {
    listed = rows.count
    count = rows.pictured.count(where: \.self)
    let drawn = Set(report.previews.map(\.fingerprint))
    let isFull = report.previews.count >= most
    for (finding, isPictured) in zip(report.findings, rows.pictured) where !isPictured {
      let isDrawn = !drawn.isEmpty && drawn.contains(finding.fingerprint)
      reasons[Self.reason(finding.fields.value, isDrawn: isDrawn, isFull: isFull), default: 0] += 1
    }
  }

  private static func reason(_ finding: Finding.Fields, isDrawn: Bool, isFull: Bool) -> Reason {
    if isDrawn || (isFull && finding.slot != nil) { return .limit }
    if finding.colors != nil { return .colors }
    if finding.layout != nil { return .screen }
    return finding.slot == nil ? .words : .failure
  }

  var values: HTMLValues? {
    guard listed > 0 else { return nil }
    return HTMLValues([
      "counts": .text(counts), "hasPictures": .truth(count > 0), "hasReasons": .truth(!reasons.isEmpty),
      "reasons": .many(
        Reason.allCases.compactMap { reason in
          reasons[reason].map { HTMLValues(["count": .text(Wording.number($0)), "why": .text(why(reason, $0))]) }
        }),
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
    case .limit: "\(isOne ? "is" : "are") beyond what this page has room for; the worst come first"
    case .failure: "could not be laid out again"
    case .colors: "\(isOne ? "is" : "are") about colours, shown as swatches"
    case .screen: "\(isOne ? "is" : "are") about a screen, not about a text in its room"
    case .words: "\(isOne ? "is" : "are") about what a text says, whatever its room"
    }
  }
}
