public import AuditModel

/// The address at which the lines of an app's files can be read, such as a repository's page.
public struct SourceURL: Hashable, Sendable {
  /// The reason why a template cannot be used.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason and the fix as a sentence, without a final full stop.
    public let description: String
  }

  /// The address with `{path}` for a file's path and `{line}` for a line number.
  public let template: String

  /// The maximum length of a template, in bytes (our own limit).
  private static let longest = 2_000

  /// Creates an address.
  ///
  /// - Parameter template: An `https` or `http` address with `{path}` after the host, and with `{line}`.
  /// - Throws: ``Refusal`` if the template is not such an address.
  public init(_ template: String) throws(Refusal) {
    let example = "write it like https://example.org/app/blob/main/{path}#L{line}"
    func refusal(_ reason: String) -> Refusal { Refusal(description: "\(Quotation(template)) \(reason); \(example)") }
    guard let scheme = ["https://", "http://"].first(where: template.lowercased().hasPrefix) else {
      throw refusal("does not begin with https:// or http://")
    }
    guard template.utf8.count <= Self.longest, template.utf8.allSatisfy(Self.isOfAddress) else {
      throw refusal("contains characters that an address cannot have")
    }
    let host = template.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !host.isEmpty, !host.contains("{") else { throw refusal("has no host") }
    for hole in ["{path}", "{line}"] where !template.contains(hole) { throw refusal("does not contain \(hole)") }
    let rest = template.replacing("{path}", with: "").replacing("{line}", with: "")
    guard !rest.contains("{"), !rest.contains("}") else {
      throw refusal("contains other braces than {path} and {line}")
    }
    self.template = template
  }

  /// Returns the address of a line.
  ///
  /// - Parameter location: The line.
  /// - Returns: The address; nil if the path is absolute or leaves the folder of the run.
  public func url(of location: SourceLocation) -> String? {
    let file = FileReference(location.file)
    guard !file.isAbsolute, !file.path.isEmpty, !file.path.split(separator: "/").contains("..") else { return nil }
    // The line is replaced first, because braces in a path are escaped.
    return template.replacing("{line}", with: "\(max(1, location.line))").replacing("{path}", with: file.uri)
  }

  /// Returns whether a byte may be in an address or placeholder (RFC 3986), and cannot end an HTML attribute.
  private static func isOfAddress(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "-._~:/?#[]@!$&()*+,;=%{}".utf8.contains(byte)
  }
}
