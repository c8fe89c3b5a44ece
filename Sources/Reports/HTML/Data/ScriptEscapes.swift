internal import Bytes

/// The escapes that keep JSON from ending the script element that contains it.
///
/// `<`, `>` and `&` occur only inside of strings, where JSON has an escape for each. `JSONWriter` already escapes
/// U+2028 and U+2029.
enum ScriptEscapes {
  /// The number of bytes of an escape.
  private static let length = 6

  /// Returns whether a byte needs an escape.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
  }

  /// Returns JSON with the special bytes escaped.
  static func escaped(_ json: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    // Most JSON has no special byte, and counting is much faster than copying byte by byte.
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
  /// The bytes that have not been moved to a stream, safe inside of a script element.
  var scriptBytes: [UInt8] { ScriptEscapes.escaped(buffer.contents) }
}
