internal import Mustache

/// Escapes text from the app for use between tags and in quoted attributes.
///
/// Works on scalars. swift-mustache's own escapes work on grapheme clusters: a quotation mark followed by a combining
/// mark would stay unescaped and end an attribute.
struct HTMLEscapes: MustacheContentType {
  private static let name = "TYPECHECK"

  /// The pragma that makes a template use these escapes.
  static let pragma: String = {
    MustacheContentTypes.register(HTMLEscapes(), named: name)
    return "{{% CONTENT_TYPE: \(name)}}"
  }()

  func escapeText(_ text: String) -> String { Self.escape(text) }

  /// Escapes characters with a meaning in HTML and replaces control characters that HTML does not allow.
  static func escape(_ text: String) -> String {
    // The first noncharacter is U+FDD0, which begins with this byte.
    guard text.utf8.contains(where: { $0 >= 0xEF }), text.unicodeScalars.contains(where: isNoncharacter) else {
      return escapeBytes(of: text)
    }
    return escapeBytes(
      of: text.unicodeScalars.map { scalar in
        isNoncharacter(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }.joined())
  }

  /// Whether a scalar is a Unicode noncharacter, which HTML does not allow: the last two of each plane and 32 more.
  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  private static func escapeBytes(of text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 64)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): escaped.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): escaped.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "&"): escaped.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "\""): escaped.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): escaped.append(contentsOf: "&#39;".utf8)
      case _ where isSpecial(byte): escaped.append(contentsOf: "\u{FFFD}".utf8)
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case 0x09, 0x0A: false
    default: byte < 0x20 || byte == 0x7F
    }
  }
}
