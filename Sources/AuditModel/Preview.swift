/// A picture of a finding, drawn before the report is written: reports never draw.
public struct Preview: Hashable, Codable, Sendable {
  /// Why a finding that could have a picture has none.
  public enum Lack: String, Codable, Sendable {
    /// There are more findings than were to be drawn.
    case limit
    /// It could not be laid out again.
    case failure
  }

  /// The fingerprint of the finding it shows.
  public var fingerprint: String
  /// The picture: one `svg` element of our own making, which needs nothing from outside but ``shapes``.
  public var svg: String
  /// What the picture shows, for a person who does not see it.
  public var description: String
  /// What stands below the picture; empty for nothing.
  public var caption: String
  /// How wide the picture is, in points; 0 where nobody says.
  public var width: Double
  /// The places in ``AuditReport/previewShapes`` of what the picture uses; such a picture has no other names in it.
  public var shapes: [Int]

  /// Creates a picture of a finding.
  ///
  /// - Parameters:
  ///   - fingerprint: The fingerprint of the finding it shows.
  ///   - svg: The picture as one `svg` element.
  ///   - description: What the picture shows, for a person who does not see it.
  ///   - caption: What stands below the picture.
  ///   - width: How wide the picture is, in points.
  ///   - shapes: The places of the shapes that it uses.
  public init(
    fingerprint: String, svg: String, description: String, caption: String = "", width: Double = 0, shapes: [Int] = []
  ) {
    self.fingerprint = fingerprint
    self.svg = svg
    self.description = description
    self.caption = caption
    self.width = width
    self.shapes = shapes
  }
}
