import AuditModel

extension InterfaceFact {
  /// The severity of a font fault.
  ///
  /// Whether UIKit replaces the font of a label in a cell of a standard style is not documented.
  var fontSeverity: Finding.Severity { isInStandardCell ? .note : .warning }

  /// The condition of a font fault, in words.
  var fontCondition: String { isInStandardCell ? ", unless UIKit replaces the font of this standard cell" : "" }
}

/// Facts for the examples of rules.
extension InterfaceFact {
  /// Returns a fact about an object of a storyboard.
  static func stated(_ kind: Kind, _ object: String) -> InterfaceFact {
    InterfaceFact(
      kind, at: SourceLocation(file: "Main.storyboard", line: 28, column: 9), name: "Sign In · \(object)")
  }

  /// The same fact about a label of a cell in a standard style.
  var inStandardCell: InterfaceFact {
    var fact = self
    fact.isInStandardCell = true
    return fact
  }

  /// The same fact about a button.
  var ofButton: InterfaceFact {
    var fact = self
    fact.isButton = true
    return fact
  }

  /// A fact that most rules do not check.
  static let other = stated(.storedFrame(isAmbiguous: false, isMisplaced: false, others: 0), "View")
}
