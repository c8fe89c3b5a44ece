/// A font face or width rule that a report's widths depend on.
public struct FontUse: Hashable, Codable, Sendable {
  /// The identifier in the font manifest, or the file name of a user's font.
  public var id: String
  /// The iOS font that it is a substitute for.
  public var standsInFor: String
  /// Whether its widths are corrected to match that font.
  public var calibrated: Bool
  /// The file's SHA-256 in hexadecimal; nil for a rule without a file.
  public var sha256: String?
  /// Whether the hash matches the manifest; nil for a rule or a user's font.
  public var hashKnown: Bool?

  /// Creates a record of a face or rule.
  ///
  /// - Parameters:
  ///   - id: The identifier in the font manifest, or the file name of a user's font.
  ///   - standsInFor: The iOS font that it is a substitute for.
  ///   - calibrated: Whether its widths are corrected to match that font.
  ///   - sha256: The file's SHA-256 in hexadecimal; nil for a rule without a file.
  ///   - hashKnown: Whether the hash matches the manifest; nil for a rule or a user's font.
  public init(id: String, standsInFor: String, calibrated: Bool, sha256: String?, hashKnown: Bool?) {
    self.id = id
    self.standsInFor = standsInFor
    self.calibrated = calibrated
    self.sha256 = sha256
    self.hashKnown = hashKnown
  }
}
