import AuditModel
import DynamicType

/// Findings with known sites, in our own words.
enum Samples {
  /// A place in code that draws the key, with a line limit of 1 that another line states.
  static func use(_ key: String, in file: String = "Row.swift", line: Int = 86, limitAt limit: Int? = 91) -> TextUse {
    var use = TextUse(
      key: TextKey(key: key, table: "Localizable"), location: SourceLocation(file: file, line: line, column: 13),
      place: "Text", role: .text,
      way: .literal, isLocalizedKey: true)
    use.framework = .swiftui
    use.lines = TextUse.Value(1, .exact, at: limit.map { SourceLocation(file: file, line: $0, column: 15) })
    return use
  }

  /// A text that is cut in a slot of one line, and the places that draw it.
  static func cut(
    _ key: String, _ locale: String, uses: [TextUse] = [], severity: Finding.Severity = .error,
    from category: ContentSizeCategory = .accessibilityMedium, lines: Int = 2, over: Double = 20, isSource: Bool = false
  ) -> Finding {
    let string = LocalizedString(
      location: SourceLocation(file: "\(locale).strings", line: 3, column: 1), key: key, text: "\(key) in \(locale)",
      locale: locale, group: "strings")
    var slot = Slot(style: .body, width: 288)
    slot.framework = .swiftui
    slot.lines = 1
    var one = TextMeasurement(
      category: category, size: 28, leading: 33, weight: .regular, naturalWidth: 288 + over, uncertainty: 1)
    one.lineLimit = 1
    var subject = SlotMeasurement(string: string, slot: slot, measurements: [one], sizeAtLarge: 17)
    subject.isSource = isSource
    var finding = Finding(
      rule: "text-truncated", severity: severity, subject: subject, message: "\"\(key)\" is cut from AX1")
    finding.firstCategory = category
    finding.worst = Finding.Worst(category: category, overBy: over, visibleText: "\(key)…")
    finding.occurrences = [Finding.Occurrence(category: category, width: 288 + over, lines: lines)]
    finding.remedy = "allow \(lines) lines"
    finding.uses = uses
    finding.placeCount = uses.count
    return finding
  }

  /// A translation without the plural form `few`.
  static func plural(_ key: String, _ locale: String) -> Finding {
    let string = LocalizedString(
      location: SourceLocation(file: "\(locale).stringsdict", line: 3, column: 1), key: key, text: key, locale: locale,
      group: "strings")
    return Finding(
      rule: "plural-category-missing", severity: .warning,
      translation: Translation(string: string, source: nil, sourceLocale: "en"),
      message: "\"\(key)\" has no form \"few\"", remedy: "add the form \"few\"")
  }

  /// A label of a document with a fixed size.
  static func label(_ name: String, in file: String, line: Int) -> Finding {
    Finding(
      rule: "font-does-not-scale", severity: .warning, key: name,
      location: SourceLocation(file: file, line: line, column: 9), message: "\"\(name)\" is 14 pt at every text size",
      remedy: "choose a text style")
  }
}
