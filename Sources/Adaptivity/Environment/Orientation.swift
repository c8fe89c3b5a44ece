public import Vocabulary

/// The orientation of a screen.
public enum Orientation: String, CaseIterable, Codable, Hashable, Sendable {
  case portrait, landscape

  /// Creates an orientation from its name, in any case.
  ///
  /// - Parameter name: `portrait` or `landscape`.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) { self = try Self.names.value(name) }

  private static let names = NameList(kind: "an orientation", values: allCases)
}
