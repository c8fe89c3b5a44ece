import AuditModel

extension Catalog {
  /// A text has no more bytes than this: 1 MiB (our own limit).
  ///
  /// That is a book, and no screen shows one; its every break is kept while it is measured, some hundred times its own
  /// size. Items of standard input and tags of XML have the same limit.
  static let longestText = 1 << 20

  /// So many issues of one kind are kept of a file (our own limit); a file with more has one slip, made by a program.
  static let mostIssuesOfAKind = 100

  /// So many issues of all kinds are kept of a file.
  static let mostIssues = 1000

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
  ///
  /// A kind is what is said, whatever names and numbers it is said of; errors stay errors.
  mutating func shortenIssues() {
    guard issues.count > Self.mostIssuesOfAKind else { return }
    var places: [String: (count: Int, last: Int)] = [:]
    var kept: [InputIssue] = []
    for issue in issues {
      let kind = Self.kind(of: issue)
      var place = places[kind] ?? (0, 0)
      place.count += 1
      if place.count <= Self.mostIssuesOfAKind {
        place.last = kept.count
        kept.append(issue)
      }
      places[kind] = place
    }
    for place in places.values where place.count > Self.mostIssuesOfAKind {
      kept[place.last].message += ", and so in \(place.count - Self.mostIssuesOfAKind) more places of this file"
    }
    if kept.count > Self.mostIssues {
      let others = kept[(Self.mostIssues - 1)...]
      let hasErrors = others.contains { $0.severity == .error }
      let note = InputIssue(
        severity: hasErrors ? .error : .warning, location: others.first?.location ?? kept[0].location,
        message: "from here on the file has problems of \(others.count) more kinds or places",
        remedy: "mend those above, and run again")
      kept.removeSubrange((Self.mostIssues - 1)...)
      kept.append(note)
    }
    issues = kept
  }

  /// The sentence without what it quotes and without its numbers.
  private static func kind(of issue: InputIssue) -> String {
    var text = Array(issue.message.utf8)
    let quote = UInt8(ascii: "\"")
    // A name may have a quotation mark in it.
    if let first = text.firstIndex(of: quote), let last = text.lastIndex(of: quote) {
      text.removeSubrange(first...last)
    }
    text.removeAll { 0x30...0x39 ~= $0 }
    return issue.severity.rawValue + String(decoding: text, as: UTF8.self)
  }
}

extension LocalizedString {
  /// The bytes of its longest form, or of the source text that stands beside it.
  fileprivate var longest: Int {
    let own = max(text.utf8.count, source?.utf8.count ?? 0)
    return details?.forms.reduce(own) { max($0, $1.text.utf8.count) } ?? own
  }
}
