/// A picture of a finding, drawn before the report is written: reports never draw.
public struct Preview: Hashable, Codable, Sendable {
  /// The fingerprint of the finding it shows.
  public var fingerprint: String
  /// The picture: one `svg` element of our own making, which needs nothing from outside.
  public var svg: String
  /// What the picture shows, for a person who does not see it.
  public var description: String

  /// Creates a picture of a finding.
  ///
  /// - Parameters:
  ///   - fingerprint: The fingerprint of the finding it shows.
  ///   - svg: The picture as one `svg` element.
  ///   - description: What the picture shows, for a person who does not see it.
  public init(fingerprint: String, svg: String, description: String) {
    self.fingerprint = fingerprint
    self.svg = svg
    self.description = description
  }
}
