internal import AuditModel
internal import Documents
internal import SwiftTrees

/// The properties that code sets on UIKit labels, buttons and text fields.
struct Controls: Sendable {
  /// A property that is the text of a control, or affects the text.
  enum Property: String, Sendable {
    case font, numberOfLines, lineBreakMode, titleLineBreakMode, minimumScaleFactor, configuration, text
    case fits = "adjustsFontSizeToFitWidth"
    case follows = "adjustsFontForContentSizeCategory"
    case width = "constraint"
  }

  /// A statement that sets a property.
  struct Setting: Sendable {
    var property: Property
    var value: SourceNode
    /// Whether other code decides whether the statement runs.
    var isConditional: Bool
  }

  /// A control, or one of the two labels in it.
  struct Owner: Hashable, Sendable {
    /// The declaration of the control, or the expression that creates it.
    var node: SourceNode
    /// Whether this is the second label of a content configuration.
    var isSecondary = false
  }

  let components: Components
  /// The settings of each control.
  private(set) var settings: [Owner: ControlSettings] = [:]
  /// The controls that other code may change, because code passes them on as arguments or values.
  private(set) var escaped: Set<SourceNode> = []
  /// The settings that the app's own classes make on themselves, by full name.
  private(set) var classes: [String: ControlSettings] = [:]
  /// The classes with an appearance proxy.
  private(set) var proxies: Set<String> = []
  /// The names of the declarations whose settings are collected.
  private let names: Set<String>
  /// Whether code sets title line break modes of configurations.
  private let statesTitleModes: Bool

  /// Collects the settings in all sources.
  init(in trees: [SourceTree], _ components: Components) {
    self.components = components
    let search = ControlSearch(in: trees, components.binder)
    names = search.names
    statesTitleModes = trees.contains { $0.names.contains(Property.titleLineBreakMode.rawValue) }
    for found in trees.concurrentMap(search.findings) {
      for (owner, setting) in found.settings {
        settings[owner, default: ControlSettings()].add(setting, of: owner.node)
      }
      escaped.formUnion(found.escaped)
      proxies.formUnion(found.proxies)
    }
    classes = search.ownClasses()
  }

  private var types: TypeTable { components.binder.types }

  /// The known properties of one control.
  struct Control {
    /// The settings on the control itself.
    var own = ControlSettings()
    /// The settings that its classes make on themselves, the nearest class first.
    var classes: [ControlSettings] = []
    /// The UIKit class of the control; nil if unknown.
    var system: String?
    /// The expression that creates the control; nil if unknown.
    var creation: SourceNode?
    /// Whether unread code may set the properties that no known code sets.
    var isOpen = false
    /// Whether unread code may set any property.
    var isEscaped = false
    /// The line break mode for the title of a configuration.
    fileprivate(set) var titleMode = Stated.nothing
  }

  /// The maximum number of declarations to follow to a control (our own limit).
  private static let deepest = 4

  /// Returns the control whose text a statement sets; nil if it is unknown.
  func control(of statement: SourceNode) -> Control? {
    guard let target = statement.first else { return nil }
    guard let base = target.first, base.name != "self" else {
      // A class sets its own text.
      guard statement.kind == .assignment || statement.name == "setTitle" else { return nil }
      return target.kind == .member || target.kind == .name ? control(ofClass: types.scope(of: statement)) : nil
    }
    guard let owner = ControlSearch.owner(of: base, components.binder) else { return nil }
    var found = Control()
    read(owner, into: &found, depth: 0)
    if target.name == "secondaryText" || owner.isSecondary {
      found.own = settings[Owner(node: owner.node, isSecondary: true)] ?? ControlSettings()
    }
    found.titleMode = titleMode(of: found, in: statement)
    return found.system == nil && found.own.areTexts ? nil : found
  }

  /// Returns the outlet whose object draws the text that a statement sets.
  ///
  /// The statement is an assignment or a call such as `setTitle("…", for: .normal)`. The result is nil if code creates
  /// the object, or if code outside of the outlet's observers replaces the text.
  func outlet(of statement: SourceNode) -> TextUse.Outlet? {
    guard let base = statement.first?.first, base.name != "self",
      let owner = ControlSearch.owner(of: base, components.binder), !owner.isSecondary, owner.node.isOutlet
    else { return nil }
    if statement.isObserver(of: owner.node), settings[owner]?[.text]?.isSetOutside == true { return nil }
    return TextUse.Outlet(type: types.scope(of: owner.node).lastPart, name: owner.node.name)
  }

  /// The facts about text styles of labels, by the expressions of the fonts.
  ///
  /// Labels that other code may configure are not included.
  func labelStyles() -> [SourceNode: CodeFact.Kind] {
    var found: [SourceNode: CodeFact.Kind] = [:]
    for owner in settings.keys where !owner.isSecondary {
      var control = Control()
      read(owner, into: &control, depth: 0)
      guard !control.isOpen, !control.isEscaped, !control.hasConfiguration,
        case .value(let font) = control.stated(.font), Self.labels.contains(control.system ?? ""),
        let reading = components.uiFont(font), let style = reading.style, !reading.isCustom
      else { continue }
      switch control.stated(.follows) {
      case .nothing: found[font] = .labelStyle(style, follows: false)
      case .value(let flag) where flag.kind == .constant: found[font] = .labelStyle(style, follows: flag.name == "true")
      case .value, .open: break
      }
    }
    return found
  }

