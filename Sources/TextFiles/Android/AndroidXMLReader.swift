import AuditModel
import Documents

/// A reader of Android's `strings.xml`: texts, plurals and text arrays.
struct AndroidXMLReader: CatalogReader {
  static let format = CatalogFormat(id: "android", name: "Android resources", fileExtensions: ["xml"])

  func read(_ source: SourceFile) -> Catalog {
    let xml = LocatedXML(source.bytes, file: source.path)
    var resources = AndroidResources(source)
    var hasRoot = false
    while let event = xml.nextEvent() {
      switch event {
      case .start(let tag) where !hasRoot:
        hasRoot = true
        guard tag.name == "resources" else {
          return Catalog(
            .error(
              at: tag.location, "the root element is <\(Quotation(tag.name).text)>, not Android's <resources>",
              fix: "name an Android string file, or another supported file"))
        }
      case .start(let tag): if let element = xml.element(tag) { resources.add(element) }
      case .comment(let comment): if hasRoot { resources.add(comment) }
      case .end, .text: break
      }
    }
    return resources.finish(xml.issues)
  }
}
