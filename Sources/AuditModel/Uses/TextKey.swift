/// A key in one of an app's string tables.
public struct TextKey: Hashable, Codable, Sendable {
  /// The key.
  public var key: String
  /// The name of its table, such as `Localizable`.
  public var table: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of its table, such as `Localizable`.
  public init(key: String, table: String) {
    self.key = key
    self.table = table
  }
}
