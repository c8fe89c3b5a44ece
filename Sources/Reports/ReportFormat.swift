/// The name, file extension and description of a report format.
public struct ReportFormat: Hashable, Codable, Sendable {
  /// The name on the command line, such as `json`.
  public var id: String
  /// The file extension without its dot.
  public var fileExtension: String
  /// The line about the format in the list of formats.
  public var description: String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - id: The name on the command line.
  ///   - fileExtension: The file extension without its dot.
  ///   - description: The line about the format in the list of formats.
  public init(id: String, fileExtension: String, description: String) {
    self.id = id
    self.fileExtension = fileExtension
    self.description = description
  }
}
