import Documents

/// A line of an `.xcconfig` file.
enum ConfigurationLine {
  case setting(name: String, value: String)
  case include(name: String, isOptional: Bool, line: Int)

  /// The maximum file size in bytes, about a hundred times that of a large file (our own limit).
  private static let largest = 1 << 20

  /// Returns the settings and includes of a file.
  ///
  /// - Throws: ``ProjectFault`` if the file is too large, has conflict markers, or contains another kind of line, which
  ///   Xcode also rejects.
  static func all(in bytes: [UInt8]) throws(ProjectFault) -> [ConfigurationLine] {
    if let fault = ProjectFault.size(of: bytes, limit: largest, "a configuration file") { throw fault }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let fault = ProjectFault.git(in: bytes) { throw fault }
    guard !bytes.contains(0) else { throw ProjectFault(1, "the file is not UTF-8 text", "save it as UTF-8") }
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    var lines: [ConfigurationLine] = []
    var isComment = false
    for (number, text) in ConfigurationText.lines(of: String(decoding: bytes, as: UTF8.self)) {
      let text = text.drop(while: \.isWhitespace)
      // Some files begin with a C comment.
      isComment = isComment || text.hasPrefix("/*")
      if isComment || text.isEmpty {
        if text.contains("*/") { isComment = false }
        continue
      }
      // Comments in other encodings are harmless.
      if !isUTF8, text.contains("\u{FFFD}") {
        throw fault(number, "a byte on this line is not valid UTF-8", "save the file as UTF-8")
      }
      guard let line = line(text, number) else {
        throw fault(number, "this line is neither a setting nor an include", "write NAME = value, or remove the line")
      }
      lines.append(line)
    }
    return lines
  }

  /// Returns a fault as a warning, because the file may be an unused template.
  private static func fault(_ line: Int, _ message: String, _ remedy: String) -> ProjectFault {
    var fault = ProjectFault(line, "\(message), so the file is not read", remedy)
    fault.isError = false
    return fault
  }

  private static func line(_ text: Substring, _ number: Int) -> ConfigurationLine? {
    if text.hasPrefix("#include") { return include(text.dropFirst("#include".count), number) }
    guard let first = text.first, first.isLetter || first == "_", let equals = assignment(in: text) else { return nil }
    let value = text[text.index(after: equals)...].drop(while: \.isWhitespace)
    let end = value.last == ";" ? value.dropLast() : value
    return .setting(name: String(text[..<equals]).trimmingWhitespace, value: String(end).trimmingWhitespace)
  }

  private static func include(_ rest: Substring, _ line: Int) -> ConfigurationLine? {
    guard let open = rest.firstIndex(of: "\""), let close = rest.lastIndex(of: "\""), open < close else { return nil }
    return .include(
      name: String(rest[rest.index(after: open)..<close]), isOptional: rest.hasPrefix("?"), line: line)
  }

  /// Returns the equals sign after a setting's name, ignoring conditions such as `[sdk=iphoneos*]`.
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
