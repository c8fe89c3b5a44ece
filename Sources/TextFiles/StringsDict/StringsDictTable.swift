import AuditModel
import Documents

/// A collector of the texts in a `.stringsdict`.
struct StringsDictTable {
  private let source: SourceFile
  private var catalog = Catalog()
  /// The line of each key, and the index of its text if it has one.
  private var known: [String: (line: Int, text: Int?)] = [:]
  private var replaced: Set<Int> = []

  /// Creates an empty collection of texts for a file.
  init(_ source: SourceFile) { self.source = source }

  /// Adds the text of an entry, replacing an earlier text with the same key.
  mutating func add(_ member: PropertyListValue.Member) {
    let entry = StringsDictEntry(member)
    catalog.issues += entry.issues.about(member.key)
    if let earlier = known.updateValue((member.location.line, nil), forKey: member.key) {
      catalog.issues.append(.repeated(member.key, key: member.key, at: member.location, line: earlier.line))
      if let text = earlier.text { replaced.insert(text) }
    }
    guard let text = entry.text else { return }
    let expander = FormExpander(text, key: member.key, location: member.location)
    catalog.issues += expander.issues.about(member.key)
    guard var string = LocalizedString(expander.forms, key: member.key, in: source, conversions: expander.conversions)
    else { return }
    if !expander.undrawn.isEmpty { string.changeDetails { $0.undrawnVariables = expander.undrawn } }
    if expander.isCut { string.changeDetails { $0.isIncomplete = true } }
    catalog.issues += string.take(member.comments)
    known[member.key]?.text = catalog.strings.count
    catalog.strings.append(string)
  }

  /// Returns the texts in file order, with the given issues of the whole file.
  func catalog(_ issues: [InputIssue]) -> Catalog {
    var whole = catalog
    whole.issues += issues
    whole.remove(replaced)
    if whole.strings.isEmpty, whole.issues.isEmpty {
      whole.issues.append(.blank(source.path, bytes: source.bytes.count))
    }
    whole.sortIssues()
    return whole
  }
}
