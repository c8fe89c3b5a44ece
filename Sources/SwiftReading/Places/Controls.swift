internal import AuditModel
internal import CodeValues
internal import Documents
internal import SwiftTrees

/// The properties that code sets on UIKit labels, buttons and text fields.
struct Controls: Sendable {
  /// A property that is the text of a control, or affects the text.
  enum Property: String, CaseIterable, Sendable {
    case font, numberOfLines, lineBreakMode, titleLineBreakMode, minimumScaleFactor, configuration, text
    case fits = "adjustsFontSizeToFitWidth"
    case follows = "adjustsFontForContentSizeCategory"
    case largest = "maximumContentSizeCategory"
    case titleAttributes = "titleTextAttributesTransformer"
    case subtitleAttributes = "subtitleTextAttributesTransformer"
    case width = "constraint"
    /// The control itself.
    case creation = "="

    /// Whether code does not set the property as a member of the control.
    var isCall: Bool { self == .width || self == .creation }
  }

  /// A part of a control with a text.
  enum Part: Sendable {
    case main
    /// The second label of a content configuration or row.
    case second
    /// The configuration of a button.
    case configuration
  }

  /// A control, or a part of it.
  struct Owner: Hashable, Sendable {
    /// The declaration of the control, or the expression that creates it; for code that gets controls, its parameter,
    /// variable or function.
    var node: SourceNode
    var part = Part.main
  }

  /// Code that gets a control.
  struct Pass: Sendable {
    /// The parameter or variable, the closure with the control as its first argument, or the function or computed
    /// property with the control as its receiver.
    var target: SourceNode
    /// The statement that passes the control.
    var statement: SourceNode
    /// The call; nil for any other statement.
    var call: SourceNode?

    /// The function with the parameters for the call's arguments.
    var function: SourceNode? { target.kind == .parameter ? target.parent : target }
  }

  let components: Components
  /// The settings of each control.
  private(set) var settings: [Owner: ControlSettings] = [:]
  /// The controls that unknown code may change.
  private(set) var escaped: Set<Owner> = []
  /// The settings that the app's own classes make on themselves, by full name.
  private(set) var classes: [String: ControlSettings] = [:]
  /// The properties that code sets on the appearance proxies of classes.
  private(set) var proxies: [String: [Property: SourceLocation]] = [:]
  /// The labels of rows, and the row classes of which code creates instances.
  let rows: ControlRows
  /// The parameters, variables, closures and functions that get controls.
  private let followed: Set<SourceNode>
  /// The names of controls that code changes in values of unknown types, which may be outlets with these names.
  private let strangers: Set<String>
  /// The names of the declarations whose settings are collected.
  private let names: Set<String>
  /// The names of controls that code gives attributed texts, or properties by their names.
  let restyled: Set<String>
  /// Whether code sets title line break modes of configurations.
  private let statesTitleModes: Bool

  /// The maximum number of declarations to follow to a control (our own limit).
  static let deepest = 4

  /// Collects the settings in all sources.
  init(in trees: [SourceTree], _ components: Components) {
    self.components = components
    let search = ControlSearch(in: trees, components.binder)
    names = search.names
    restyled = trees.concurrentMap(Self.restyled).reduce(into: []) { $0.formUnion($1) }
    statesTitleModes = trees.contains { $0.names.contains(Property.titleLineBreakMode.rawValue) }
    var collection = ControlCollection(search)
    for found in trees.concurrentMap(search.findings) { collection.add(found) }
    let own = search.ownClasses()
    for found in own.values { collection.add(found) }
    collection.add(search.extensionMembers())
    collection.followPasses()
    (settings, escaped, proxies) = (collection.settings, collection.escaped, collection.proxies)
    (followed, strangers) = (collection.followed, collection.strangers)
    rows = ControlRows(in: trees, components.binder, givers: collection.givers)
    for (type, found) in own { classes[type] = collection.settings(of: found) }
  }

  var types: TypeTable { components.binder.types }

  // MARK: Texts

  /// Returns the control whose text a statement sets; nil if it is unknown.
  func control(of statement: SourceNode) -> Control? {
    guard let target = statement.first else { return nil }
    guard let base = target.first, !base.isInstance else {
      // A class sets its own text.
      guard statement.kind == .assignment || statement.name == "setTitle" else { return nil }
      return target.kind == .member || target.kind == .name ? control(ofClass: types.scope(of: statement)) : nil
    }
    let owner = ControlSearch.owner(of: base, components.binder)
    if rows.outlet(of: base) != nil {
      var row = rows.control(owner.flatMap { settings[$0] } ?? ControlSettings())
      row.unread.merge(proxies["UILabel"] ?? [:]) { first, _ in first }
      return row
    }
    guard let owner else { return nil }
    var found = Control()
    read(owner, into: &found, depth: 0)
    if target.name == "secondaryText" || owner.part == .second {
      found.own = settings[Owner(node: owner.node, part: .second)] ?? ControlSettings()
    }
    if owner.part == .configuration { addConfiguration(of: owner, to: &found) }
    found.titleMode = titleMode(of: found, in: statement)
    return found.system == nil && found.own.areTexts ? nil : found
  }

