import Documents

/// A layout file in memory.
package struct LayoutSource: Sendable {
  /// Its display path.
  package var path: String
  /// Its content.
  package var bytes: [UInt8]
  /// Defaults for everything that the file does not state.
  package var conditions: LayoutConditions

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - bytes: The content.
  ///   - conditions: Defaults for everything that the file does not state.
  package init(path: String, bytes: [UInt8], conditions: LayoutConditions = LayoutConditions()) {
    self.path = path
    self.bytes = bytes
    self.conditions = conditions
  }
}
