internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// The colours of an object's text in a document, one for each state that shows a text.
struct ObjectTextColors {
  /// A text colour with the properties that determine the required contrast.
  struct Drawn {
    var color: CodeColorPair.Value
    /// A colour that the button draws behind its title.
    var background: CodeColorPair.Value?
    var doubt: Doubt?
  }

  /// The colours.
  private(set) var list: [Drawn] = []
  /// Whether code sets the colour.
  private(set) var isSetInCode = false
  /// Whether a text has an unknown colour.
  private(set) var isOpen = false

  private let document: InterfaceDocument
  private let index: Int
  private let object: InterfaceObject
  private let reach: EffectQuery

  /// Objects that draw a text in their own colour.
  static let tags: Set<String> = ["label", "button", "textField", "textView"]

  private static let setters = CodeEffect.changes(
    "textColor", "attributedText", "setTextColor", "setAttributedText", "defaultTextAttributes"
  )
  private static let buttonSetters = CodeEffect.changes(
    "setTitleColor", "setAttributedTitle", "configuration", "tintColor", "setTintColor", "buttonType"
  )

  init(of index: Int, in document: InterfaceDocument, _ reach: EffectQuery) {
    (self.document, self.index, self.reach) = (document, index, reach)
    object = document.objects[index]
    let isButton = object.tag == "button"
    let change = reach.restyling(isButton ? Self.buttonSetters : Self.setters)
    guard change != .certain, !changesAtRunTime else {
      isSetInCode = true
      return
    }
    if isButton { readButton() } else { readText() }
    guard change != .none else { return }
    for index in list.indices { list[index].doubt = change == .unread ? .unreadCode : .code }
  }

  /// Whether a runtime attribute of the document sets a colour.
  private var changesAtRunTime: Bool {
    !object.runtimeProperties.isDisjoint(with: ["textColor", "titleColor", "tintColor"])
  }

  private mutating func readText() {
    guard object.element.child(key: "attributedText") == nil else {
      isOpen = true
      return
    }
    add(InterfaceColor.color("textColor", of: object), default: .system("label"))
  }

  private mutating func add(
    _ stated: InterfaceColor?, default standard: CodeColorPair.Value, doubt: Doubt? = nil,
    on background: CodeColorPair.Value? = nil
  ) {
    guard let stated, stated != .none else {
      list.append(Drawn(color: standard, background: background, doubt: doubt))
      return
    }
    guard let value = stated.value(in: document.resources) else {
      isOpen = true
      return
    }
    // Clear text waits for code that shows it.
    if stated.isClear { return }
    list.append(Drawn(color: value, background: background))
  }

  // MARK: Buttons

  /// The states in which a button shows its title; a disabled one needs no contrast, and a pressed one is covered.
  private static let states = ["normal", "selected"]

  private mutating func readButton() {
    if let configuration = object.element.child("buttonConfiguration") { return read(configuration) }
    guard ButtonFacts(object)?.hasTitle == true else { return }
    let states = object.element.children.filter { $0.name == "state" }
    if states.contains(where: { $0.child(key: "attributedTitle") != nil }) {
      isOpen = true
      return
    }
    let normal = states.first { $0["key"] == "normal" }
    let isSystem = ["system", "roundedRect"].contains(object.element["buttonType"])
    let tint = tint
    for key in Self.states {
      let state = states.first { $0["key"] == key }
      let own = state?.child(key: "titleColor").flatMap(InterfaceColor.init)
      if key != "normal", own == nil { continue }
      guard
        let title = state.flatMap({ InterfaceText.value("title", in: $0) })
          ?? normal.flatMap({ InterfaceText.value("title", in: $0) }), !title.text.isEmpty
      else { continue }
      if isSystem {
        add(own, default: tint.color, doubt: tint.doubt)
      } else {
        add(own, default: .color(.white))
      }
    }
    // A picture may be behind the title.
    if states.contains(where: { $0["backgroundImage"] != nil }) {
      for index in list.indices { list[index].doubt = .picture }
    }
  }

  /// Reads a configuration, as far as its colours are published.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.Configuration`: `filled` has the tint as its background, and
  /// `plain` has none. The values of `gray` and `tinted` are not published; colours in the document replace them.
  private mutating func read(_ configuration: InterfaceElement) {
    guard ButtonFacts(object)?.hasTitle == true, configuration.child(key: "attributedTitle") == nil else {
      isOpen = ButtonFacts(object)?.hasTitle == true
      return
    }
    let own = configuration.child(key: "baseForegroundColor").flatMap(InterfaceColor.init)
    let drawn = configuration.child("backgroundConfiguration")?.child(key: "backgroundColor")
    let stated = (drawn ?? configuration.child(key: "baseBackgroundColor")).flatMap(InterfaceColor.init)
    let tint = tint
    switch configuration["style"] {
    case "plain", nil:
      guard let drawn else { return add(own, default: tint.color, doubt: tint.doubt) }
      add(own, default: tint.color, doubt: tint.doubt, on: InterfaceColor(drawn)?.value(in: document.resources))
    case "filled":
      let background = stated.map { $0.value(in: document.resources) } ?? tint.color
      guard let background else {
        isOpen = true
        return
      }
      add(own, default: .color(.white), on: background)
      if stated == nil { for index in list.indices { list[index].doubt = list[index].doubt ?? tint.doubt } }
    default:
      guard let own, own != .none, let background = drawn.flatMap(InterfaceColor.init)?.value(in: document.resources)
      else {
        isOpen = true
        return
      }
      add(own, default: tint.color, on: background)
    }
  }

  /// The tint of the nearest view that sets one, or of the document or system.
  private var tint: (color: CodeColorPair.Value, doubt: Doubt?) {
    for around in document.chain(from: index) {
      guard let own = InterfaceColor.color("tintColor", of: document.objects[around]), own != .none,
        let value = own.value(in: document.resources)
      else { continue }
      return (value, nil)
    }
    let common = document.tree.root?.child(key: "tintColor").flatMap(InterfaceColor.init)
    if let value = common?.value(in: document.resources) { return (value, nil) }
    return (.system("systemBlue"), .systemColor)
  }
}
