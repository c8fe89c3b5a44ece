internal import AuditModel

/// Finds the colours behind a text of a document, from the text outwards.
struct BackgroundSearch {
  private let document: InterfaceDocument
  private let tree: ViewTree
  private let code: CodeEffects?
  private let frames: CurrentFrames
  private let start: Int

  /// The colours behind the text, topmost first; without the lowest one if the whole background is unknown.
  private(set) var layers: [CodeColorPair.Value] = []
  /// The reason why the colours may differ.
  private(set) var doubt: Doubt?
  /// Whether the lowest colour behind the text is unknown.
  private(set) var isOpen = false
  /// Whether code sets a colour behind the text.
  private(set) var isSetInCode = false
  /// Whether a colour set is behind the text; colours below it are visible only if the set is translucent.
  private var isCovered = false
  /// The combined opacity of views around the text without their own background, 0…1.
  private(set) var opacity = 1.0

  /// The properties with which code changes the background of a text.
  private static let setters = CodeEffect.changes(
    "backgroundColor", "backgroundView", "insertSubview", "addSublayer", "insertSublayer", "draw", "layerClass",
    "setBackgroundColor", "setBackgroundImage", "contents", "backgroundConfiguration"
  )

  init(
    behind object: Int, in document: InterfaceDocument, _ tree: ViewTree, _ code: CodeEffects?, _ frames: CurrentFrames
  ) {
    (start, self.document, self.tree, self.code, self.frames) = (object, document, tree, code, frames)
    run()
  }

  private mutating func run() {
    var inner = start
    for index in document.chain(from: start) {
      let object = document.objects[index]
      guard object.kind == .view else { break }
      if index != start, addSiblings(of: inner, in: index) { return }
      if add(index, object) { return }
      inner = index
    }
    _ = end(with: .noBackground)
  }

  /// Adds the drawing of a view around the text; returns true at the lowest visible colour.
  private mutating func add(_ index: Int, _ object: InterfaceObject) -> Bool {
    if index != start, ViewTree.materials.contains(object.tag) || object.tag == "searchBar" {
      return end(with: .systemView)
    }
    if index != start && ViewTree.pictures.contains(object.tag) || object.element["background"] != nil {
      return end(with: .picture)
    }
    let stated = InterfaceColor.color("backgroundColor", of: object)
    let alpha = object.element.number("alpha") ?? 1
    let reach = EffectQuery(index, in: document, code)
    // A label or button draws its text itself; a custom view around it may draw anything.
    switch reach.change(Self.setters) {
    case .none: break
    case .certain:
      if isCovered { return end(with: .code) }
      isSetInCode = true
      return true
    case .possible:
      if object.customClass != nil, index != start { return end(with: .ownView) }
      suppose(.code)
    case .unread:
      if object.customClass != nil, index != start { return end(with: .unreadCode) }
      suppose(.unreadCode)
    }
    // Code that shows and hides a view also sets its opacity.
    if doubt == nil { suppose(reach.change(CodeEffect.changes("alpha", "setAlpha"))) }
    if alpha < 1 {
      guard stated.map(\.isClear) ?? true else { return end(with: .otherView) }
      if isCovered { return end(with: .otherView) }
      opacity *= max(alpha, 0)
    }
    if let stated, !stated.isClear {
      guard let value = stated.value(in: document.resources) else { return end(with: .otherView) }
      return add(value, stated)
    }
    guard stated == nil, let own = Self.classDefault(of: object, in: document, index) else { return false }
    layers.append(.system(own))
    suppose(.systemColor)
    return true
  }

  /// Adds a colour; returns true if it hides everything below it.
  private mutating func add(_ value: CodeColorPair.Value, _ stated: InterfaceColor) -> Bool {
    layers.append(value)
    if case .named = stated { isCovered = true } else { return stated.isOpaque }
    return false
  }

  /// Ends at an unknown colour; below a colour set, it only matters if the set is translucent.
  private mutating func end(with doubt: Doubt) -> Bool {
    if isCovered {
      layers.append(.unknown)
    } else {
      isOpen = true
      if self.doubt != .unreadCode { self.doubt = doubt }
    }
    return true
  }

  private mutating func suppose(_ change: EffectQuery.Change) {
    if change != .none { suppose(change == .unread ? .unreadCode : .code) }
  }

  private mutating func suppose(_ doubt: Doubt) {
    if !isCovered { self.doubt = self.doubt ?? doubt }
  }

  /// The default colour of a system class; nil if clear.
  ///
  /// Source: Apple documentation of UIKit, `UITableView.Style`, `UIBackgroundConfiguration`, `UITextView`.
  private static func classDefault(
    of object: InterfaceObject, in document: InterfaceDocument, _ index: Int
  ) -> String? {
    switch object.tag {
    case "tableView": isGrouped(object) ? "systemGroupedBackground" : "systemBackground"
    case "tableViewCell":
      document.chain(from: index).contains { isGrouped(document.objects[$0]) }
        ? "secondarySystemGroupedBackground" : "systemBackground"
    case "textView": "systemBackground"
    case "textField": object.element["borderStyle"] == "roundedRect" ? "systemBackground" : nil
    default: nil
    }
  }

  private static func isGrouped(_ object: InterfaceObject) -> Bool {
    object.tag == "tableView" && ["grouped", "insetGrouped"].contains(object.element["style"])
  }

  // MARK: Siblings

  /// Adds the drawing of lower siblings of a view; returns true if they hide everything below.
  private mutating func addSiblings(of inner: Int, in outer: Int) -> Bool {
    guard let behind = SiblingSearch(behind: start, at: inner, in: outer, document, tree, code, frames).found else {
      return false
    }
    switch behind {
    case .color(let color):
      guard let value = color.value(in: document.resources) else { return end(with: .otherView) }
      return add(value, color)
    case .doubt(let doubt): return end(with: doubt)
    }
  }
}
