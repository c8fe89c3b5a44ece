internal import CICU

/// A text in the capital letters of its language: `ß` becomes `SS`, a Turkish `i` becomes `İ`, Greek loses its accents
/// (Unicode SpecialCasing and CLDR as the linked ICU has them).
public struct Capitals: Hashable, Sendable {
  /// The text in capitals.
  public let text: String

  /// Puts a text in capitals.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - language: A BCP 47 tag; of one that cannot be read, the root locale's rules hold.
  public init(_ source: String, language: String) {
    let units = Array(source.utf16)
    // One code unit gives three at most (SpecialCasing.txt).
    guard let length = Int32(exactly: units.count), let room = Int32(exactly: 3 * units.count + 1) else {
      text = source
      return
    }
    var capitals = [UInt16](repeating: 0, count: Int(room))
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    let written = cicu_uppercase(tag, units, length, &capitals, room)
    text = written < 0 ? source : String(decoding: capitals[..<Int(written)], as: UTF16.self)
  }
}
