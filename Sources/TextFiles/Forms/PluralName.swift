import Documents

/// A plural category, named as in Unicode CLDR's plural rules and in catalogs.
///
/// The cases are in the order of numbered forms.
enum PluralName: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The names of all categories.
  static let all = allCases.map(\.rawValue)
}
