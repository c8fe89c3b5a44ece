internal import AuditModel
internal import DynamicType

/// Numbers, names and foreign texts as they stand in a sentence.
enum Wording {
  private static let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// `1,234`.
  static func number(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var result = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// `1 text`, `1,234 texts`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `312.4 pt`: one decimal, two below one point.
  static func points(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value) pt" }
    let decimals = abs(value) < 1 ? 100.0 : 10.0
    let rounded = (value * decimals).rounded() / decimals
    return rounded == rounded.rounded() ? "\(Int(rounded)) pt" : "\(rounded) pt"
  }

  /// `AX3`.
  static func category(_ category: ContentSizeCategory) -> String {
    guard let place = ContentSizeCategory.allCases.firstIndex(of: category), place < categories.count else {
      return "the default size"
    }
    return categories[place]
  }

  /// A file's place, `strings.json:3:12`.
  static func place(_ location: SourceLocation) -> String {
    "\(Quotation(location.file, limit: 4_096).text):\(location.line):\(location.column)"
  }

  /// A key and its language, `greeting (de)`.
  static func key(_ key: String, _ locale: String?) -> String {
    let name = Quotation(key, limit: 60).text
    return locale.map { "\(name) (\(Quotation($0, limit: 20).text))" } ?? name
  }

  /// A sentence of ours that may quote foreign text.
  static func sentence(_ text: String) -> String {
    hasOnlyPlainBytes(text) ? text : Quotation.escape(text, keepsIsolates: true)
  }

  /// Whether no byte can belong to what ``Quotation`` escapes: much faster than to look at scalars.
  private static func hasOnlyPlainBytes(_ text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { utf8 in
      var previous: UInt8 = 0
      for byte in utf8 {
        // C0 and DEL; C1 after 0xC2; U+2028… and U+2066… after 0xE2; tags, which begin with 0xF3.
        if byte < 0x20 || byte == 0x7F || byte == 0xF3 { return false }
        if previous == 0xC2, byte < 0xA0 { return false }
        if previous == 0xE2, byte == 0x81 { return false }
        if previous == 0x80, 0xA8...0xAE ~= byte { return false }
        previous = byte
      }
      return true
    }
  }

  /// The room a text has, `body, 288 pt wide, 1 line`; nil where there is no text.
  static func room(_ finding: Finding) -> String? {
    guard let slot = finding.slot else { return nil }
    var parts = [slot.style.rawValue, "\(points(slot.width)) wide"]
    if let height = slot.height { parts.append("\(points(height)) high") }
    switch finding.lineLimit {
    case nil: parts.append("line limit not known")
    case 0: parts.append("no line limit")
    case let lines?: parts.append(count(lines, "line"))
    }
    if slot.role != .text { parts.append("\(slot.role.rawValue) of fixed size") }
    if slot.boldText { parts.append("Bold Text on") }
    return parts.joined(separator: ", ")
  }

  /// Why a person has to look, for the list of doubts.
  static func reason(_ reason: ReviewReason) -> String {
    switch reason {
    case .withinErrorBar: "the size is too near the limit for the font that stands in"
    case .placeholderWidth: "fits without its placeholders, whose values are not known"
    case .tallScriptHeight: "the system makes lines of this script higher by an unpublished amount"
    case .missingGlyphs: "some characters have no glyph in any font at hand"
    case .noSlot: "how many lines the text may take is not known (say it with --lines or in the item)"
    case .unknownBackground: "what lies behind the translucent background is not known, and decides"
    case .dependsOnContent: "the content behind the bar decides"
    case .nearThreshold: "too near a threshold that is typecheck's own choice"
    case .notPublished: "the system publishes no numbers for it"
    case .noEntry: "a colour has no entry that serves the appearance or device"
    case .guessedRole: "what the colour is used for is only guessed from its name"
    }
  }
}
