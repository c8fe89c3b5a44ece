/// A number that the solver finds.
package struct Variable: Hashable, Sendable {
  /// The position in the solver, from 0.
  package let index: Int
}

/// A variable times a number.
package struct LinearTerm: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  /// Creates a term.
  package init(_ coefficient: Double = 1, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A comparison of the two sides of a constraint.
package enum Relation: String, Hashable, Sendable, CaseIterable {
  case lessOrEqual
  case equal
  case greaterOrEqual

  /// The relation after both sides are multiplied by −1.
  package var mirrored: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
