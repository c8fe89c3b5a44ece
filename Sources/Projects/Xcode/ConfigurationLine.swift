import Documents

/// A line of an `.xcconfig` file.
enum ConfigurationLine {
  case setting(name: String, value: String)
  case include(name: String, isOptional: Bool, line: Int)

  /// The maximum file size in bytes, about a hundred times the size of a large file (our own limit).
  private static let largest = 1 << 20

  /// Returns the settings and includes of a file.
  ///
  /// - Throws: ``ProjectFault`` if it is too large or has conflict markers.
  static func all(in bytes: [UInt8]) throws(ProjectFault) -> [ConfigurationLine] {
    if let fault = ProjectFault.size(of: bytes, limit: largest, "a configuration file") { throw fault }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let fault = ProjectFault.git(in: bytes) { throw fault }
    // Comments in other encodings do no harm.
    guard !bytes.contains(0) else { throw ProjectFault(1, "the file is not a text in UTF-8", "save it as UTF-8") }
    return ConfigurationText.lines(of: String(decoding: bytes, as: UTF8.self)).compactMap { number, line in
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#include") { return include(line.dropFirst("#include".count), number) }
      guard let first = line.first, first.isLetter || first == "_", let equals = assignment(in: line) else {
        return nil
      }
      let value = line[line.index(after: equals)...].drop(while: \.isWhitespace)
      let end = value.last == ";" ? value.dropLast() : value
      return .setting(name: String(line[..<equals]).trimmingWhitespace, value: String(end).trimmingWhitespace)
    }
  }

  private static func include(_ rest: Substring, _ line: Int) -> ConfigurationLine? {
    guard let open = rest.firstIndex(of: "\""), let close = rest.lastIndex(of: "\""), open < close else { return nil }
    return .include(
      name: String(rest[rest.index(after: open)..<close]), isOptional: rest.hasPrefix("?"), line: line)
  }

  /// Returns the equals sign after a setting's name, ignoring those in conditions such as `[sdk=iphoneos*]`.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var isInCondition = false
    for index in line.utf8.indices {
      switch line.utf8[index] {
      case UInt8(ascii: "["): isInCondition = true
      case UInt8(ascii: "]"): isInCondition = false
      case UInt8(ascii: "=") where !isInCondition: return index
      default: break
      }
    }
    return nil
  }
}
