package import AuditModel
package import Documents

/// Reads Android's `strings.xml`: texts, plurals and arrays of texts.
package struct AndroidXMLReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "android", name: "Android resources", fileExtensions: ["xml"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    let xml = LocatedXML(source.bytes, file: source.path)
    var resources = AndroidResources(source)
    var hasRoot = false
    while let event = xml.nextEvent() {
      switch event {
      case .start(let tag) where !hasRoot:
        hasRoot = true
        guard tag.name == "resources" else { return resources.refuse(tag) }
      case .start(let tag): if let element = xml.element(tag) { resources.add(element) }
      case .comment(let text, let location): if hasRoot { resources.add(XMLComment(text, start: location)) }
      case .end, .text: break
      }
    }
    return resources.catalog(xml.issues)
  }
}
