import AuditModel
import Documents

/// A character where the grammar of a file expects something else.
struct StrayCharacter {
  /// The character in words, with its code point unless it is a visible ASCII character.
  let words: String
  /// Whether the character leaves no mark, such as the space of a Japanese keyboard.
  let isInvisible: Bool

  /// Reads the character at an offset of a text in UTF-8.
  init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let text = String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else {
      (words, isInvisible) = ("the end of the file", false)
      return
    }
    isInvisible = Self.isInvisible(scalar)
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let point = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if isInvisible {
      words = "the invisible character \(point)" + (scalar.properties.name.map { " (\($0))" } ?? "")
    } else {
      let quoted = "\(Quotation(String(scalar)))"
      words = scalar.isASCII ? quoted : "\(quoted) (\(point))"
    }
  }

  /// The fix, which is to delete an invisible character.
  ///
  /// `usual` is the fix for visible characters.
  func remedy(else usual: String) -> String { isInvisible ? "delete the character" : usual }

  /// Returns whether a character leaves no mark: a blank, a control or a format character.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
