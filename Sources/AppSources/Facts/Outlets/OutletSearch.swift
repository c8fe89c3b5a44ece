internal import AuditModel
internal import Documents

/// Finds what code does with the objects of an app's storyboards and xibs.
struct OutletSearch: Sendable {
  /// The names of outlets, and of properties of the system that lead to objects of documents.
  let names: Set<String>
  /// The custom classes of objects, without their modules.
  let classes: Set<String>
  let binder: Binder
  var variables: VariableSearch

  init(names: Set<String>, classes: Set<String>, binder: Binder) {
    (self.names, self.classes, self.binder) = (names, classes, binder)
    variables = VariableSearch(members: ViewMembers(binder.types), binder: binder)
  }

  var types: TypeTable { binder.types }

  /// The calls by which code changes a view, its contents or its place.
  static let changes: Set<String> = [
    "setTitle", "setAttributedTitle", "setImage", "setPreferredSymbolConfiguration", "insertSegment",
    "removeAllSegments", "setItems", "setText", "setAttributedText", "setTitleWithoutAnimation", "setTitleColor",
    "setBackgroundImage", "setBackgroundColor", "setTextColor", "setTintColor", "insertSubview", "sendSubviewToBack",
    "addSublayer", "insertSublayer", "setAlpha", "removeFromSuperview",
    "addSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setHidden",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "sizeToFit",
  ]

  /// The properties of a view by whose members code moves it.
  static let geometry: Set<String> = ["frame", "bounds", "center", "transform"]

  /// Properties whose members belong to the value around them.
  static let parts: Set<String> = [
    "titleLabel", "configuration", "textLabel", "detailTextLabel", "layer", "superview",
  ]

  /// The properties of rows that code changes from outside.
  private static let looks: Set<String> = [
    "backgroundColor", "backgroundView", "tintColor", "alpha", "isAccessibilityElement", "accessibilityElements",
    "accessibilityElementsHidden",
  ]

  /// The names by which code states the height of rows: the property of a table, and a method of its delegate.
  private static let rowHeights = ["rowHeight", "heightForRowAt"]

  /// The names by which code states orientations: a property of a controller, and a method of the app's delegate.
  private static let orientations = [
    "supportedInterfaceOrientations", "supportedInterfaceOrientationsFor", "shouldAutorotate",
  ]

  /// The names by which code gives views other traits than those of the device; a text size may be among them.
  private static let traits = ["setOverrideTraitCollection", "overrideTraitCollection"]

  /// The members by which a class draws its background itself, decides its size, or states its label.
  static let drawing = OutletCode.layoutMembers.union([
    "draw", "layerClass", "font", "numberOfLines", "lineBreakMode", "attributedText", "setTitle", "drawText",
    "titleLabel", "accessibilityLabel", "accessibilityAttributedLabel", "isAccessibilityElement",
    "accessibilityElementsHidden", "accessibilityElements",
  ])

  /// The names by which code walks through views; `constraints` counts as a member of a value alone.
  static let walks: Set<String> = ["subviews", "arrangedSubviews"]

  /// The names by which code shows or hides bars, or changes the safe area.
  private static let bars = [
    "prefersStatusBarHidden", "setNavigationBarHidden", "isNavigationBarHidden", "hidesBottomBarWhenPushed",
    "additionalSafeAreaInsets", "hidesBarsOnSwipe", "setToolbarHidden", "edgesForExtendedLayout",
    // A view of SwiftUI has the controller in it, or a parent gives it another size class.
    "UIViewControllerRepresentable", "setOverrideTraitCollection", "traitOverrides",
  ]

