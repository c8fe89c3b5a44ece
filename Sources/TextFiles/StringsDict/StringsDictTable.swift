import AuditModel
import Documents

/// Collects the texts of a `.stringsdict`.
struct StringsDictTable {
  private let source: SourceFile
  private var catalog = Catalog()
  /// The line of each key, and the index of its text if it has one.
  private var known: [String: (line: Int, text: Int?)] = [:]
  private var replaced: Set<Int> = []

  /// Starts empty.
  init(_ source: SourceFile) { self.source = source }

  /// Adds an entry.
  mutating func add(_ member: PropertyListValue.Member) {
    let entry = StringsDictEntry(member)
    catalog.issues += entry.issues.about(member.key)
    let earlier = known[member.key]
    if let earlier {
      catalog.issues.append(
        InputIssue(
          severity: .warning, location: member.location, key: member.key,
          message: "the key \(Quotation(member.key)) is in line \(earlier.line) too; this one counts",
          remedy: "remove one of them"))
      if let text = earlier.text { replaced.insert(text) }
    }
    known[member.key] = (member.location.line, nil)
    guard let text = entry.text else { return }
    let expander = FormExpander(text, key: member.key, location: member.location)
    catalog.issues += expander.issues.about(member.key)
    let string = LocalizedString(
      expander.forms, key: member.key, in: source, conversions: expander.conversions)
    guard var string else { return }
    catalog.issues += string.take(member.comments)
    known[member.key] = (member.location.line, catalog.strings.count)
    catalog.strings.append(string)
  }

  /// Returns the texts in file order, with the given issues of the file as a whole.
  func catalog(_ issues: [InputIssue]) -> Catalog {
    var whole = catalog
    whole.issues += issues
    if !replaced.isEmpty {
      whole.strings = whole.strings.indices.filter { !replaced.contains($0) }.map { whole.strings[$0] }
    }
    if whole.strings.isEmpty, whole.issues.isEmpty {
      whole.issues.append(
        InputIssue(
          severity: .warning, location: SourceLocation(startOf: source.path),
          message: "the file holds no entry and is read as an empty table", remedy: "fill or remove it"))
    }
    whole.issues.sort { $0.location < $1.location }
    return whole
  }
}
