import Documents

/// A layout file in memory.
package struct LayoutSource: Sendable {
  /// The path of the file in messages.
  package var path: String
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The defaults for everything that the file does not state.
  package var conditions = LayoutConditions()

  /// Creates a source.
  package init(path: String, bytes: [UInt8], conditions: LayoutConditions = LayoutConditions()) {
    (self.path, self.bytes, self.conditions) = (path, bytes, conditions)
  }
}
