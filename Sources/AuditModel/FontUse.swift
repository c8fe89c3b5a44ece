/// A face or a rule that widths in a report rest on.
public struct FontUse: Hashable, Codable, Sendable {
  /// The manifest's identifier, or the file name of the user's own font.
  public var id: String
  /// What it stands in for on iOS.
  public var standsInFor: String
  /// Whether its widths are corrected to the font it stands in for.
  public var calibrated: Bool
  /// The file's SHA-256 in hexadecimal; nil for a rule without a file.
  public var sha256: String?
  /// Whether the hash is the manifest's; nil for a rule or the user's own font.
  public var hashKnown: Bool?

  /// Creates a description of a face or rule.
  ///
  /// - Parameters:
  ///   - id: The manifest's identifier.
  ///   - standsInFor: What it stands in for on iOS.
  ///   - calibrated: Whether its widths are corrected.
  ///   - sha256: The file's hash.
  ///   - hashKnown: Whether the hash is the manifest's.
  public init(id: String, standsInFor: String, calibrated: Bool, sha256: String?, hashKnown: Bool?) {
    self.id = id
    self.standsInFor = standsInFor
    self.calibrated = calibrated
    self.sha256 = sha256
    self.hashKnown = hashKnown
  }
}
