package import AuditModel
internal import ColorContrast
internal import DynamicType

/// The pairs of text and background colours in documents.
package struct InterfaceColorPairs: Sendable {
  /// The pairs, in the order of the documents.
  package private(set) var pairs: [CodeColorPair] = []
  /// The number of texts with colours that code sets.
  package private(set) var setInCode = 0
  /// The number of texts with unknown colours, such as attributed ones.
  package private(set) var open = 0

  /// Finds the pairs.
  ///
  /// `code` is nil if no code was read. `frames` finds frames that replace stored ones; nil if those are valid.
  package init(of documents: [InterfaceDocument], code: CodeEffects?, frames: CurrentFrames.Search? = nil) {
    for found in documents.map({ InterfaceColorPairs(of: $0, code, frames?($0) ?? CurrentFrames()) }) {
      pairs += found.pairs
      setInCode += found.setInCode
      open += found.open
    }
  }

  private init(of document: InterfaceDocument, _ code: CodeEffects?, _ frames: CurrentFrames) {
    let tree = ViewTree(document)
    let memo = ChainMemo(document)
    for (index, object) in document.objects.enumerated() {
      guard ObjectTextColors.tags.contains(object.tag), object.element.flag("enabled") != false,
        object.mayShowText(EffectQuery(index, in: document, code, memo)),
        !document.isNeverSeen(index, code, memo)
      else { continue }
      add(index, in: document, tree, code, frames, memo)
    }
  }

  private mutating func add(
    _ index: Int, in document: InterfaceDocument, _ tree: ViewTree, _ code: CodeEffects?, _ frames: CurrentFrames,
    _ memo: ChainMemo
  ) {
    let object = document.objects[index]
    let reach = EffectQuery(index, in: document, code, memo)
    let colors = ObjectTextColors(of: index, in: document, reach)
    setInCode += colors.isSetInCode ? 1 : 0
    open += colors.isOpen ? 1 : 0
    guard !colors.list.isEmpty else { return }
    let behind = BackgroundSearch(behind: index, in: document, tree, code, frames)
    guard !behind.isSetInCode else {
      setInCode += 1
      return
    }
    let size = size(of: object, reach)
    let changesOnAppearance = code?.changes["appearance"] ?? []
    for drawn in colors.list {
      let (layers, doubt) = Self.background(of: drawn, behind)
      guard let first = layers.first, let text = faded(drawn.color, behind.opacity) else {
        open += 1
        continue
      }
      var pair = CodeColorPair(text: text, on: first, isAssumed: false, at: object.element.location)
      pair.layers = Array(layers.dropFirst())
      pair.doubt = doubt
      if pair.doubt == nil,
        !changesOnAppearance.isDisjoint(with: CodeEffect.changes("textColor", "backgroundColor", "tintColor"))
      {
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

  /// Returns the colours behind a text, topmost first, and the reason why they or the text colour may differ.
  private static func background(
    of drawn: ObjectTextColors.Drawn, _ behind: BackgroundSearch
  ) -> (layers: [CodeColorPair.Value], doubt: Doubt?) {
    if drawn.doubt?.category == .unplaced { return ([.unknown], drawn.doubt) }
    if let own = drawn.background { return ([own], drawn.doubt) }
    // A reviewer cannot look up effects of unread code in the document.
    let isUnread = drawn.doubt == .unreadCode || behind.doubt == .unreadCode
    let doubt = isUnread ? .unreadCode : behind.doubt ?? drawn.doubt
    return (behind.layers + (behind.isOpen ? [.unknown] : []), doubt)
  }

  /// Returns a colour with the opacity of the views around it; nil for a named colour.
  private func faded(_ value: CodeColorPair.Value, _ opacity: Double) -> CodeColorPair.Value? {
    guard opacity < 1 else { return value }
    guard case .color(var color) = value else { return nil }
    color.alpha *= opacity
    return .color(color)
  }

  // MARK: Size

  private typealias Size = (style: TextStyle?, weight: FontWeight?, points: Double?, isUnknown: Bool)

  private func size(of object: InterfaceObject, _ reach: EffectQuery) -> Size {
    let isUnknown = (style: TextStyle?.none, weight: FontWeight?.none, points: Double?.none, isUnknown: true)
    guard !reach.mayRestyle(InterfaceUseBuilder.fontSetters), !object.setsFont else { return isUnknown }
    let configuration = object.element.child("buttonConfiguration")
    let stated = configuration?.child(key: "titleFontDescription").map(InterfaceFont.init)
    guard let font = configuration == nil ? InterfaceFont.font(of: object) : stated else {
      // A configuration's title has the size of the body style or less.
      return (configuration == nil ? nil : .body, nil, InterfaceFont.unstatedSize(of: object), false)
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
  /// The weight; for a font of the app, as its name suggests.
  fileprivate var drawnWeight: FontWeight? {
    guard case .custom(let name, _) = kind, weight == nil else { return weight }
    let letters = name.lowercased()
    let isBold = ["bold", "heavy", "black"].contains { letters.contains($0) } && !letters.contains("semibold")
    return isBold ? .bold : nil
  }
}
