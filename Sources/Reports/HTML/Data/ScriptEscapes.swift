/// The escapes that keep JSON from ending the script element that contains it.
///
/// `<`, `>` and `&` occur only inside of strings, where JSON has an escape for each. `JSONWriter` already escapes
/// U+2028 and U+2029.
enum ScriptEscapes {
  /// Returns whether a byte needs an escape.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
  }

  /// Returns JSON with the special bytes escaped.
  static func escaped(_ json: some Collection<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count)
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
