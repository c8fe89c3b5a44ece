/// A scan of a YAML text for keys that are lists, mappings or aliases.
///
/// A YAML parser compares the keys of a mapping to find duplicates. It compares nested keys again at each level, and
/// expands each alias. A file of 1 kB could keep it busy forever.
package struct YAMLKeys {
  /// The number of such keys that is harmless (our own limit); shell scripts, for example, may look like them.
  private static let mostKeys = 16
  /// The number of aliases that is harmless next to such keys (our own limit).
  private static let mostAliases = 4
  /// The file size in bytes that is harmless with such keys (our own limit).
  private static let largest = 128 << 10

  private let bytes: [UInt8]
  private var keys = 0
  private var firstLine = 1
  /// The names after `&`, which aliases refer to.
  private var anchors: Set<ArraySlice<UInt8>> = []
  /// The names after `*`, with the line if the alias is a key.
  private var aliases: [(name: ArraySlice<UInt8>, keyLine: Int?)] = []

  // The state of the scan.
  private var line = 1
  /// Whether the line contains only white space, `-` and `?` so far.
  private var isIndent = true
  /// Whether the line has a bracket that may open a list or mapping.
  private var hasOpening = false
  /// Whether the last token is text, in which brackets are ordinary characters, as in `NAME[sdk=iphoneos*]`.
  private var isText = false
  /// Whether the last token is an anchor or a tag.
  private var isProperty = false
  /// The line's last byte that is not white space.
  private var last: UInt8?

  /// Scans a text.
  package init(_ text: some Collection<UInt8>) {
    bytes = Array(text)
    scan()
    aliases.removeAll { !anchors.contains($0.name) }
    let lines = aliases.compactMap(\.keyLine)
    if let line = lines.first, keys == 0 || line < firstLine { firstLine = line }
    keys += lines.count
  }

  /// The line of the first such key if comparing the keys may take long, otherwise nil.
  package var costlyLine: Int? {
    let isCostly = aliases.count > Self.mostAliases || keys > Self.mostKeys || bytes.count > Self.largest
    return keys > 0 && isCostly ? firstLine : nil
  }

  private mutating func scan() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x0D:
        if byte == 0x0A { line += 1 }
        (isIndent, hasOpening, isText, last) = (true, false, false, nil)
      case 0x20, 0x09: break
      default:
        look(at: index, byte)
        last = byte
      }
      index += 1
    }
  }

  /// Records a possible key at the index of a byte that is not white space.
  private mutating func look(at index: Int, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "?"):
      // After a bracket or comma, the space is optional.
      if isIndent && isBlank(index + 1) || [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")].contains(last) {
        note()
      }
    case UInt8(ascii: "-"): break
    case UInt8(ascii: "["), UInt8(ascii: "{"): if !isText { hasOpening = true }
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): break
    case UInt8(ascii: ":"):
      // A key without `?` is on one line.
      if hasOpening, last == UInt8(ascii: "]") || last == UInt8(ascii: "}") { note() }
    case UInt8(ascii: "&") where startsToken(index): anchors.insert(name(after: index))
    case UInt8(ascii: "*") where startsToken(index):
      let name = name(after: index)
      let next = bytes[name.endIndex...].first { $0 != 0x20 && $0 != 0x09 }
      if !name.isEmpty { aliases.append((name, next == UInt8(ascii: ":") ? line : nil)) }
    default: break
    }
    if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "?") { isIndent = false }
    setText(at: index, byte)
  }

  /// Determines whether a text continues after an index; if that is unclear, the text ends.
  private mutating func setText(at index: Int, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","): isText = false
    case UInt8(ascii: ":"):
      let isAfterQuote = last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")
      if isAfterQuote || isBlank(index + 1) || "[{\"',".utf8.contains(bytes[index + 1]) { isText = false }
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"): break
    case UInt8(ascii: "-"), UInt8(ascii: "?"): isText = isText || !isBlank(index + 1) && byte == UInt8(ascii: "-")
    // An anchor or tag comes before its value.
    case UInt8(ascii: "&"), UInt8(ascii: "!"): if !isText { isProperty = true }
    default: if !isProperty { isText = true }
    }
    if isBlank(index + 1) { isProperty = false }
  }

  private mutating func note() {
    if keys == 0 { firstLine = line }
    keys += 1
  }

  private func isBlank(_ index: Int) -> Bool {
    index >= bytes.count || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index])
  }

  /// Returns whether a token may start at an index: after white space or after a mark that ends another token.
  private func startsToken(_ index: Int) -> Bool {
    guard index > 0, !isBlank(index - 1) else { return true }
    return Array("[]{},:?-".utf8).contains(bytes[index - 1])
  }

  private func name(after index: Int) -> ArraySlice<UInt8> {
    bytes[(index + 1)...].prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte == 0x2D
    }
  }
}
