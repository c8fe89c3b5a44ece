/// The classes that languages sort numbers into for their words (Unicode CLDR, Language Plural Rules).
public enum PluralCategory: Int, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The category's name in files, such as `few`.
  public var name: String { "\(self)" }

  /// The category of a name.
  ///
  /// - Parameter name: A name such as `few`; nil comes of any other.
  public init?(name: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
