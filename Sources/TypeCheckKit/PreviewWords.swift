import AuditModel
import DynamicType

/// The words around a preview, which state its size and verdict.
struct PreviewWords {
  let result: SlotMeasurement
  let measured: TextMeasurement

  init?(_ result: SlotMeasurement, at place: Int) {
    guard result.measurements.indices.contains(place) else { return nil }
    (self.result, measured) = (result, result.measurements[place])
  }

  /// The category, font size and weight, such as `AX5, 53 pt regular`.
  var size: String {
    "\(measured.category.shortName), \(Points(measured.size * measured.scale)) \(measured.weight.rawValue)"
  }

  /// The verdict, with the amounts by which the text is cut or too large.
  var verdict: String {
    var words: [String] = []
    if measured.visibleText != nil {
      let percent = Int((measured.visibleShare * 100).rounded(.down))
      let seen = percent == 0 && measured.visibleShare > 0 ? "under 1 %" : "\(percent) %"
      words.append("cut: \(seen) visible, over by \(Points(measured.overBy))")
    }
    if measured.clippedBy > 0 { words.append("\(Points(measured.clippedBy)) too tall") }
    if measured.breaksWord { words.append("a word is broken, \(Points(measured.wordOverBy)) too wide") }
    if measured.hyphenation == .fits { words.append("a word is hyphenated") }
    if measured.scale < 1 { words.append("shrunk to \(Int((measured.scale * 100).rounded())) %") }
    if words.isEmpty {
      let lines = measured.lineCount == 1 ? "one line" : "\(measured.lineCount) lines"
      words.append(measured.outcome == .needsReview ? lines : "fits: \(lines)")
    }
    return words.joined(separator: "; ")
  }

  /// The reason why the text needs review; nil if it passes or fails.
  var doubt: String? { measured.outcome == .needsReview ? measured.reason.map { "needs review: \($0.words)" } : nil }
}
