internal import AuditModel
internal import Documents

/// Finds what code does with the objects of an app's storyboards and xibs.
struct OutletSearch: Sendable {
  /// The names of outlets, and of properties of the system that lead to objects of documents.
  let names: Set<String>
  /// The custom classes of objects, without their modules.
  let classes: Set<String>
  let binder: Binder
  /// The names of the methods in extensions of the system's classes.
  private let extensionMembers: Set<String>

  init(names: Set<String>, classes: Set<String>, binder: Binder) {
    (self.names, self.classes, self.binder) = (names, classes, binder)
    let members: Set<String> = binder.types.entries.reduce(into: []) { all, entry in
      if entry.value.declarations.isEmpty { all.formUnion(entry.value.members.keys) }
    }
    // An initializer makes a new value, and `super.init` is that of the superclass.
    extensionMembers = members.subtracting(["init"])
  }

  private var types: TypeTable { binder.types }

  /// The calls by which code changes a view, its contents or its place.
  private static let changes: Set<String> = [
    "setTitle", "setAttributedTitle", "setImage", "setPreferredSymbolConfiguration", "insertSegment",
    "removeAllSegments", "setItems", "setText", "setAttributedText", "setTitleWithoutAnimation", "setTitleColor",
    "setBackgroundImage", "setBackgroundColor", "setTextColor", "setTintColor", "insertSubview", "sendSubviewToBack",
    "addSublayer", "insertSublayer", "setAlpha", "removeFromSuperview",
    "addSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setHidden",
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]

  /// Properties whose members belong to the value around them.
  private static let parts: Set<String> = ["titleLabel", "configuration", "textLabel", "detailTextLabel", "layer"]

  /// The properties of rows that code changes from outside.
  private static let looks: Set<String> = ["backgroundColor", "backgroundView", "tintColor", "alpha"]

  /// Whether a class of the system is one of views, or `UIResponder`, by its name.
  private static func isView(_ name: String) -> Bool {
    name.hasPrefix("UI") && !["UIColor", "UIFont", "UIImage", "UIBezierPath", "UIDevice", "UIScreen"].contains(name)
  }

  /// The names by which code states the height of rows: the property of a table, and a method of its delegate.
  private static let rowHeights = ["rowHeight", "heightForRowAt"]

  /// The names by which code states orientations: a property of a controller, and a method of the app's delegate.
  private static let orientations = [
    "supportedInterfaceOrientations", "supportedInterfaceOrientationsFor", "shouldAutorotate",
  ]

  /// The members by which a class draws its background itself, or decides its size.
  private static let drawing = OutletCode.layoutMembers.union(["draw", "layerClass"])

  /// The names by which code walks through views; `constraints` counts as a member of a value alone.
  private static let walks: Set<String> = ["subviews", "arrangedSubviews"]

  /// The names by which code shows or hides bars, or changes the safe area.
  private static let bars = [
    "prefersStatusBarHidden", "setNavigationBarHidden", "isNavigationBarHidden", "hidesBottomBarWhenPushed",
    "additionalSafeAreaInsets", "hidesBarsOnSwipe", "setToolbarHidden", "edgesForExtendedLayout",
  ]

  /// Reads all sources.
  func code(in trees: [SourceTree]) -> OutletCode {
    var all = Found()
    for found in trees.concurrentMap(found) { all.merge(found) }
    all.expandCalls()
    var code = OutletCode()
    (code.changes, code.passed, code.usesTags) = (all.changes, all.passed, all.usesTags)
    code.extensionMembers = types.entries.reduce(into: []) { all, entry in
      guard entry.value.declarations.isEmpty, Self.isView(entry.key) else { return }
      all.formUnion(entry.value.members.keys)
    }
    code.fixesAppearance = trees.contains(where: \.fixesAppearance)
    code.decidesRowHeights = trees.contains { tree in Self.rowHeights.contains(where: tree.names.contains) }
    code.movesBars = trees.contains { tree in Self.bars.contains(where: tree.names.contains) }
    code.setsFontsOfClasses = all.setsFontsOfClasses
    code.decidesOrientations = trees.contains { tree in Self.orientations.contains(where: tree.names.contains) }
    for (name, declared) in declarations {
      code.classes[name] = declared.reduce(into: []) { own, type in
        for ancestor in types.ancestors(of: type) { own.formUnion(all.classes[ancestor] ?? []) }
      }
      code.outlets[name] = [:]
      if declared.contains(where: { isFree($0, all) }) { code.freeClasses.insert(name) }
      for (owner, outlets) in all.outlets where isRelated(owner, to: declared) {
        code.outlets[name, default: [:]].merge(outlets) { $0.union($1) }
      }
      code.values[name] = all.values.reduce(into: []) { changed, value in
        if isRelated(value.key, to: declared) { changed.formUnion(value.value) }
      }
    }
    return code
  }

