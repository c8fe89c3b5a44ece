internal import AuditModel
internal import Mustache

/// An escaper of text from the app, for use between tags and in quoted attributes.
///
/// This works on Unicode scalars. The escapes of swift-mustache work on grapheme clusters, so a quotation mark with a
/// combining mark would stay unescaped and end an attribute.
struct HTMLEscapes: MustacheContentType {
  private static let name = "TYPECHECK"

  /// The pragma that makes a template use these escapes.
  static let pragma: String = {
    MustacheContentTypes.register(HTMLEscapes(), named: name)
    return "{{% CONTENT_TYPE: \(name)}}"
  }()

  func escapeText(_ text: String) -> String { Self.escape(text) }

  /// Escapes characters with a meaning in HTML and replaces control characters that HTML forbids.
  ///
  /// A visible escape breaks commands that a build server could find in a page on standard output: `##vso[`, and `::`
  /// at the start of a line.
  static func escape(_ text: String) -> String {
    let text = LogCommands.disarmed(text)
    // The first noncharacter is U+FDD0, which begins with this byte.
    guard text.utf8.contains(where: { $0 >= 0xEF }), text.unicodeScalars.contains(where: isNoncharacter) else {
      return escapeBytes(of: text)
    }
    return escapeBytes(
      of: text.unicodeScalars.map { scalar in
        isNoncharacter(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }.joined())
  }

  /// Returns whether a scalar is a Unicode noncharacter, which HTML forbids.
  ///
  /// These are the last two scalars of each plane, and U+FDD0…U+FDEF.
  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  private static func escapeBytes(of text: String) -> String {
    guard text.utf8.contains(where: { replacement(of: $0) != nil }) else { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 64)
    for byte in text.utf8 {
      if let replacement = replacement(of: byte) {
        escaped.append(contentsOf: replacement.utf8)
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Returns the replacement for a byte, or nil to keep the byte.
  private static func replacement(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x09, 0x0A: nil
    case ..<0x20, 0x7F: "\u{FFFD}"
    default: nil
    }
  }
}
