package import AuditModel

/// Looks up keys of the app's tables by a string literal or generated name in code.
package struct KeyLookup: Sendable {
  /// The keys.
  package private(set) var keys: [TextKey] = []
  private var exact: [String: [Int]] = [:]
  /// Keys with placeholders, each replaced by ``hole``.
  private var withHoles: [String: [Int]] = [:]
  /// The format specifiers of these keys, without positions, by the number of the key.
  private var specifiers: [Int: [String]] = [:]
  /// The letters and digits of keys, in lowercase.
  private var folded: [String: [Int]] = [:]

  /// Replaces an interpolation or placeholder.
  package static let hole = String(mark)
  private static let mark: Unicode.Scalar = "\u{FFFC}"

  package init(_ keys: [TextKey]) { add(keys) }

  /// Adds keys, whose numbers follow those of the others.
  package mutating func add(_ new: [TextKey]) {
    let first = keys.count
    keys += new
    for (index, key) in zip(first..., new) {
      exact[key.key, default: []].append(index)
      folded[Self.folded(key.key), default: []].append(index)
      if Placeholder.mayStand(in: key.key) {
        let (pattern, found) = Self.pattern(of: key.key)
        if pattern != key.key {
          withHoles[pattern, default: []].append(index)
          specifiers[index] = found
        }
      }
    }
  }

  /// Returns the numbers in ``keys`` for a text in code, with ``hole`` for each interpolation.
  ///
  /// The table is nil if the code names none. A specifier is nil if the type of the interpolation is unknown.
  package func keys(_ text: String, table: String?, specifiers stated: [String?] = []) -> [Int] {
    guard text.unicodeScalars.contains(Self.mark) else { return choose(exact[text] ?? [], table) }
    let found = (withHoles[text] ?? []).filter { key in
      guard let own = specifiers[key], own.count == stated.count else { return true }
      return zip(own, stated).allSatisfy { $1 == nil || $0 == $1 }
    }
    return choose(found, table)
  }

  /// Returns the key with the same letters and digits as a generated name; empty if several keys match.
  package func key(named components: some Sequence<String>, table: String?) -> [Int] {
    let found = choose(folded[Self.folded(components.joined())] ?? [], table)
    return Set(found.map { keys[$0].key }).count == 1 ? found : []
  }

  /// Prefers the table that the code names, or else the default table.
  private func choose(_ found: [Int], _ table: String?) -> [Int] {
    guard found.count > 1 || table != nil else { return found }
    if let table { return found.filter { keys[$0].table == table } }
    let standard = found.filter { keys[$0].table == "Localizable" }
    return standard.isEmpty ? found : standard
  }

  private static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return foldedASCII(name) }
    return String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
    )
    .lowercased()
  }

  /// The same for ASCII, the usual case.
  private static func foldedASCII(_ name: String) -> String {
    String(unsafeUninitializedCapacity: name.utf8.count) { buffer in
      var count = 0
      for byte in name.utf8 {
        let lower = byte | 0x20
        guard (0x61...0x7A).contains(lower) || (0x30...0x39).contains(byte) else { continue }
        buffer[count] = (0x30...0x39).contains(byte) ? byte : lower
        count += 1
      }
      return count
    }
  }

  /// A key with ``hole`` for each placeholder, and the specifiers without positions.
  private static func pattern(of key: String) -> (text: String, specifiers: [String]) {
    var pattern = ""
    var specifiers: [String] = []
    var rest = key[...]
    for span in Placeholder.spans(in: key) where key[span].first == "%" {
      pattern += rest[..<span.lowerBound] + hole
      let written = key[span]
      let mark = written.firstIndex(of: "$") ?? written.startIndex
      specifiers.append("%" + written[written.index(after: mark)...])
      rest = key[span.upperBound...]
    }
    return ((pattern + rest).replacing("%%", with: "%"), specifiers)
  }
}
