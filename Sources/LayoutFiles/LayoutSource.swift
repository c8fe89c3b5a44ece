import Documents

/// A layout file in memory.
package struct LayoutSource: Sendable {
  /// Its display path.
  package var path: String
  /// Its content.
  package var bytes: [UInt8]
  /// Defaults for everything that the file does not state.
  package var conditions = LayoutConditions()
}
