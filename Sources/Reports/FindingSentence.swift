internal import AuditModel
internal import DynamicType

/// A finding in one line, for reports that have no more room for it.
struct FindingSentence {
  let finding: Finding

  /// What is wrong, how bad it is and in which room:
  /// `"Save all" is cut from AX1 on: needs …; over by 12 pt at AX5; body, 288 pt wide, 1 line`.
  var text: String {
    var text = ""
    // Long enough for most, so that the sentence is not moved as it grows.
    text.reserveCapacity(360)
    forEachPart { text += $0 }
    return text
  }

  /// The same part by part, for writers that need not have it in one piece.
  @inline(__always)
  func forEachPart(_ put: (String) -> Void) {
    let fields = finding.fields
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
  }

  /// The same, and what would mend it.
  var textWithRemedy: String {
    var text = ""
    text.reserveCapacity(600)
    forEachPartWithRemedy { text += $0 }
    return text
  }

  /// The same part by part.
  @inline(__always)
  func forEachPartWithRemedy(_ put: (String) -> Void) {
    forEachPart(put)
    guard let remedy else { return }
    put("; fix: ")
    put(remedy)
  }

  /// What would mend it.
  var remedy: String? { finding.fields.value.remedy.map(Wording.sentence) }

  /// The most scalars of a sentence that reports repeat.
  static let longest = 1_000

  /// A text that is no longer than so many scalars; what is beyond is an ellipsis.
  static func cut(_ text: String, to limit: Int = longest) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
  }
}

extension Finding {
  /// How a format with three levels names it: a doubt is as mild as a note.
  var level: Severity { fields.value.level }
}

extension Finding.Fields {
  /// How a format with three levels names it.
  var level: Finding.Severity { outcome == .needsReview ? .note : severity }
}
