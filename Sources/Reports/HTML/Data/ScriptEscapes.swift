internal import Bytes

/// Escapes that keep JSON from ending its script element.
///
/// `<`, `>` and `&` only occur inside strings, where JSON can escape them. `JSONWriter` already escapes U+2028 and
/// U+2029.
enum ScriptEscapes {
  /// The length of an escape in bytes.
  private static let length = 6

  /// Returns whether a byte needs an escape.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
  }

  /// Returns JSON with the special bytes escaped.
  static func escaped(_ json: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    // Most JSON needs no escapes, and counting is much faster than copying byte by byte.
    var special = 0
    for byte in json where isSpecial(byte) { special += 1 }
    guard special > 0 else { return Array(json) }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count + special * (length - 1))
    for byte in json {
      guard isSpecial(byte) else {
        escaped.append(byte)
        continue
      }
      escaped += "\\u00".utf8
      escaped += String(byte, radix: 16).utf8
    }
    return escaped
  }
}

extension JSONWriter {
  /// The bytes that are not yet in a stream, safe inside a script element.
  var scriptBytes: [UInt8] { ScriptEscapes.escaped(buffer.contents) }
}
