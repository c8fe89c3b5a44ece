package import AuditModel
internal import Documents
package import SwiftTrees

/// A search for the effects of code on the objects of an app's storyboards and xibs.
package struct EffectFinder: Sendable {
  /// The names of outlets, and of system properties that return objects of documents.
  let names: Set<String>
  /// The names of custom classes, without their modules.
  let classes: Set<String>
  let binder: Binder
  var variables: VariableSearch

  /// The classes of documents with their ancestors; only they have outlets.
  let owners: Set<String>

  package init(names: Set<String>, classes: Set<String>, binder: Binder) {
    (self.names, self.classes, self.binder) = (names, classes, binder)
    variables = VariableSearch(members: ViewMembers(binder.types), binder: binder)
    let types = binder.types
    owners = types.entries.keys.reduce(into: classes) { all, type in
      if classes.contains(type.lastPart) { all.formUnion(types.ancestors(of: type).map(\.lastPart)) }
    }
  }

  var types: TypeTable { binder.types }

  /// The methods that change a view, its content or its layout.
  static let changes = APIList.changingCalls.names

  /// The geometry properties of a view, such as `frame`.
  static let geometry = APIList.geometryMembers.names

  /// Properties whose changes count as changes of their owner, such as `titleLabel`.
  static let parts = APIList.viewParts.names

  /// The properties of rows that outside code changes.
  private static let looks = APIList.rowLooks.names

  /// The members that a class overrides to draw itself, decide its size, or set its accessibility.
  static let drawing = CodeEffects.layoutMembers.union([
    "draw", "layerClass", "font", "numberOfLines", "lineBreakMode", "attributedText", "setTitle", "drawText",
    "titleLabel", "accessibilityLabel", "accessibilityAttributedLabel", "isAccessibilityElement",
    "accessibilityElementsHidden", "accessibilityElements",
  ])

  /// The properties for iterating over views; `constraints` counts only as a member of a value.
  static let walks: Set<String> = ["subviews", "arrangedSubviews"]

  /// Returns the effects of all sources.
  package func code(in trees: [SourceTree]) -> CodeEffects {
    var drafts = EffectDrafts()
    for found in trees.concurrentMap(found) { drafts.merge(found) }
    let exchanges = trees.concurrentMap(exchanges)
    for (type, effects) in exchanges.lazy.flatMap(\.ofControllers) {
      drafts.classes[type, default: []].formUnion(effects)
    }
    let calls = CallExpansion(drafts)
    var classes = drafts.classes.mapValues(calls.expanded)
    for (type, effects) in drafts.screens {
      classes[type, default: []].formUnion(calls.expanded(effects).filter { $0 == $0.inContent })
    }
    let outlets = drafts.outlets.mapValues { $0.mapValues(calls.expanded) }
    let values = drafts.values.mapValues(calls.expanded)
    drafts.addWalkers(classes.filter { $0.value.contains(.walked) }.keys)
    drafts.addWalkers(outlets.filter { $0.value["view"]?.contains(.walked) == true }.keys)
    let declarations = declarations
    var code = statements(in: trees, declarations)
    code.changes.merge(drafts.changes.mapValues(calls.expanded)) { $0.union($1) }
    code.restyledClasses = drafts.restyledClasses
    for (origin, location) in drafts.origins {
      for effect in calls.expanded([origin.draft]) {
        code.origins[origin.name, default: []].append(
          CodeEffectOrigin(owner: origin.owner, effect: effect, location: location))
      }
    }
    code.extensionMembers = drafts.members.mapValues(calls.expanded)
    code.overrides = classes.filter { types.isDeclaredElsewhere($0.key) }
      .mapValues(CodeEffects.layoutChanges.intersection).filter { !$0.value.isEmpty }
    for exchange in exchanges {
      for (type, effects) in exchange.effects {
        let expanded = calls.expanded(effects)
        if !expanded.isEmpty { code.overrides[type, default: []].formUnion(expanded) }
      }
      // The system calls this method on all objects of documents.
      if exchange.isOpen { code.extensionMembers["awakeFromNib", default: []].insert(.handedOver) }
    }
    let relatives = Relatives(of: Set(outlets.keys).union(values.keys), types)
    for (name, declared) in declarations {
      code.classes[name] = declared.reduce(into: []) { own, type in
        for ancestor in types.ancestors(of: type) { own.formUnion(classes[ancestor] ?? []) }
      }
      if !declared.allSatisfy({ types.ancestors(of: $0).contains(where: TypeTable.isClassOfUIKit) }) {
        // Its superclass was not read.
        code.classes[name]?.insert(.handedOver)
      }
      if declared.contains(where: { !types.ancestors(of: $0).contains(where: TypeTable.isClassOfUIKit) }) {
        code.classesWithUnreadBase.insert(name)
        code.undeclaredOutlets[name] = names.filter { outlet in
          declared.allSatisfy { types.ancestors(of: $0).allSatisfy { types.entries[$0]?.members[outlet] == nil } }
        }
      }
      code.ancestors[name] = Set(declared.flatMap(types.ancestors).map(\.lastPart))
      code.outlets[name] = [:]
      if declared.contains(where: { isFree($0, drafts.walkers) }) { code.classesThatChangeLayouts.insert(name) }
      if declared.contains(where: { isFree($0, drafts.viewWalkers) }) { code.classesThatChangeSubviews.insert(name) }
      if declared.contains(where: { isFree($0, drafts.freeWalkers) }) { code.classesThatWalkFreely.insert(name) }
      let related = relatives.related(to: declared)
      for owner in related {
        guard let outlets = outlets[owner] else { continue }
        // A subclass hides its own outlet, not that of other instances of its superclass.
        let isOwn = declared.contains { types.ancestors(of: $0).contains(owner) }
        let found =
          isOwn ? outlets : outlets.mapValues { Set($0.map { $0 == .hiddenAtLoad ? .change("isHidden") : $0 }) }
        code.outlets[name, default: [:]].merge(found) { $0.union($1) }
      }
      code.values[name] = related.reduce(into: []) { $0.formUnion(values[$1] ?? []) }
      code.filledParts[name] = related.reduce(into: []) { $0.formUnion(drafts.filledParts[$1] ?? []) }
    }
    return code
  }

  /// Returns whether a class or superclass is a walker, or one was not read, so that no ancestor is from UIKit.
  private func isFree(_ type: String, _ walkers: Set<String>) -> Bool {
    let ancestors = types.ancestors(of: type)
    return ancestors.contains(where: walkers.contains) || !ancestors.contains(where: TypeTable.isClassOfUIKit)
  }

  /// The changed types by their ancestors, for finding those related to a class.
  private struct Relatives {
    let types: TypeTable
    private var heirs: [String: [String]] = [:]

    init(of changed: Set<String>, _ types: TypeTable) {
      self.types = types
      for type in changed { for ancestor in types.ancestors(of: type) { heirs[ancestor, default: []].append(type) } }
    }

    /// Returns the ancestors and changed subtypes of classes, and the unknown type, which has an empty name.
    func related(to classes: [String]) -> Set<String> {
      classes.reduce(into: [""]) { $0.formUnion(types.ancestors(of: $1) + (heirs[$1] ?? [])) }
    }
  }

  /// The declared types among ``classes``, by the last part of their names.
  var declarations: [String: [String]] {
    let declared = types.entries.keys.filter(types.isDeclared)
    let all = Dictionary(grouping: declared, by: \.lastPart)
    return all.filter { classes.contains($0.key) }.mapValues { declared in
      // Documents do not name models, such as the types generated for storyboards.
      let views = declared.filter { !variables.members.isModel($0) }
      return views.isEmpty ? declared : views
    }
  }

  /// Returns the effects in a file; those of a class on itself exclude its superclasses.
  private func found(in tree: SourceTree) -> EffectDrafts {
    var search = self
    search.variables.uses = NameUses(tree)
    return search.changes(in: tree)
  }

  private func changes(in tree: SourceTree) -> EffectDrafts {
    var found = EffectDrafts()
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      switch node.kind {
      case .assignment:
        for target in node.targets where !node.allowsTouches { add(target, &found) }
      case .other where SourceNode.assigns(node):
        if let target = node.first { add(target, &found) }
      case .call:
        if node.name == "appearance" { found.restyledClasses.formUnion(classes(restyledBy: node)) }
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

  /// Records the effects that the use of a name has on the outlet or the enclosing class.
  private func addName(_ node: SourceNode, _ found: inout EffectDrafts) {
    addWalk(node, &found)
    addPart(node, &found)
    if HandoverEffect.addsConstraints(node.name), node.kind == .name || node.first?.isInstance == true {
      add(.effect(variables.effectOfConstraint(at: node)), toClassAround: node, &found)
    }
    // The method in `#selector(pulse)` is called later.
    if node.parent?.parent?.kind == .macro, variables.members.methods.contains(node.name) {
      add(.call(.member(node.name)), toClassAround: node, &found)
    }
    if node.kind == .name && node.name == SourceNode.selfName || isOwnPart(node) {
      for effect in variables.effects(ofHandingOver: node) { add(effect, toClassAround: node, &found) }
    }
    if names.contains(node.name) {
      let isOwn = CodeEffects.ownViews.contains(node.name)
      let isOfCaller = isOwn && isOfCaller(node)
      if let member = node.parent, member.kind == .member, let effect = variables.effect(of: member) {
        let isHidden = node.isOwn && member.hidesAtOnce
        if isHidden { add(.effect(.hiddenAtLoad), to: node, &found) }
        if !isHidden || effect != .change("isHidden") { addPassed(effect, of: node, isOfCaller, &found) }
      }
      let passed =
        isOwn ? variables.effects(ofHandingOverOwn: node) : variables.effects(ofHandingOver: node)
      for effect in passed { addPassed(effect, of: node, isOfCaller, &found) }
      if let member = node.parent, member.kind == .member, VariableSearch.isWalk(member) {
        addContent(of: member, in: node, &found)
      }
      if let member = node.parent, member.kind == .member, Self.parts.contains(member.name) {
        for effect in variables.effects(ofHandingOver: member) { add(effect, to: node, &found) }
      }
    }
  }

  /// Returns whether a name is a part that the class around it inherits from the system, such as `titleLabel`.
  private func isOwnPart(_ node: SourceNode) -> Bool {
    Self.parts.contains(node.name) && node.isOwn && binder.declarations(of: node).isEmpty
  }

  /// Records a property change, or a call of a method that changes its receiver.
  private func add(_ target: SourceNode, _ found: inout EffectDrafts) {
    let chain = target.memberChain
    let own = chain.first?.isInstance == true ? chain.dropFirst() : chain[...]
    if let first = own.first, Self.geometry.contains(first.name) {
      let isElsewhere = types.isDeclaredElsewhere(types.scope(of: target))
      if isElsewhere, first.placesView { add(.effect(.placed), toClassAround: target, &found) }
      if own.count > 1 { add(.change(first.name), toClassAround: target, &found) }
    }
    guard target.kind == .member, let base = target.first, !base.isInstance else {
      guard target.kind == .member || target.kind == .name else { return }
      if isUnread(target) { add(.handedOver, toClassAround: target, &found) }
      // A class changes itself.
      return add(.change(target.name), toClassAround: target, &found)
    }
    if base.name == "appearance", base.kind == .call, !mayReachDocuments(base) { return }
    found.changes[base.name, default: []].insert(.change(target.name))
    addLook(target.name, of: base, &found)
    if isOwnPart(base) {
      add(.change(target.name), toClassAround: target, &found)
    } else if Self.parts.contains(base.name), base.kind == .member, let owner = base.first {
      found.changes[owner.name, default: []].insert(.change(target.name))
    }
    if base.name == "navigationItem" || base.name == "tabBarItem" {
      found.add(.change("\(base.name).\(target.name)"), toType: types.scope(of: target), at: target)
    }
  }

  /// Records an effect on `self` in a class, or in an extension of a system class.
  func add(_ effect: EffectDraft, toClassAround node: SourceNode, _ found: inout EffectDrafts) {
    let type = types.scope(of: node)
    if types.isDeclared(type) || type.isEmpty { found.add(effect, toType: type, at: node) }
    guard !type.isEmpty, types.isDeclaredElsewhere(type) else { return }
    var method = node
    while let parent = method.parent, parent.kind != .extension, parent.kind != .type { method = parent }
    let member = method.observedProperty ?? method
    for name in [member.name] + member.objectiveCNames {
      found.members[name, default: []].insert(effect)
      found.note(effect, on: name, of: type, at: node)
    }
  }

  func add(_ effect: EffectDraft, to value: SourceNode, _ found: inout EffectDrafts) {
    found.changes[value.name, default: []].insert(effect)
    add(effect, toOutlet: value, &found)
  }

  /// Records that outside code changes a row.
  private func addLook(_ property: String, of value: SourceNode, _ found: inout EffectDrafts) {
    guard Self.looks.contains(property), let type = binder.type(of: value), !type.isMeta else { return }
    found.values[type.name, default: []].insert(.change(property))
  }

  /// Records an effect on an outlet for the type that owns it.
  private func add(_ effect: EffectDraft, toOutlet node: SourceNode, _ found: inout EffectDrafts) {
    guard let owner = owner(of: node) else { return }
    found.add(effect, toOutlet: node.name, of: owner, at: node)
  }
}
