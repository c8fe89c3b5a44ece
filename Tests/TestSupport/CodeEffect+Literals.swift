package import AuditModel

extension CodeEffect: ExpressibleByStringLiteral {
  /// Creates the change of a member.
  package init(stringLiteral member: String) { self = .change(member) }
}

extension Set<CodeEffect> {
  /// The effects in alphabetical order, members by their names.
  package var words: String {
    map { if case .change(let member) = $0 { member } else { String(describing: $0) } }.sorted().joined(separator: " ")
  }
}

extension CodeStatement.Reach {
  /// The reach of code that may mean any view of the app.
  package static var anywhere: Self {
    var reach = Self()
    reach.files = ["Anywhere.swift"]
    return reach
  }
}
