/// A picture of a finding, drawn before the report is written because reporters do not draw.
public struct Preview: Hashable, Codable, Sendable {
  /// The reason that a finding has no picture although it could have one.
  public enum Lack: String, Codable, Sendable {
    /// The limit for pictures was reached.
    case limit
    /// The text or screen could not be laid out again.
    case failure
  }

  /// The fingerprint of the finding that the picture shows.
  public var fingerprint: String
  /// The picture: a generated `svg` element without external references except to ``shapes``.
  public var svg: String
  /// The alternative text of the picture.
  public var description: String
  /// The caption below the picture; empty for none.
  public var caption: String
  /// The width of the picture, in points; 0 if unknown.
  public var width: Double
  /// The indices in ``AuditReport/previewShapes`` of the shapes that the picture uses; it refers to no other ids.
  public var shapes: [Int]

  /// Creates a picture of a finding.
  ///
  /// - Parameters:
  ///   - fingerprint: The fingerprint of the finding that the picture shows.
  ///   - svg: The picture as one `svg` element.
  ///   - description: The alternative text of the picture.
  ///   - caption: The caption below the picture; empty for none.
  ///   - width: The width of the picture, in points; 0 if unknown.
  ///   - shapes: The indices in ``AuditReport/previewShapes`` of the shapes that it uses.
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
