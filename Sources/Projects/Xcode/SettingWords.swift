/// Splits build settings that are lists.
enum SettingWords {
  /// Splits a list at spaces outside quotation marks, as in `"Kite/Preview Content" Kite/Samples`.
  ///
  /// A character after a backslash is part of its word, as in `Kite/Preview\ Content`.
  static func of(_ text: String) -> [String] {
    var (words, word): ([String], [UInt8]) = ([], [])
    var (quote, isEscaped): (UInt8?, Bool) = (nil, false)
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in text.utf8 {
      switch byte {
      case _ where isEscaped:
        word.append(byte)
        isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case _ where byte == quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else { word.append(byte) }
      case 0x20, 0x09:
        if quote == nil { end() } else { word.append(byte) }
      default: word.append(byte)
      }
    }
    end()
    return words
  }
}
