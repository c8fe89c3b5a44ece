import Documents

/// The plural categories as catalogs spell them, in the order of numbered forms (Unicode CLDR, plural rules).
enum PluralName: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The names of all categories.
  static let all = allCases.map(\.rawValue)
}
