internal import AuditModel

/// A place in a file with its link, for a template.
struct HTMLPlace {
  let sourceURL: SourceURL?

  /// Returns the values of a place, named by path and line.
  func values(_ location: SourceLocation) -> HTMLValues {
    HTMLValues([
      "name": "\(Quotation(location.file, limit: 300).text):\(location.line)",
      "link": sourceURL.flatMap { $0.url(of: location) },
    ])
  }
}
