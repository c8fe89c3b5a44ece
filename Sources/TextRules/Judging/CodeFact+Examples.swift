internal import AuditModel

/// Facts for the examples of rules.
extension CodeFact {
  /// Returns a fact about a view.
  static func fact(_ kind: Kind, _ view: String) -> CodeFact {
    CodeFact(kind, at: SourceLocation(file: "Row.swift", line: 28, column: 9), view: view)
  }
}
