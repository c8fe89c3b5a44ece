import AuditModel

/// The statements about code that `typecheck init` proposes, as comments of the section `sources`.
struct StatementProposals {
  /// The maximum number of statements of a section (our own choice: a person reads them all).
  private static let most = 12

  /// The sections in order, with what must hold of their entries; nil if it is clear.
  private static let sections: [(name: String, note: String?)] = [
    ("fonts", nil), ("views", nil), ("neutral", "keep only what changes neither fonts nor sizes"),
    ("localizers", "keep only what returns the translation"),
  ]

  /// The statements with the number of uses of each, most uses first.
  private let statements: [(declaration: UnknownDeclaration, uses: Int)]

  /// Collects the statements for blockers.
  init(_ blockers: [Blocker]) {
    var uses: [UnknownDeclaration: Int] = [:]
    for blocker in blockers { uses.merge(blocker.statementUses, uniquingKeysWith: +) }
    statements = uses.sorted { ($1.value, $0.key.words) < ($0.value, $1.key.words) }.map { ($0.key, $0.value) }
  }

  /// The lines of the section `sources`, or an example.
  var lines: String {
    let sections = Self.sections.flatMap(lines)
    guard !sections.isEmpty else {
      return "# sources: {fonts: {theme.title: title3}, views: {ListRow: {title: {style: body}}}}"
    }
    return (["# sources:"] + sections).joined(separator: "\n")
  }

  private func lines(of section: String, _ note: String?) -> [String] {
    let own = statements.filter { $0.declaration.section == section }
    guard !own.isEmpty else { return [] }
    // The arguments of one view are one entry.
    let groups = own.grouped(by: { statement -> String? in
      if case .view(let name, _) = statement.declaration { name } else { statement.declaration.words }
    }).map(\.members)
    let entries = groups.prefix(Self.most).map { group in
      let mark = group[0].declaration.isListed ? "- " : ""
      let entry = UnknownDeclaration.entries(group.map(\.declaration))[0]
      return "#     \(mark)\(entry)  # uses: \(group.reduce(0) { $0 + $1.uses }.grouped)"
    }
    return ["#   \(section):\(note.map { "  # \($0)" } ?? "")"] + entries
  }
}
