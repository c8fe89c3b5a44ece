package import AuditModel
import DynamicType

/// Finds facts about a document's objects that decide who can read or use them.
package struct InterfaceFacts {
  private let document: InterfaceDocument
  private let code: CodeEffects?
  private let memo: ChainMemo

  /// Returns the facts of documents, in their order.
  ///
  /// `code` is nil if no code was read.
  package static func facts(in documents: [InterfaceDocument], code: CodeEffects?) -> [InterfaceFact] {
    documents.flatMap { InterfaceFacts(document: $0, code: code, memo: ChainMemo($0)).facts }
  }

  private var facts: [InterfaceFact] {
    var counts: [String: Int] = [:]
    let names = ObjectNames(document)
    return document.objects.indices.flatMap { index in
      kinds(of: index).map { kind in
        // Earlier baselines have numbers of objects with the same name.
        let key = "\(kind.order) \(names.outline[index])"
        let count = counts[key, default: 0] + 1
        counts[key] = count
        let earlier = names.outline[index] + (count > 1 ? " \(count)" : "")
        var fact = InterfaceFact(
          kind, at: document.objects[index].element.location, name: names[index] ?? earlier)
        fact.identity = document.identifier(of: index).map { Finding.Identity(object: $0, earlierKey: earlier) }
        fact.isInStandardCell = document.cellParts[index] != nil
        fact.isButton = document.objects[index].tag == "button"
        return fact
      }
    }
  }

  /// The tags of views that draw a text in their own font.
  private static let texts: Set<String> = ["label", "textField", "textView", "button"]

  private func kinds(of index: Int) -> [InterfaceFact.Kind] {
    let object = document.objects[index]
    let identifier = identifier(of: index)
    guard object.kind == .view, !document.isNeverSeen(index, code, memo) else { return [identifier].compactMap(\.self) }
    let reach = EffectQuery(index, in: document, code, memo)
    var kinds = [identifier, pictureButton(index, reach), tappableImage(index, reach), frame(index)]
    // A launch screen follows no setting and has no relevant texts.
    if Self.texts.contains(object.tag), !document.settings.isLaunchScreen,
      // Punctuation alone, such as a colon between two fields, separates or decorates.
      object.mayShowText(reach, where: { $0.isLetter || $0.isNumber })
    {
      kinds += [font(of: object, reach), shrinking(object, reach)]
    }
    if let accessibility = object.accessibility {
      if !accessibility.traits.isEmpty { kinds.append(.traits(accessibility.traits)) }
      if object.tag == "label", let isReached = accessibility.isElement, !isInReachedView(index) {
        kinds.append(
          .textForVoiceOver(isReached: isReached || reach.mayChange(CodeEffect.changes("isAccessibilityElement"))))
      }
    }
    return kinds.compactMap(\.self)
  }

  private func identifier(of index: Int) -> InterfaceFact.Kind? {
    guard let id = document.objects[index].id, let first = document.object(id) else { return nil }
    return .identifier(id, earlierLine: first == index ? nil : document.objects[first].element.location.line)
  }

  // MARK: Fonts

  private func font(of object: InterfaceObject, _ reach: EffectQuery) -> InterfaceFact.Kind? {
    guard !reach.mayRestyle(InterfaceUseBuilder.fontSetters),
      !object.setsFont,
      ButtonFacts(object).map({ $0.hasTitle && !$0.hasConfiguration }) ?? true,
      let font = Self.drawnFont(of: object)
    else { return nil }
    switch font.kind {
    case .style(let style):
      // Titles of button configurations scale automatically; other buttons have no such attribute.
      guard object.tag != "button", !reach.mayRestyle(CodeEffect.changes("adjustsFontForContentSizeCategory")) else {
        return nil
      }
      return .textStyle(style, follows: object.element.flag("adjustsFontForContentSizeCategory") ?? false)
    case .system(let size): return .fixedFont(size: size, isCustom: false)
    case .custom(_, let size):
      // Code that scales fonts of the app usually has an outlet or a class.
      return .fixedFont(size: size, isCustom: true)
    case .unknown: return nil
    }
  }

  /// The single font of an object's text; nil if an attributed text has several or unknown fonts.
  private static func drawnFont(of object: InterfaceObject) -> InterfaceFont? {
    let holder = object.tag == "button" ? object.element.child("state", key: "normal") : object.element
    let name = object.tag == "button" ? "attributedTitle" : "attributedText"
    guard let runs = holder.flatMap({ InterfaceText.value(name, in: $0) })?.fragments, !runs.isEmpty else {
      return InterfaceFont.font(of: object)
    }
    return Set(runs.map(\.font)).count == 1 ? runs[0].font : nil
  }

  /// The fact that a label may shrink; nil if code affects it.
  private func shrinking(_ object: InterfaceObject, _ reach: EffectQuery) -> InterfaceFact.Kind? {
    guard object.tag == "label", object.element.flag("adjustsFontSizeToFit") != false,
      !reach.mayRestyle(InterfaceUseBuilder.fitting.union(InterfaceUseBuilder.fontSetters)),
      let font = Self.drawnFont(of: object)
    else { return nil }
    var points = font.points
    if case .style(let style) = font.kind { points = TypeScale(platform: .ios).size(style, .large)?.size }
    guard let size = points, size > 0 else { return nil }
    if let factor = object.element.number("minimumScaleFactor"), factor > 0 {
      return .shrinkingText(size: size, scale: min(factor, 1))
    }
    return object.element.number("minimumFontSize").map { .shrinkingText(size: size, scale: min($0 / size, 1)) }
  }

  // MARK: Pictures

  private static let labelSetters = CodeEffect.changes(
    "accessibilityLabel", "accessibilityAttributedLabel", "isAccessibilityElement", "accessibilityElementsHidden",
    "setTitle", "title", "setAttributedTitle", "configuration"
  )
  /// The properties with which a view hides or replaces its subviews for VoiceOver.
  private static let elementSetters = CodeEffect.changes(
    "accessibilityElementsHidden", "accessibilityElements", "isAccessibilityElement"
  )

  private func pictureButton(_ index: Int, _ reach: EffectQuery) -> InterfaceFact.Kind? {
    let object = document.objects[index]
    guard let button = ButtonFacts(object), !button.hasTitle, let image = button.image else { return nil }
    let isSymbol = button.isSymbol || document.resources.isSymbol(image) == true
    return .imageButton(isLabelled: isLabelled(index, reach), symbol: isSymbol ? image : nil)
  }

  private func tappableImage(_ index: Int, _ reach: EffectQuery) -> InterfaceFact.Kind? {
    let object = document.objects[index]
    guard object.tag == "imageView", object.isInteractive == true, hasRecognizer(object) else { return nil }
    return .tappableImage(isLabelled: isLabelled(index, reach))
  }

  private func isLabelled(_ index: Int, _ reach: EffectQuery) -> Bool {
    let object = document.objects[index]
    if object.accessibility?.label?.isEmpty == false || object.accessibility?.isElement == false { return true }
    if object.runtimeProperties.contains("accessibilityLabel") { return true }
    return reach.mayRelabel(Self.labelSetters) || isInElement(index)
  }

  /// Whether code hides the subviews of a view around an object from VoiceOver, or replaces them.
  private func isInElement(_ index: Int) -> Bool {
    memo.holds(.element, from: document.objects[index].parent) {
      let reach = EffectQuery($0, in: document, code, memo)
      let change = reach.change(Self.elementSetters)
      // Code constantly passes on the view of a controller.
      let isPossible = change == .possible && reach.hasOwnOutlet && code?.changesValues(by: Self.elementSetters) == true
      return change == .certain || isPossible
    }
  }

  /// Whether an object has a tap gesture recognizer.
  private func hasRecognizer(_ object: InterfaceObject) -> Bool {
    let connections =
      object.element.child("connections")?.children.filter { $0["property"] == "gestureRecognizers" } ?? []
    return connections.contains { connection in
      connection["destination"].flatMap(document.object).map { document.objects[$0].tag == "tapGestureRecognizer" }
        ?? false
    }
  }

  /// Whether VoiceOver reads a view around an object as one element.
  private func isInReachedView(_ index: Int) -> Bool {
    document.chain(from: index).dropFirst().contains { around in
      let object = document.objects[around]
      return object.accessibility?.isElement == true || object.tag == "button"
        // Cells and custom views often combine their labels for VoiceOver.
        || object.customClass != nil && object.kind == .view
    }
  }

  // MARK: Frames

  /// The first ambiguous view of its scene, or the first misplaced view of the document.
  ///
  /// One missing constraint affects many views, and Xcode lists each of them. Misplaced views only matter in Xcode.
  private func frame(_ index: Int) -> InterfaceFact.Kind? {
    let scene = document.objects[index].scene
    if let flagged = document.ambiguousViews[scene], flagged.first == index {
      return .storedFrame(
        isAmbiguous: true, isMisplaced: document.objects[index].isMisplaced, others: flagged.count - 1)
    }
    guard document.misplacedViews.first == index else { return nil }
    return .storedFrame(isAmbiguous: false, isMisplaced: true, others: document.misplacedViews.count - 1)
  }
}

extension InterfaceFact.Kind {
  /// The stable number of each kind.
  fileprivate var order: Int {
    switch self {
    case .fixedFont: 0
    case .textStyle: 1
    case .imageButton: 2
    case .tappableImage: 3
    case .textForVoiceOver: 4
    case .traits: 5
    case .storedFrame: 6
    case .identifier: 7
    case .tableKey: 8
    case .shrinkingText: 9
    }
  }
}
