/// A label of a tableau row or column: a variable, or the residual of a constraint.
///
/// A residual is the sum of a constraint's terms minus its target.
struct Symbol: Hashable {
  private let code: Int32

  private init(code: Int) { self.code = Int32(truncatingIfNeeded: code) }

  static func variable(_ index: Int) -> Symbol { Symbol(code: index << 1) }
  static func residual(_ index: Int) -> Symbol { Symbol(code: index << 1 | 1) }

  var isVariable: Bool { code & 1 == 0 }
  var index: Int { Int(code >> 1) }
  /// A rank that breaks ties deterministically.
  var order: Int { Int(code) }
}

/// The row or column of a symbol.
struct Place {
  private let code: Int32

  private init(code: Int) { self.code = Int32(truncatingIfNeeded: code) }

  static func row(_ index: Int) -> Place { Place(code: index) }
  static func column(_ index: Int) -> Place { Place(code: ~index) }

  /// The row, or nil for a column.
  var row: Int? { code >= 0 ? Int(code) : nil }
  /// The column, or nil for a row.
  var column: Int? { code < 0 ? Int(~code) : nil }
}

/// The state of a constraint in the tableau.
struct Residual {
  /// The level of a side without a cost.
  static let free = Int32(-1)

  var place: Place
  /// The level of the cost below zero, counted from the most important, or `free`.
  var below: Int32
  /// The level of the cost above zero, or `free`.
  var above: Int32
  /// Whether the prices of a row include its cost above zero, not below; at zero, either.
  var isAbove = false

  /// Whether no value has a cost.
  var isFree: Bool { below < 0 && above < 0 }
}