  /// Replaces the settings of a button by those of its configuration.
  private func addConfiguration(of owner: Owner, to control: inout Control) {
    let copies = control.own[.configuration]
    control.own = settings[owner] ?? ControlSettings()
    for copy in copies?.settings ?? [] {
      let source = ControlSearch.owner(of: copy.value, components.binder)
      if let source, let own = settings[source] { control.own.add(own) }
    }
    control.system = ControlSearch.buttonConfiguration
  }

  // MARK: Creation

  private func control(ofClass type: String) -> Control? {
    guard ControlSearch.systemClass(of: type, types) != nil else { return nil }
    var found = Control()
    // Code that creates the control may set more.
    found.isOpen = true
    addClasses(of: type, to: &found)
    return found
  }

  func read(_ owner: Owner, into control: inout Control, depth: Int) {
    let main = Owner(node: owner.node)
    if let own = settings[main] { control.own.add(own) }
    if escaped.contains(main) || escaped.contains(owner) { control.isEscaped = true }
    if owner.node.kind == .call { return create(owner.node, into: &control, depth: depth) }
    if !names.contains(owner.node.name), !followed.contains(owner.node) { control.isEscaped = true }
    guard owner.node.kind == .property else { return control.isOpen = true }
    if owner.node.isOutlet {
      control.isOpen = true
      if strangers.contains(owner.node.name) { control.isEscaped = true }
    }
    if let value = owner.node.creation(settings[main]?[.creation]) {
      create(value, into: &control, depth: depth)
    } else {
      control.isOpen = true
      if let type = components.binder.type(ofDeclaration: owner.node)?.name { addClasses(of: type, to: &control) }
    }
  }

  /// Adds the settings in the code that creates a control.
  private func create(_ value: SourceNode, into control: inout Control, depth: Int) {
    guard depth < Self.deepest else { return control.isOpen = true }
    if let owner = ControlSearch.owner(of: value, components.binder), owner.node != value {
      guard owner.part == .configuration else { return read(owner, into: &control, depth: depth + 1) }
      if let own = settings[owner] { control.own.add(own) }
      (control.system, control.isOpen) = (ControlSearch.buttonConfiguration, true)
      return
    }
    if value.kind == .choice,
      let one = value.children.first(where: { ControlSearch.configuration(createdBy: $0) != nil })
    {
      (control.system, control.isOpen) = (ControlSearch.configuration(createdBy: one), true)
      return
    }
    // `try? makeLabel()`
    if value.kind == .choice, let one = value.first, one.kind == .call, value.children.dropFirst().allSatisfy(\.isNil) {
      return create(one, into: &control, depth: depth + 1)
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
      let pass = Pass(target: function, statement: value, call: value)
      if function.returnsSelf, let base = callee.first {
        if let own = settings[Owner(node: function)] { control.own.add(own.passed(by: pass, components.binder)) }
        if escaped.contains(Owner(node: function)) { control.isEscaped = true }
        return create(base, into: &control, depth: depth + 1)
      }
      var made = Control()
      create(resultOf: body, into: &made, depth: depth)
      return control.add(made, passed: pass, components.binder)
    }
    if let system = ControlSearch.configuration(createdBy: value) {
      (control.system, control.creation) = (system, value)
      return
    }
    guard let type = components.binder.type(of: value)?.name else { return control.isOpen = true }
    control.creation = value
    addInitializer(of: value, to: &control)
    addClasses(of: type, to: &control)
  }

  /// Adds the settings of an initializer with the arguments of its call.
  private func addInitializer(of call: SourceNode, to control: inout Control) {
    guard case .initializer(_, let initializer?)? = components.binder.callee(of: call) else { return }
    let owner = Owner(node: initializer)
    let pass = Pass(target: initializer, statement: call, call: call)
    // Code that gets the control has the last word.
    if let own = settings[owner] { control.classes.append(own.passed(by: pass, components.binder)) }
    if escaped.contains(owner) { control.isEscaped = true }
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
      control.unread.merge(proxies[ancestor] ?? [:]) { first, _ in first }
    }
    control.system = ControlSearch.systemClass(of: type, types) ?? (type == ControlSearch.row ? type : nil)
  }
}

extension Controls.Control {
  /// Adds the control that a function creates, with the arguments of the call.
  fileprivate mutating func add(_ made: Self, passed pass: Controls.Pass, _ binder: Binder) {
    own.add(made.own.passed(by: pass, binder))
    classes += made.classes
    (system, creation) = (made.system, made.creation)
    isOpen = isOpen || made.isOpen
    isEscaped = isEscaped || made.isEscaped
  }
}

extension SourceNode {
  /// Whether a property is an outlet for an object of a document.
  var isOutlet: Bool {
    kind == .property && attributes.contains { $0.name == "IBOutlet" }
  }

  /// The expression that creates the object in a property: the initial value, or else the only one that code assigns.
  fileprivate func creation(_ assigned: ControlSettings.Statements?) -> SourceNode? {
    if let value = initialValue, !value.isNil { return assigned == nil ? value : nil }
    guard child(.block) == nil, let assigned, !assigned.isOverfull, assigned.settings.count == 1 else { return nil }
    return assigned.first.value
  }
}
