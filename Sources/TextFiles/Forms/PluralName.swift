import Documents

/// The plural categories as catalogs write them, in the order that they are numbered in (Unicode CLDR, plural rules).
enum PluralName: String, CaseIterable {
  case zero, one, two, few, many, other

  /// Their names.
  static let all = allCases.map(\.rawValue)
}
