internal import AuditModel
internal import DynamicType

/// A finding as one sentence, for formats without separate fields.
struct FindingSentence {
  let finding: Finding
  /// Whether to start with the change since an earlier report, for formats without a field for it.
  var showsChange = true

  /// The sentence: the problem, its size, and the text's style and available width.
  ///
  /// For example: `"Save all" is cut from AX1 on: needs …; over by 12 pt at AX5; body, 288 pt wide, 1 line`.
  var text: String {
    var text = ""
    // Enough for most sentences, so that the buffer is not reallocated.
    text.reserveCapacity(360)
    forEachPart { text += $0 }
    return text
  }

  /// Calls a closure with each part of ``text``.
  @inline(__always)
  private func forEachPart(_ put: (String) -> Void) {
    let fields = finding.fields
    if showsChange, let mark = fields.mark {
      put(mark)
      put(": ")
    }
    if fields.value.outcome == .needsReview { put("needs review: ") }
    let message = Wording.sentence(fields.value.message.text)
    if fields.value.slot != nil, message.utf8.first != UInt8(ascii: "\"") {
      put(Quotation(fields.value.text).description)
      put(": ")
    }
    put(message)
    if let worst = fields.value.worst, worst.overBy > 0 {
      put("; over by ")
      put(Points(worst.overBy).number)
      put(" pt at ")
      put(Wording.category(worst.category))
    }
    guard fields.value.slot != nil else { return }
    put("; ")
    Wording.forEachPartOfRoom(of: fields, put)
    if let uses = Wording.uses(fields.value.uses) {
      put("; drawn by ")
      put(uses)
    }
  }

  /// The sentence with its fix.
  var textWithRemedy: String { remedy.map { "\(text); fix: \($0)" } ?? text }

  /// The fix as a sentence; nil if the finding has none.
  var remedy: String? { finding.fields.value.remedy.map(Wording.sentence) }

  /// The maximum length of a sentence in a report, in scalars.
  static let longest = 1_000

  /// Returns the text, shortened to at most `limit` scalars with an ellipsis.
  static func cut(_ text: String, to limit: Int = longest) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
  }
}

extension Finding {
  /// The severity for formats with three levels; a finding that needs review is a note.
  var level: Severity { fields.value.level }
}

extension Finding.Fields {
  /// The severity for formats with three levels; a finding that needs review is a note.
  var level: Finding.Severity { outcome == .needsReview ? .note : severity }
}