  /// Reads all sources.
  func code(in trees: [SourceTree]) -> OutletCode {
    var all = OutletFindings()
    for found in trees.concurrentMap(found) { all.merge(found) }
    if trees.contains(where: Self.exchangesMethods) {
      all.methods["awakeFromNib", default: []].insert(OutletCode.itself)
    }
    all.expandCalls()
    var code = OutletCode()
    (code.changes, code.usesTags) = (all.changes, all.usesTags)
    code.usesUnreadModules = SystemNames.lackModules(trees)
    code.readMembers = types.entries.reduce(into: SystemNames.members) { $0.formUnion($1.value.members.keys) }
    code.fixesAppearance = trees.contains(where: \.fixesAppearance)
    code.decidesRowHeights = trees.contains { tree in Self.rowHeights.contains(where: tree.names.contains) }
    code.movesBars = trees.contains { tree in Self.bars.contains(where: tree.names.contains) }
    code.setsFontsOfClasses = all.setsFontsOfClasses
    code.overridesTraits =
      all.overridesTraits || trees.contains { tree in Self.traits.contains(where: tree.names.contains) }
    code.extensionMembers = all.methods
    code.overrides = all.classes.filter { types.isDeclaredElsewhere($0.key) }
      .mapValues(OutletCode.layoutMembers.intersection).filter { !$0.value.isEmpty }
    code.decidesOrientations = trees.contains { tree in Self.orientations.contains(where: tree.names.contains) }
    code.followsKeyboard = trees.contains { tree in tree.names.contains(where: Self.followsKeyboard) }
    code.choosesKeyboards = trees.contains { tree in Self.traitsOfFields.contains(where: tree.names.contains) }
    code.placesScreens = trees.contains { tree in Self.placements.contains(where: tree.names.contains) }
    let relatives = Relatives(of: Set(all.outlets.keys).union(all.values.keys), types)
    for (name, declared) in declarations {
      code.classes[name] = declared.reduce(into: []) { own, type in
        for ancestor in types.ancestors(of: type) { own.formUnion(all.classes[ancestor] ?? []) }
      }
      if !declared.allSatisfy({ types.ancestors(of: $0).contains(where: TypeTable.isClassOfUIKit) }) {
        // Its superclass was not read.
        code.classes[name]?.insert(OutletCode.itself)
      }
      code.ancestors[name] = Set(declared.flatMap(types.ancestors).map(\.lastPart))
      code.outlets[name] = [:]
      if declared.contains(where: { isFree($0, all, all.walkers) }) { code.freeClasses.insert(name) }
      if declared.contains(where: { isFree($0, all, all.viewWalkers) }) { code.restylingClasses.insert(name) }
      let related = relatives.related(to: declared)
      for owner in related {
        guard let outlets = all.outlets[owner] else { continue }
        // A subclass hides what it has, not what its superclass has elsewhere.
        let isOwn = declared.contains { types.ancestors(of: $0).contains(owner) }
        let found = isOwn ? outlets : outlets.mapValues { Set($0.map { $0 == OutletCode.gone ? "isHidden" : $0 }) }
        code.outlets[name, default: [:]].merge(found) { $0.union($1) }
      }
      code.values[name] = related.reduce(into: []) { $0.formUnion(all.values[$1] ?? []) }
      code.filledParts[name] = related.reduce(into: []) { $0.formUnion(all.filledParts[$1] ?? []) }
    }
    return code
  }

  /// Whether the code of a class walks through views, or none of its superclasses is one of UIKit, since one was not read.
  private func isFree(_ type: String, _ all: OutletFindings, _ walkers: Set<String>) -> Bool {
    let ancestors = types.ancestors(of: type)
    let walks = ancestors.contains { ancestor in
      walkers.contains(ancestor) || all.classes[ancestor]?.isDisjoint(with: Self.walks) == false
        || all.outlets[ancestor]?["view"]?.isDisjoint(with: Self.walks) == false
    }
    return walks || !ancestors.contains(where: TypeTable.isClassOfUIKit)
  }

  /// The types with changes, of whose values some may be values of a class.
  private struct Relatives {
    let types: TypeTable
    private var heirs: [String: [String]] = [:]

    init(of changed: Set<String>, _ types: TypeTable) {
      self.types = types
      for type in changed { for ancestor in types.ancestors(of: type) { heirs[ancestor, default: []].append(type) } }
    }

    /// The ancestors and heirs of some classes, and the unknown type, which has an empty name.
    func related(to classes: [String]) -> Set<String> {
      classes.reduce(into: [""]) { $0.formUnion(types.ancestors(of: $1) + (heirs[$1] ?? [])) }
    }
  }

  /// The declared types by the last part of their names.
  var declarations: [String: [String]] {
    let declared = types.entries.keys.filter(types.isDeclared)
    let all = Dictionary(grouping: declared, by: \.lastPart)
    return all.filter { classes.contains($0.key) }.mapValues { declared in
      // A document names no type that is a model, as generated names of storyboards are.
      let views = declared.filter { !variables.members.isModel($0) }
      return views.isEmpty ? declared : views
    }
  }

  /// Returns the changes in a file; those of classes to themselves without their superclasses.
  private func found(in tree: SourceTree) -> OutletFindings {
    var search = self
    search.variables.uses = NameUses(tree)
    return search.changes(in: tree)
  }

