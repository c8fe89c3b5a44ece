package import AuditModel
internal import ColorContrast
internal import DynamicType

/// The colours of the texts of documents, with those behind them.
package struct InterfaceColorPairs: Sendable {
  /// The pairs, in the order of the documents.
  package private(set) var pairs: [CodeColorPair] = []
  /// The number of texts whose colours code sets.
  package private(set) var setInCode = 0
  /// The number of texts whose colours are not understood, such as attributed ones.
  package private(set) var open = 0

  /// Finds the pairs.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - code: What code does with their objects; nil if no code was read.
  package init(of documents: [InterfaceDocument], code: OutletCode?) {
    for found in documents.map({ InterfaceColorPairs(of: $0, code) }) {
      pairs += found.pairs
      setInCode += found.setInCode
      open += found.open
    }
  }

  private init(of document: InterfaceDocument, _ code: OutletCode?) {
    let tree = ViewTree(document)
    for (index, object) in document.objects.enumerated() {
      guard ObjectTextColors.tags.contains(object.tag), object.element.flag("enabled") != false,
        Self.hasText(index, in: document, code),
        !Self.isNeverSeen(index, in: document, code)
      else { continue }
      add(index, in: document, tree, code)
    }
  }

  /// Whether an object shows a text: one of the document, of a person, or of code.
  private static func hasText(_ index: Int, in document: InterfaceDocument, _ code: OutletCode?) -> Bool {
    let object = document.objects[index]
    guard object.tag == "label" else { return true }
    return ["text", "attributedText"].contains { InterfaceText.value($0, in: object.element)?.text.isEmpty == false }
      || ObjectReach(index, in: document, code).mayChange(["text", "attributedText", "setText"])
  }

  /// Whether a text is in a hidden view that no code shows.
  private static func isNeverSeen(_ index: Int, in document: InterfaceDocument, _ code: OutletCode?) -> Bool {
    document.chain(from: index).contains { around in
      let object = document.objects[around]
      guard object.isHidden || object.element.number("alpha") == 0 else { return false }
      let reach = ObjectReach(around, in: document, code)
      return !reach.mayChange(["isHidden", "hidden", "alpha", "setHidden", "setAlpha"])
    }
  }

  private mutating func add(_ index: Int, in document: InterfaceDocument, _ tree: ViewTree, _ code: OutletCode?) {
    let object = document.objects[index]
    let reach = ObjectReach(index, in: document, code)
    let colors = ObjectTextColors(of: index, in: document, reach)
    setInCode += colors.isSetInCode ? 1 : 0
    open += colors.isOpen ? 1 : 0
    guard !colors.list.isEmpty else { return }
    let behind = BackgroundSearch(behind: index, in: document, tree, code)
    guard !behind.isSetInCode else {
      setInCode += 1
      return
    }
    let size = size(of: object, reach)
    let changesOnAppearance = code?.changes["appearance"] ?? []
    for drawn in colors.list {
      var layers = behind.layers
      var doubt = drawn.doubt?.hidesBackground == true ? drawn.doubt : behind.doubt
      if let own = drawn.background { (layers, doubt) = ([own], nil) }
      if drawn.doubt?.hidesBackground == true { layers = [] }
      if doubt?.hidesBackground == true { layers.append(.unknown) }
      guard let first = layers.first, let text = faded(drawn.color, behind.opacity) else {
        open += 1
        continue
      }
      var pair = CodeColorPair(text: text, on: first, isAssumed: false, at: object.element.location)
      pair.layers = Array(layers.dropFirst())
      pair.doubt = doubt ?? drawn.doubt
      if pair.doubt == nil, !changesOnAppearance.isDisjoint(with: ["textColor", "backgroundColor", "tintColor"]) {
        pair.doubt = .code
      }
      if pair.doubt == nil, code?.fixesAppearance == true, !pair.isFixed {
        pair.doubt = .fixedAppearance
      }
      (pair.style, pair.weight, pair.pointSize) = (size.style, size.weight, size.points)
      if pair.doubt == nil, size.isUnknown { pair.doubt = .size }
      pair.object = document.name(of: index)
      pairs.append(pair)
    }
  }

  /// Returns a colour with the opacity of the views around it; nil if it is a name.
  private func faded(_ value: CodeColorPair.Value, _ opacity: Double) -> CodeColorPair.Value? {
    guard opacity < 1 else { return value }
    guard case .color(var color) = value else { return nil }
    color.alpha *= opacity
    return .color(color)
  }

  // MARK: Size

  private typealias Size = (style: TextStyle?, weight: FontWeight?, points: Double?, isUnknown: Bool)

  /// The sizes of texts in points whose document states no font.
  ///
  /// Source: Apple documentation of UIKit, `UILabel.font` and `UIFont.labelFontSize` (17), `UIFont.buttonFontSize`
  /// (18 in the documentation; 15 as Xcode draws a system button), `UIFont.systemFontSize` (14).
  private static let standard: [String: Double] = ["label": 17, "button": 15, "textField": 14, "textView": 14]

  private func size(of object: InterfaceObject, _ reach: ObjectReach) -> Size {
    let isUnknown = (style: TextStyle?.none, weight: FontWeight?.none, points: Double?.none, isUnknown: true)
    guard !reach.mayChange(InterfaceUseBuilder.fontSetters),
      !object.runtimeAttributes.contains(where: { $0.property.lowercased().contains("font") })
    else { return isUnknown }
    let configuration = object.element.child("buttonConfiguration")
    let stated = configuration?.child(key: "titleFontDescription").map(InterfaceFont.init)
    guard let font = configuration == nil ? InterfaceFont.font(of: object) : stated else {
      // The title of a configuration has the size of the body style or less.
      return (configuration == nil ? nil : .body, nil, configuration == nil ? Self.standard[object.tag] : nil, false)
    }
    let others = object.variations.compactMap(\.font)
    let all = [font] + others
    let fixed = all.compactMap(\.points)
    switch font.kind {
    case .style(let style) where others.isEmpty: return (style, font.weight, nil, false)
    case .system, .custom:
      guard fixed.count == all.count, let least = fixed.min() else { return isUnknown }
      return (nil, others.isEmpty ? font.drawnWeight : nil, least, false)
    case .style, .unknown: return isUnknown
    }
  }
}

extension InterfaceFont {
  /// The weight, for a font of the app as its name states it.
  fileprivate var drawnWeight: FontWeight? {
    guard case .custom(let name, _) = kind, weight == nil else { return weight }
    let letters = name.lowercased()
    let isBold = ["bold", "heavy", "black"].contains { letters.contains($0) } && !letters.contains("semibold")
    return isBold ? .bold : nil
  }
}
