internal import Mustache

/// Foreign text made safe between tags and within quoted attributes.
///
/// Signs are looked at one scalar at a time: swift-mustache's own escapes look at grapheme clusters, so that a quotation
/// mark with a combining mark behind it would pass and end an attribute.
struct HTMLEscapes: MustacheContentType {
  private static let name = "TYPECHECK"

  /// What makes a template use these escapes.
  static let pragma: String = {
    MustacheContentTypes.register(HTMLEscapes(), named: name)
    return "{{% CONTENT_TYPE: \(name)}}"
  }()

  func escapeText(_ text: String) -> String { Self.escape(text) }

  /// Replaces what HTML gives a meaning, and controls that no HTML may have.
  static func escape(_ text: String) -> String {
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