  private func changes(in tree: SourceTree) -> OutletFindings {
    var found = OutletFindings()
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      switch node.kind {
      case .assignment:
        for target in node.targets where !node.allowsTouches { add(target, &found) }
      case .other where SourceNode.assigns(node):
        if let target = node.first { add(target, &found) }
      case .call:
        if node.name == "viewWithTag" { found.usesTags = true }
        if node.name == "appearance", setsFont(node) { found.setsFontsOfClasses = true }
        if let callee = node.first {
          if Self.changes.contains(node.name) { add(callee, &found) } else { addCall(of: callee, &found) }
          addValue(setBy: node, of: callee, &found)
        }
      case .function, .initializer:
        addFunction(node, &found)
      case .property: addProperty(node, &found)
      case .keyPath: addPath(node, &found)
      case .name, .member: addName(node, &found)
      default: break
      }
    }
    return found
  }

  /// Records what the use of a name means for the outlet, or for the class around it.
  private func addName(_ node: SourceNode, _ found: inout OutletFindings) {
    addWalk(node, &found)
    addPart(node, &found)
    if ViewEffect.addsConstraints(node.name), node.kind == .name || node.first?.name == OutletCode.itself {
      add(OutletCode.anchor, toClassAround: node, &found)
    }
    // `#selector(pulse)` is called later.
    if node.parent?.parent?.kind == .macro, variables.members.methods.contains(node.name) {
      add("\(node.name)()", toClassAround: node, &found)
    }
    if node.name == OutletCode.itself || isOwnPart(node) {
      for change in variables.changes(byHandingOver: node) { add(change, toClassAround: node, &found) }
    }
    if names.contains(node.name) {
      if let member = node.parent, member.kind == .member, let change = variables.change(by: member) {
        let isGone = node.isOwn && member.hidesAtOnce
        if isGone { add(OutletCode.gone, to: node, &found) }
        if !isGone || change != "isHidden" { add(change, to: node, &found) }
      }
      let isOwn = OutletCode.ownViews.contains(node.name)
      let passed =
        isOwn ? variables.changes(byHandingOverOwn: node) : variables.changes(byHandingOver: node)
      for change in passed { add(change, to: node, &found) }
      if let member = node.parent, member.kind == .member, Self.parts.contains(member.name) {
        for change in variables.changes(byHandingOver: member) { add(change, to: node, &found) }
      }
    }
  }

  /// Whether a name is that of a part that the class around it has from the system, such as the title of a button.
  private func isOwnPart(_ node: SourceNode) -> Bool {
    Self.parts.contains(node.name) && node.isOwn && binder.declarations(of: node).isEmpty
  }

  /// Records the change of a property, or the call of a method that changes the value it is called on.
  private func add(_ target: SourceNode, _ found: inout OutletFindings) {
    let chain = target.memberChain
    let own = chain.first?.name == OutletCode.itself ? chain.dropFirst() : chain[...]
    if let first = own.first, Self.geometry.contains(first.name) {
      let isElsewhere = types.isDeclaredElsewhere(types.scope(of: target))
      if isElsewhere, first.placesView { add(OutletCode.placed, toClassAround: target, &found) }
      if own.count > 1 { add(first.name, toClassAround: target, &found) }
    }
    guard target.kind == .member, let base = target.first, base.name != OutletCode.itself else {
      guard target.kind == .member || target.kind == .name else { return }
      if isUnread(target) { add(OutletCode.itself, toClassAround: target, &found) }
      // A class changes itself.
      return add(target.name, toClassAround: target, &found)
    }
    if base.name == "appearance", base.kind == .call, !mayReachDocuments(base) { return }
    found.changes[base.name, default: []].insert(target.name)
    addLook(target.name, of: base, &found)
    if isOwnPart(base) {
      add(target.name, toClassAround: target, &found)
    } else if Self.parts.contains(base.name), base.kind == .member, let owner = base.first {
      found.changes[owner.name, default: []].insert(target.name)
    }
    if base.name == "navigationItem" || base.name == "tabBarItem" {
      found.classes[types.scope(of: target), default: []].insert("\(base.name).\(target.name)")
    }
  }

  /// Records a change of a class by itself, or by a method that an extension gives to a class of the system.
  func add(_ property: String, toClassAround node: SourceNode, _ found: inout OutletFindings) {
    let type = types.scope(of: node)
    if types.isDeclared(type) || type.isEmpty { found.classes[type, default: []].insert(property) }
    guard !type.isEmpty, types.isDeclaredElsewhere(type) else { return }
    var method = node
    while let parent = method.parent, parent.kind != .extension, parent.kind != .type { method = parent }
    let member = method.observedProperty ?? method
    for name in [member.name] + member.objectiveCNames { found.methods[name, default: []].insert(property) }
  }

  private func add(_ property: String, to value: SourceNode, _ found: inout OutletFindings) {
    found.changes[value.name, default: []].insert(property)
    add(property, toOutlet: value, &found)
  }

  /// Records the change of a row from outside.
  private func addLook(_ property: String, of value: SourceNode, _ found: inout OutletFindings) {
    guard Self.looks.contains(property), let type = binder.type(of: value), !type.isMeta else { return }
    found.values[type.name, default: []].insert(property)
  }

  /// Records a change of an outlet for the type that has it.
  private func add(_ property: String, toOutlet node: SourceNode, _ found: inout OutletFindings) {
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
    guard let type = binder.type(of: base), !type.isList else { return "" }
    return types.isDeclared(type.name) || TypeTable.isClassOfUIKit(type.name) ? type.name : ""
  }
}
