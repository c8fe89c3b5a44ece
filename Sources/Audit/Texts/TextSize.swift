import AuditModel
import TextRules

/// The size of a text with all its forms and its source text, which decides whether the text is measured.
///
/// The work on a text grows with its length, and much faster with its placeholders. Without a limit, a file of one
/// megabyte keeps a run busy for a minute.
package struct TextSize {
  /// The maximum number of UTF-16 units that are measured (our own limit).
  ///
  /// The longest texts of apps are licences and terms of use. The GPL has 35,000 characters.
  static let mostUnits = 100_000
  /// The maximum number of characters that may begin a placeholder (our own limit).
  ///
  /// All forms count together. Texts of apps have up to a few dozen, and readers keep up to 256 forms.
  static let mostSigns = 2_000

  private var units = 0
  private var signs = 0

  /// Returns the reason why a text is not measured; nil for nearly every text.
  ///
  /// `source` is the source text that it is compared with.
  static func problem(of string: LocalizedString, source: LocalizedString?) -> NotMeasured? {
    TextSize(string).problem(of: "it has") ?? source.flatMap { TextSize($0).problem(of: "its source text has") }
  }

  /// Returns whether a text without other forms is small enough to be measured.
  package static func allows(_ text: String) -> Bool {
    var size = TextSize()
    size.add(text)
    return size.problem(of: "") == nil
  }

  /// Returns whether the text is small enough to be measured.
  static func allows(_ string: LocalizedString) -> Bool { TextSize(string).problem(of: "it has") == nil }

  private init() {}

  private init(_ string: LocalizedString) {
    let (text, source, details) = (string.text, string.source ?? "", string.details)
    // Nearly every text is so short that counting would be wasted work.
    if details == nil, text.utf8.count + source.utf8.count <= Self.mostSigns { return }
    let sources = details?.sourceForms.map(\.text) ?? []
    for text in string.forms.map(\.text) + (sources.isEmpty ? [source] : sources) { add(text) }
  }

  private mutating func add(_ text: String) {
    units += text.utf16.count
    signs += text.utf8.count { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
  }

  private func problem(of subject: String) -> NotMeasured? {
    if units > Self.mostUnits {
      return NotMeasured(
        what: "\(subject) \(units.grouped) characters, more than the limit of \(Self.mostUnits.grouped)",
        remedy: "split it into several texts, or exclude its file")
    }
    guard signs > Self.mostSigns else { return nil }
    return NotMeasured(
      what: "\(subject) more than \(Self.mostSigns.grouped) signs that begin a placeholder (% or {)",
      remedy: "split it into several texts, or exclude its file")
  }
}
