import Documents

/// A file that says how screens are laid out, read.
public struct LayoutSource: Sendable {
  /// Its path as it is shown.
  public var path: String
  /// Its content.
  public var bytes: [UInt8]
  /// What holds where the file does not say.
  public var conditions: LayoutConditions

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - bytes: The content.
  ///   - conditions: What holds where the file does not say.
  public init(path: String, bytes: [UInt8], conditions: LayoutConditions = LayoutConditions()) {
    self.path = path
    self.bytes = bytes
    self.conditions = conditions
  }
}