  /// The classes whose texts keep their size unless ``Property/follows`` is set.
  private static let labels = APIList.fixedSizeClasses.names

  private func control(ofClass type: String) -> Control? {
    guard ControlSearch.systemClass(of: type, types) != nil else { return nil }
    var found = Control()
    // Code that creates the control may set more.
    found.isOpen = true
    addClasses(of: type, to: &found)
    return found
  }

  private func read(_ owner: Owner, into control: inout Control, depth: Int) {
    if let own = settings[Owner(node: owner.node)] { control.own.add(own) }
    if escaped.contains(owner.node) { control.isEscaped = true }
    if owner.node.kind == .property {
      if !names.contains(owner.node.name) { control.isEscaped = true }
      if owner.node.isOutlet { control.isOpen = true }
      let value = owner.node.children.first { ![.attribute, .typeName].contains($0.kind) }
      if let value, value.kind != .block {
        create(value, into: &control, depth: depth)
      } else {
        control.isOpen = true
        if let type = components.binder.type(ofDeclaration: owner.node)?.name { addClasses(of: type, to: &control) }
      }
    } else {
      create(owner.node, into: &control, depth: depth)
    }
  }

  /// Adds the settings in the code that creates a control.
  private func create(_ value: SourceNode, into control: inout Control, depth: Int) {
    guard depth < Self.deepest else { return control.isOpen = true }
    if let owner = ControlSearch.owner(of: value, components.binder), owner.node != value {
      return read(owner, into: &control, depth: depth + 1)
    }
    guard value.kind == .call, let callee = value.first else { return control.isOpen = true }
    if callee.kind == .closure { return create(resultOf: callee, into: &control, depth: depth) }
    if callee.kind == .member, let base = callee.first, ControlSearch.builders.contains(callee.name),
      value.child(.trailing) != nil, value.arguments.isEmpty
    {
      if let own = settings[Owner(node: base)] { control.own.add(own) }
      return create(base, into: &control, depth: depth + 1)
    }
    if case .function(let function)? = components.binder.callee(of: value), let body = function.child(.block) {
      return create(resultOf: body, into: &control, depth: depth)
    }
    if let system = ControlSearch.configuration(createdBy: value) {
      (control.system, control.creation) = (system, value)
      return
    }
    guard let type = components.binder.type(of: value)?.name else { return control.isOpen = true }
    control.creation = value
    addClasses(of: type, to: &control)
  }

  /// Adds the settings in a closure or function of the control that it returns.
  private func create(resultOf body: SourceNode, into control: inout Control, depth: Int) {
    let results = body.descendants.filter { $0.kind == .result && $0.name.isEmpty }
    let last = body.children.reduce(nil) { $1 } as SourceNode?
    let values = results.isEmpty ? [last].compactMap(\.self) : results.compactMap(\.first)
    guard values.count == 1 else { return control.isOpen = true }
    create(values[0], into: &control, depth: depth + 1)
  }

  /// Returns the line break mode for a configuration's title; open if the configuration is uncertain.
  private func titleMode(of control: Control, in statement: SourceNode) -> Control.Stated {
    guard statesTitleModes else { return .nothing }
    return control.system == ControlSearch.buttonConfiguration
      ? control.stated(.titleLineBreakMode) : .open(statement.location)
  }

  private func addClasses(of type: String, to control: inout Control) {
    for ancestor in types.ancestors(of: type) {
      if let own = classes[ancestor], !own.isEmpty { control.classes.append(own) }
      if proxies.contains(ancestor) { control.isOpen = true }
    }
    control.system = ControlSearch.systemClass(of: type, types) ?? (type == ControlSearch.row ? type : nil)
  }
}

extension Controls.Control {
  /// Whether a configuration draws the title of a button, with its own font.
  var hasConfiguration: Bool {
    if system == ControlSearch.buttonConfiguration { return true }
    if case .nothing = stated(.configuration) { return creation?.argument(at: .label("configuration")) != nil }
    return true
  }

  /// Whether a configuration draws the title only under a condition.
  var mayHaveConfiguration: Bool { if case .open = stated(.configuration) { true } else { false } }

  /// The value that code sets for a property.
  enum Stated {
    /// No code sets the property.
    case nothing
    case value(SourceNode)
    /// Statements set different values, or a condition decides.
    case open(SourceLocation)
  }

  /// Returns the value that code sets for a property.
  func stated(_ property: Controls.Property) -> Stated {
    for level in [own] + classes {
      guard let found = level[property] else { continue }
      return found.isOne ? .value(found.first.value) : .open(found.first.value.location)
    }
    return .nothing
  }
}

extension SourceNode {
  /// Whether a property is an outlet for an object of a document.
  fileprivate var isOutlet: Bool {
    kind == .property && attributes.contains { $0.name == "IBOutlet" }
  }

  /// Whether a node is in an observer of a property.
  func isObserver(of property: SourceNode) -> Bool {
    chain.first { $0.kind == .function }?.observedProperty == property
  }

  /// Whether two expressions consist of equal nodes.
  func hasSameCode(as other: SourceNode) -> Bool {
    kind == other.kind && name == other.name && label == other.label && end - index == other.end - other.index
      && zip(children, other.children).allSatisfy { $0.hasSameCode(as: $1) }
  }
}
