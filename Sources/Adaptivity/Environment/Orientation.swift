public import Vocabulary

/// Which way up a screen is held.
public enum Orientation: String, CaseIterable, Codable, Hashable, Sendable {
  case portrait, landscape

  /// The orientation of a name, whatever its case.
  ///
  /// - Parameter name: `portrait` or `landscape`.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) { self = try Self.names.value(name) }

  private static let names = NameList(kind: "an orientation", values: allCases)
}
