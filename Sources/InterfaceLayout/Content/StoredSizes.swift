import DynamicType
package import InterfaceBuilder

/// The content sizes in the stored frames of a document.
///
/// Layouts with these sizes do not depend on fonts. Pictures have their own size, if the document lists them.
package struct StoredSizes: IntrinsicSizes {
  private let document: InterfaceDocument
  private let pictures: [String: [Double]]
  /// The sizes that Xcode stored for the app's own classes, by identifier.
  private let designables: [String: ContentSize]

  /// Creates the sizes of a document.
  package init(_ document: InterfaceDocument) {
    self.document = document
    let sizes = document.resources.images.compactMap { image in
      image.isSymbol ? nil : image.size.map { (image.name, $0) }
    }
    pictures = Dictionary(sizes) { first, _ in first }
    designables = Self.designables(of: document)
  }

  private static func designables(of document: InterfaceDocument) -> [String: ContentSize] {
    var found: [String: ContentSize] = [:]
    for element in document.tree.elements(named: "designable") {
      guard let id = element["name"], let size = element.child("size", key: "intrinsicContentSize") else { continue }
      // A length of -1 means none.
      let lengths = ["width", "height"].map { size.number($0).flatMap { $0 < 0 ? nil : $0 } }
      found[id] = ContentSize(width: lengths[0], height: lengths[1])
    }
    return found
  }

  package func size(of object: Int, width: Double?) -> ContentSize? {
    let own = document.objects[object]
    guard let frame = own.frame else { return nil }
    let contents = ViewContents.of(own)
    let designed = own.id.flatMap { designables[$0] }
    if let contents, !contents.hasWidth, !contents.hasHeight { return designed }
    if own.tag == "imageView", contents?.hasWidth == true, let size = own.element["image"].flatMap({ pictures[$0] }) {
      return ContentSize(width: size[0], height: size[1])
    }
    var size = ContentSize(
      width: contents?.hasWidth ?? true ? frame[2] : nil, height: contents?.hasHeight ?? true ? frame[3] : nil)
    let line = Self.line(of: own, designed: designed?.height, stored: frame[3])
    let lines = own.statedLines ?? 1
    let isCentred = contents?.baseline == .centred || (contents?.baseline == .text && lines == 1)
    switch contents?.baseline {
    case .text?, .centred?:
      let above = isCentred ? max(0, (frame[3] - line.height) / 2) : 0
      (size.firstBaseline, size.lastBaseline) = (above + line.ascent, above + line.descent)
    case .inset?:
      let above = SystemMetric.textViewInset.value()
      (size.firstBaseline, size.lastBaseline) = (above + line.ascent, above + line.descent)
    case .none?, nil: break
    }
    return size
  }

  /// The line of a font; custom classes often have another font, whose size follows from a single line's height.
  private static func line(of object: InterfaceObject, designed: Double?, stored: Double) -> SystemFontLine {
    let line = SystemFontLine(size: fontSize(of: object))
    guard object.tag == "label", object.customClass != nil else { return line }
    // The size that Xcode stored for a class has one line per paragraph, at any width.
    let stated = isParagraph(object) ? designed : nil
    guard let height = stated ?? ((0.7...1.3).contains(stored / line.height) ? stored : nil) else { return line }
    return SystemFontLine(size: height / SystemFontLine(size: 1).height)
  }

  /// Whether the text of a label has no line breaks.
  private static func isParagraph(_ label: InterfaceObject) -> Bool {
    let long = ["string", "mutableString"].lazy.compactMap { label.element.child($0, key: "text")?.text }.first
    return !(label.element["text"] ?? long ?? "").contains(where: \.isNewline)
  }

  /// The font size in points at the size category Large.
  private static func fontSize(of object: InterfaceObject) -> Double {
    switch InterfaceFont.font(of: object)?.kind {
    case .style(let style): TypeScale(platform: .ios).size(style, .large)?.size ?? InterfaceFont.labelSize
    case .system(let size), .custom(_, let size): size
    case .unknown, nil: object.tag == "button" ? InterfaceFont.buttonSize : InterfaceFont.labelSize
    }
  }
}

/// The heights of a line in the system font.
package struct SystemFontLine {
  /// The distance from the baseline to the top, in points.
  package let ascent: Double
  /// The distance from the baseline to the bottom, in points.
  let descent: Double

  /// Creates a line for a font size in points.
  package init(size: Double) {
    (ascent, descent) = (SystemMetric.lineAscent.value() * size, SystemMetric.lineDescent.value() * size)
  }

  var height: Double { ascent + descent }

}
