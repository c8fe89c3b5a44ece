import AuditModel

/// Facts for the examples of rules.
extension InterfaceFact {
  /// Returns a fact about an object of a storyboard.
  static func stated(_ kind: Kind, _ object: String) -> InterfaceFact {
    InterfaceFact(
      kind, at: SourceLocation(file: "Main.storyboard", line: 28, column: 9), name: "Sign In · \(object)")
  }

  /// A fact that most rules do not check.
  static let other = stated(.storedFrame(isAmbiguous: false, isMisplaced: false, others: 0), "View")
}
