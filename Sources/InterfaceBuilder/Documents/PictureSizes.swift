package import AuditModel

/// The sizes at which a document draws pictures of the app.
package struct PictureSizes: Sendable {
  /// The largest frames on an iPhone, by the name of the picture.
  package private(set) var bounds: [String: [AssetMentions.Drawn]] = [:]
  /// The names of pictures that the document also draws at unknown sizes.
  package private(set) var unsized: Set<String> = []

  init(_ document: InterfaceDocument) {
    let pictures = Set(document.resources.images.lazy.filter { !$0.isSymbol }.map(\.name))
    guard !pictures.isEmpty else { return }
    let sides = ViewBounds(document)
    for (index, object) in document.objects.enumerated() {
      for use in Self.uses(in: object, document) where pictures.contains(use.name) {
        if let scaling = use.scaling, let drawn = sides.drawn(index, scaling) {
          bounds[use.name, default: []].append(drawn)
        } else {
          unsized.insert(use.name)
        }
      }
    }
    // The document uses these in unknown ways.
    unsized.formUnion(pictures.subtracting(bounds.keys))
  }

  /// A picture of an object with its scaling; nil if the frame does not determine the size.
  private typealias Use = (name: String, scaling: AssetMentions.Drawn.Scaling?)

  /// Returns the uses of pictures in an object, without those in nested objects.
  private static func uses(in object: InterfaceObject, _ document: InterfaceDocument) -> [Use] {
    var uses: [Use] = []
    var next = object.element.index
    while next < object.element.end {
      let element = InterfaceElement(tree: document.tree, index: next)
      if element != object.element, ElementKind.of(element.name)?.isObject ?? (element.id != nil) {
        next = element.end
        continue
      }
      next += 1
      // An SF Symbol may have the same name as a picture.
      guard element["catalog"] != "system" else { continue }
      for (attribute, name) in element.attributes where isPicture(attribute, of: element) {
        uses.append((name, scaling(of: attribute, in: element, object)))
      }
    }
    return uses
  }

  /// Whether an attribute holds a picture name, such as `image` and `backgroundImage`.
  private static func isPicture(_ attribute: String, of element: InterfaceElement) -> Bool {
    attribute.hasSuffix("mage") || attribute == "name" && element.name == "image"
      || attribute == "value" && element["type"] == "image"
  }

  private static func scaling(
    of attribute: String, in element: InterfaceElement, _ object: InterfaceObject
  ) -> AssetMentions.Drawn.Scaling? {
    switch object.tag {
    case "imageView" where element == object.element:
      switch element["contentMode"] ?? "scaleToFill" {
      case "scaleAspectFit": return .fit
      case "scaleToFill", "scaleAspectFill": return .fill
      default: return nil
      }
    case "button" where element.name == "state" && object.element.child("buttonConfiguration") == nil:
      if attribute == "backgroundImage" { return .fill }
      let alignments = ["contentHorizontalAlignment", "contentVerticalAlignment"].map { object.element[$0] }
      return attribute == "image" ? (alignments.contains("fill") ? .fill : .shrink) : nil
    default: return nil
    }
  }
}

extension InterfaceDocument {
  /// The sizes at which the document draws pictures of the app.
  package var pictureSizes: PictureSizes { PictureSizes(self) }
}
