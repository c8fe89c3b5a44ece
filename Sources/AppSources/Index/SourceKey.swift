/// A key in one of the app's string tables, which the app's code may use.
package struct SourceKey: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The name of its table, such as `Localizable`.
  package var table: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of its table.
  package init(key: String, table: String) {
    self.key = key
    self.table = table
  }
}
