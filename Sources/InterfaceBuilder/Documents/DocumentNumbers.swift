import AuditModel

/// The unusable numbers in a document.
///
/// Xcode writes no such numbers, but merges and scripts do. Otherwise, a layout would silently use others.
struct DocumentNumbers {
  /// The first unusable number; nil if there is none.
  private(set) var first: SourceLocation?
  /// The unusable numbers, as written in the document.
  private(set) var words: [String] = []

  /// The largest magnitude of a length, in points (our own limit: beyond it, layouts lose parts of a point).
  static let largest = 1e6

  /// The numeric attributes by element name; `*` applies to every element.
  private static let attributes: [String: Set<String>] = [
    "*": [
      "alpha", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority", "minimumScaleFactor", "minimumFontSize",
    ],
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "image": ["width", "height"],
    "constraint": ["constant", "priority"], "fontDescription": ["pointSize"], "font": ["size"],
    "color": ["red", "green", "blue", "alpha", "white"], "stackView": ["spacing"], "label": ["numberOfLines"],
    "tableView": ["rowHeight", "estimatedRowHeight"], "tableViewCell": ["rowHeight"], "segment": ["width"],
    "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]
  private static let everywhere = attributes["*"] ?? []

  init(in tree: InterfaceTree) {
    for element in tree.elements {
      let own = Self.attributes[element.name]
      for (name, value) in element.attributes where own?.contains(name) == true || Self.everywhere.contains(name) {
        let largest = name == "pointSize" ? Slot.largestFontSize : Self.largest
        let isUsable = Double(value).map { $0.magnitude <= largest } ?? false
        if !isUsable { add("\(name) \(Quotation(value))", element) }
      }
      guard element.name == "constraint", let factor = element["multiplier"],
        !(InterfaceConstraint.factor(factor).map { $0.magnitude <= Self.largest } ?? false)
      else { continue }
      add("multiplier \(Quotation(factor))", element)
    }
  }

  private mutating func add(_ words: String, _ element: InterfaceElement) {
    first = first ?? element.location
    self.words.append(words)
  }
}
