internal import AuditModel
internal import SwiftTrees

/// An expression that names a key.
struct KeyReference: Sendable {
  /// The expression.
  var node: SourceNode
  /// The numbers of the keys in ``KeyLookup/keys``; several if several tables have the key.
  var keys: [Int]
  /// The key as written, with ``KeyLookup/hole`` for each interpolation.
  var text: String
  var table: String?
  var way: TextUse.Way
  var isKey: Bool
  /// The format specifier of each interpolation in ``text``; nil for an unknown type.
  var specifiers: [String?] = []
  /// The literal that the expression localizes; nil if it contains none.
  var literal: SourceNode?
  /// The locations from the expression to the key.
  var steps: [SourceLocation] = []
  /// Whether the lookup has its own text for a key that no table has.
  var hasFallback = false
  /// The text itself, if it is a literal.
  var fallback: String?
  /// Whether no table has the key, so that ``keys`` contains a key of the code's own.
  var isOnlyInCode = false
  /// The location of the literal in an accessor's declaration; nil if the expression itself contains the literal.
  var origin: SourceLocation?

  /// The default table.
  private static let standardTable = "Localizable"

  /// Returns the mention of a literal in the table of its view, as in `Text("key", tableName: "Settings")`.
  func inTable(named view: SourceNode, _ lookup: KeyLookup) -> KeyReference {
    guard let argument = view.argument(at: .label("tableName")) else { return self }
    var mention = self
    // A table name that is only known at run time may be any table.
    mention.table = argument.literal ?? ""
    if let name = argument.literal { mention.keys = lookup.keys(text, table: name, specifiers: specifiers) }
    return mention
  }

  /// The key with the known specifiers of its interpolations.
  var key: String {
    guard specifiers.contains(where: { $0 != nil }) else { return text }
    var rest = specifiers[...]
    return text.unicodeScalars.reduce(into: "") { key, scalar in
      let isHole = String(scalar) == KeyLookup.hole
      key += isHole ? rest.popFirst().flatMap(\.self) ?? KeyLookup.hole : String(scalar)
    }
  }

  /// Whether the code names no known table, so that it may not search the one in which a key was found.
  func isFoundElsewhere(_ key: TextKey) -> Bool { table?.isEmpty ?? (key.table != Self.standardTable) }

  /// Whether the key is missing from the table in the code, so that the app draws the key itself.
  func isMissing(in lookup: KeyLookup) -> Bool {
    if keys.isEmpty || isOnlyInCode { return !hasFallback }
    return way == .literal && table == nil && !keys.contains { lookup.keys[$0].table == Self.standardTable }
  }
}