  /// Whether the code of a class walks through views, or none of its superclasses is one of UIKit, since one was not read.
  private func isFree(_ type: String, _ all: Found) -> Bool {
    let ancestors = types.ancestors(of: type)
    let walks = ancestors.contains { ancestor in
      all.walkers.contains(ancestor) || all.classes[ancestor]?.isDisjoint(with: Self.walks) == false
        || all.outlets[ancestor]?["view"]?.isDisjoint(with: Self.walks) == false
    }
    return walks || !ancestors.contains(where: Self.isClass)
  }

  /// Whether a name is that of a class of UIKit, and not of a protocol.
  private static func isClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && !["Delegate", "DataSource", "Transitioning", "Interaction"].contains(where: name.hasSuffix)
  }

  /// Whether a value of one of some classes may be a value of another type; an unknown type, which is empty, may.
  private func isRelated(_ type: String, to classes: [String]) -> Bool {
    guard !type.isEmpty else { return true }
    return classes.contains { types.ancestors(of: $0).contains(type) || types.ancestors(of: type).contains($0) }
  }

  /// The declared types by the last part of their names.
  private var declarations: [String: [String]] {
    let declared = types.entries.keys.filter(types.isDeclared)
    let all = Dictionary(grouping: declared) { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return all.filter { classes.contains($0.key) }
  }

  /// The uses of outlets in some files, by the full names of types.
  private struct Found: Sendable {
    var changes: [String: Set<String>] = [:]
    var passed: Set<String> = []
    var classes: [String: Set<String>] = [:]
    /// The changes to outlets by the type that has them; an unknown type has an empty name.
    var outlets: [String: [String: Set<String>]] = [:]
    var values: [String: Set<String>] = [:]
    /// The changes that methods in extensions of the system's classes make to their values, by name.
    var methods: [String: Set<String>] = [:]
    var usesTags = false
    /// The types whose code walks through views or constraints.
    var walkers: Set<String> = []
    var setsFontsOfClasses = false

    /// Adds the changes of the methods that values are called with.
    mutating func expandCalls() {
      // A method may call another one, which may call a third one.
      for _ in 0..<3 { methods = methods.mapValues(expanded) }
      changes = changes.mapValues(expanded)
      classes = classes.mapValues(expanded)
      outlets = outlets.mapValues { $0.mapValues(expanded) }
      values = values.mapValues(expanded)
    }

    private func expanded(_ changes: Set<String>) -> Set<String> {
      changes.reduce(into: []) { all, change in
        guard change.hasSuffix("()") else { return _ = all.insert(change) }
        all.formUnion(methods[String(change.dropLast(2))] ?? [])
      }
    }

    mutating func merge(_ other: Found) {
      changes.merge(other.changes) { $0.union($1) }
      passed.formUnion(other.passed)
      classes.merge(other.classes) { $0.union($1) }
      outlets.merge(other.outlets) { $0.merging($1) { $0.union($1) } }
      values.merge(other.values) { $0.union($1) }
      methods.merge(other.methods) { $0.union($1) }
      usesTags = usesTags || other.usesTags
      walkers.formUnion(other.walkers)
      setsFontsOfClasses = setsFontsOfClasses || other.setsFontsOfClasses
    }
  }

  /// Returns the changes in a file; those of classes to themselves without their superclasses.
  private func found(in tree: SourceTree) -> Found {
    var found = Found()
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      switch node.kind {
      case .assignment:
        if let target = node.first {
          add(target, &found)
          if target.name == "font", target.first?.name == "appearance" { found.setsFontsOfClasses = true }
        }
      case .call:
        if node.name == "viewWithTag" { found.usesTags = true }
        if let callee = node.first {
          if Self.changes.contains(node.name) { add(callee, &found) } else { addCall(of: callee, &found) }
        }
      case .function, .property:
        if Self.drawing.contains(node.name) { found.classes[types.scope(of: node), default: []].insert(node.name) }
      case .name, .member:
        if Self.walks.contains(node.name) || node.kind == .member && node.name == "constraints" {
          let scope = types.scope(of: node)
          if types.isDeclared(scope) {
            found.walkers.insert(scope)
          } else {
            add("subviews", toClassAround: node, &found)
          }
        }
        if node.name == OutletCode.itself {
          if isPassed(node) { add(OutletCode.itself, toClassAround: node, &found) }
        } else if names.contains(node.name), isPassed(node),
          // Code passes on the views of the system's classes to lay them out.
          !OutletCode.ownViews.contains(node.name)
        {
          found.passed.insert(node.name)
          add(OutletCode.itself, toOutlet: node, &found)
        } else if node.name.hasSuffix("Anchor"), let base = node.first, names.contains(base.name) {
          add(OutletCode.anchor, to: base, &found)
        }
      default: break
      }
    }
    return found
  }

  /// Records the change of a property, or the call of a method that changes the value it is called on.
  private func add(_ target: SourceNode, _ found: inout Found) {
    guard target.kind == .member, let base = target.first, base.name != "self" else {
      guard target.kind == .member || target.kind == .name else { return }
      // A class changes itself.
      return add(target.name, toClassAround: target, &found)
    }
    add(target.name, to: base, &found)
    if Self.parts.contains(base.name) {
      let owner = base.kind == .member ? base.first : nil
      if let owner, owner.name != "self" {
        add(target.name, to: owner, &found)
      } else {
        add(target.name, toClassAround: target, &found)
      }
    }
    if base.name == "navigationItem" || base.name == "tabBarItem" {
      found.classes[types.scope(of: target), default: []].insert("\(base.name).\(target.name)")
    }
  }

  /// Records a change of a class by itself, or by a method that an extension gives to a class of the system.
  private func add(_ property: String, toClassAround node: SourceNode, _ found: inout Found) {
    let type = types.scope(of: node)
    guard !types.isDeclared(type), !type.isEmpty else {
      found.classes[type, default: []].insert(property)
      return
    }
    var method = node
    while let parent = method.parent, parent.kind != .extension, parent.kind != .type { method = parent }
    found.methods[method.name, default: []].insert(property)
  }

  /// Records a call of a method that an extension may have.
  private func addCall(of callee: SourceNode, _ found: inout Found) {
    let call = "\(callee.name)()"
    guard callee.kind == .member, let base = callee.first, base.name != "self" else {
      if callee.kind == .name || callee.kind == .member, extensionMembers.contains(callee.name) {
        add(call, toClassAround: callee, &found)
      }
      return
    }
    if names.contains(base.name), extensionMembers.contains(callee.name) {
      found.changes[base.name, default: []].insert(call)
      add(call, toOutlet: base, &found)
    }
  }

  private func add(_ property: String, to value: SourceNode, _ found: inout Found) {
    found.changes[value.name, default: []].insert(property)
    if names.contains(value.name) { add(property, toOutlet: value, &found) }
    if Self.looks.contains(property), let type = binder.type(of: value), !type.isMeta {
      found.values[type.name, default: []].insert(property)
    }
  }

  /// Records a change of an outlet for the type that has it.
  private func add(_ property: String, toOutlet node: SourceNode, _ found: inout Found) {
    guard let owner = owner(of: node) else { return }
    found.outlets[owner, default: [:]][node.name, default: []].insert(property)
  }

  /// Returns the type whose property a name or member is: empty if it is not known, nil for a local variable.
  private func owner(of node: SourceNode) -> String? {
    guard node.kind == .member, let base = node.first else {
      let isLocal = binder.declarations(of: node).contains { $0.kind == .parameter || $0.isLocal }
      return isLocal ? nil : types.scope(of: node)
    }
    if base.name == "self", base.kind == .name { return types.scope(of: node) }
    guard let type = binder.type(of: base), !type.isList, types.isDeclared(type.name) else { return "" }
    return type.name
  }

  /// Calls that leave the texts and fonts of their arguments alone.
  private static let harmless: Set<String> = ControlSearch.harmless.union([
    "sendSubviewToBack", "convert", "exchangeSubview", "UITapGestureRecognizer", "addTarget", "dequeueReusableCell",
    "scrollRectToVisible", "post", "addObserver", "removeObserver", "present", "isDescendant", "print", "performSegue",
    "NotificationCenter", "assert", "min", "max", "sizeThatFits",
  ])

  private func isPassed(_ node: SourceNode) -> Bool { node.isPassedOn(except: Self.harmless) }
}
