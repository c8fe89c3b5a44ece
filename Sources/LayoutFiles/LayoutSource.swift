import Documents

/// A layout file in memory.
public struct LayoutSource: Sendable {
  /// Its display path.
  public var path: String
  /// Its content.
  public var bytes: [UInt8]
  /// Defaults for everything that the file does not state.
  public var conditions: LayoutConditions

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - bytes: The content.
  ///   - conditions: Defaults for everything that the file does not state.
  public init(path: String, bytes: [UInt8], conditions: LayoutConditions = LayoutConditions()) {
    self.path = path
    self.bytes = bytes
    self.conditions = conditions
  }
}
