/// A text in its language.
struct SampleText: Hashable, Codable, Sendable {
  var text: String
  /// A BCP 47 tag.
  var language: String

  /// Its length in UTF-16 units, by which work is shared out.
  var units: Int { text.utf16.count }
}

extension [SampleText] {
  /// The length of all texts in UTF-16 units.
  var units: Int { reduce(0) { $0 + $1.units } }
}
