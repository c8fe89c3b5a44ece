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
    if isInvisible {
      words = "the invisible character \(scalar.codePoint)" + (scalar.properties.name.map { " (\($0))" } ?? "")
    } else {
      let quoted = "\(Quotation(String(scalar)))"
      words = scalar.isASCII ? quoted : "\(quoted) (\(scalar.codePoint))"
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
