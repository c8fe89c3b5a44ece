import AuditModel

extension Catalog {
  /// A text has no more bytes than this: 1 MiB (our own limit).
  ///
  /// That is a book, and no screen shows one; its every break is kept while it is measured, some hundred times its own
  /// size. Items of standard input and tags of XML have the same limit.
  static let longestText = 1 << 20

  /// Takes out texts that are too long to be measured, each with an error.
  mutating func refuseLongTexts() {
    guard strings.contains(where: { $0.longest > Self.longestText }) else { return }
    strings.removeAll { string in
      let length = string.longest
      guard length > Self.longestText else { return false }
      issues.append(
        InputIssue(
          severity: .error, location: string.location,
          message: "the text of \(Quotation(string.key)) has \(length) bytes, more than \(Self.longestText), "
            + "and is not read",
          remedy: "see whether a quotation mark is missing, or cut the text into its paragraphs"))
      return true
    }
    issues.sort { $0.location < $1.location }
  }

  /// Tells of NUL characters in texts, where the reader did not; most formats cannot hold one.
  mutating func warnOfNULs() {
    let told = Set(issues.map(\.location.line))
    for string in strings where string.text.utf8.contains(0) && !told.contains(string.location.line) {
      issues.append(
        InputIssue(
          severity: .warning, location: string.location,
          message: "the text of \(Quotation(string.key)) holds a NUL character", remedy: "remove it"))
    }
    issues.sort { $0.location < $1.location }
  }

  /// Keeps the first issues of each kind, with a count of the others.
  mutating func shortenIssues() { issues = issues.shortened() }
}

extension LocalizedString {
  /// The bytes of its longest form, or of the source text that stands beside it.
  fileprivate var longest: Int {
    let own = max(text.utf8.count, source?.utf8.count ?? 0)
    return details?.forms.reduce(own) { max($0, $1.text.utf8.count) } ?? own
  }
}
