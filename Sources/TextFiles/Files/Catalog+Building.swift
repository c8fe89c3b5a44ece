import AuditModel
import Documents

extension Catalog {
  /// Creates a catalog that contains only an issue.
  init(_ issue: InputIssue) {
    self.init()
    issues = [issue]
  }

  /// Counts a skipped text.
  mutating func leaveOut(_ reason: String) { leftOut[reason, default: 0] += 1 }

  /// Removes the texts at the given indices; the others keep their order.
  mutating func remove(_ places: Set<Int>) {
    if !places.isEmpty { strings = strings.indices.filter { !places.contains($0) }.map { strings[$0] } }
  }

  /// Sorts the issues by location.
  mutating func sortIssues() { issues.sort { $0.location < $1.location } }
}

extension InputIssue {
  /// Returns the warning about a key that an earlier line has too; the later entry is used.
  static func repeated(_ name: String, key: String? = nil, at location: SourceLocation, line: Int) -> InputIssue {
    .warning(
      at: location, key: key, "the key \(Quotation(name)) is also in line \(line); this one is used",
      fix: "remove one of them")
  }
}

extension [LocalizedString] {
  /// Returns the indices of texts that repeat the key and language of an earlier text, with the index of the first.
  ///
  /// Most texts have the language `locale`. Keys are compared by code point, so canonically equivalent keys differ.
  func repeatedKeys(mostly locale: String) -> [(earlier: Int, later: Int)] {
    var names = KeyTable(count: count)
    return indices.compactMap { index in
      let (key, language) = (self[index].key, self[index].locale)
      if key.isEmpty { return nil }
      let hash = key.hashOfBytes ^ (language == locale ? 0 : language.hashOfBytes)
      let earlier = names.enter(index, hash: hash, replacing: false) { other in
        self[other].key.utf8.elementsEqual(key.utf8) && self[other].locale == language
      }
      return earlier.map { ($0, index) }
    }
  }
}
