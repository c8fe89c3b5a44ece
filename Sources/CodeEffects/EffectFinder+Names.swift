internal import AuditModel
internal import SwiftTrees

/// Changes that code makes by name: through key paths, keys and method exchanges.
extension EffectFinder {
  /// The functions that replace a method of a class, such as `class_replaceMethod`.
  private static let exchanges = APIList.methodExchanges.names

  /// The system classes whose methods do not affect views.
  private static let others = APIList.plainClasses.names

  /// The view classes that draw their texts in labels.
  static let labelled: Set = ["UILabel", "UIButton", "UITextField", "UISegmentedControl"]

  /// The new code for methods of classes.
  struct Exchanges {
    /// The effects of the new code on the views of each class.
    var effects: [String: Set<EffectDraft>] = [:]
    /// The effects of the new code on the screens of each controller class.
    var ofControllers: [String: Set<EffectDraft>] = [:]
    /// Whether any view may be affected.
    var isOpen = false

    mutating func add(_ found: Set<EffectDraft>, to classes: Set<String>?) {
      guard let classes else {
        for effect in found where effect != .handedOver { effects["UIView", default: []].insert(effect) }
        if found.contains(.handedOver) { isOpen = true }
        return
      }
      for type in classes { effects[type, default: []].formUnion(found) }
    }
  }

  /// Returns the new code that a file gives to methods of classes.
  ///
  /// The class around the call counts, and those that its function names. If one of them is neither a system view nor a
  /// class without views, any view may be affected. Swift code that replaces a method of a controller is read like its
  /// other code. If the function names all methods, only they and their new code count.
  func exchanges(in tree: SourceTree) -> Exchanges {
    var found = Exchanges()
    // Few files use these names.
    guard !Self.exchanges.isDisjoint(with: tree.names) || !Self.exchanges.isDisjoint(with: tree.words) else {
      return found
    }
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      // Another class of one object counts as passing the object on.
      if node.kind == .name, Self.exchanges.contains(node.name), node.name != "object_setClass" {
        let around = node.declaration?.descendants.filter { $0.kind == .name }.map(\.name) ?? []
        let named = Set(around).filter {
          types.isDeclared($0) || Self.others.contains($0) || TypeTable.isClassOfUIKit($0)
        }
        let scope = types.scope(of: node)
        // If a class of the app names other classes, only those are affected.
        let all = named.isEmpty || types.isDeclaredElsewhere(scope) ? named.union([scope]) : named
        let code = newCode(around: node)
        guard !code.contains(.handedOver) else {
          found.add(code, to: viewClasses(all, in: tree))
          continue
        }
        let controllers = all.filter { types.ancestors(of: $0).contains { $0.hasSuffix("Controller") } }
        for type in controllers { found.ofControllers[type, default: []].formUnion(code) }
        if controllers.count < all.count { found.add(code, to: viewClasses(all.subtracting(controllers), in: tree)) }
      }
    }
    guard !Self.exchanges.isDisjoint(with: tree.words) else { return found }
    // In Objective-C, the classes are those of `@implementation`.
    let classes = Set(tree.nodes.lazy.filter { $0.kind == .extension }.map { tree.names[Int($0.name)] })
    found.add([.handedOver], to: classes.isEmpty ? nil : viewClasses(classes, in: tree))
    return found
  }

  /// Returns the effects of replacing the methods that the function around a call names; anything if one is not named.
  ///
  /// A method of the system that is replaced counts as overridden.
  private func newCode(around call: SourceNode) -> Set<EffectDraft> {
    guard let function = call.declaration, call.name == "method_exchangeImplementations" else { return [.handedOver] }
    let selectors = function.descendants.filter { $0.kind == .macro && $0.name == "selector" }
    let names = selectors.compactMap { $0.child(.argument)?.first }
      .filter { [.name, .member].contains($0.kind) }.map(\.name)
    let methods = names.filter(variables.members.methods.contains)
    // Both methods of an exchange have a selector, and one of them is the app's.
    guard names.count >= 2, names.count == selectors.count, methods.count * 2 >= names.count,
      function.child(.parameter) == nil
    else { return [.handedOver] }
    return names.reduce(into: []) { effects, name in
      effects.insert(variables.members.methods.contains(name) ? .call(.member(name)) : .change(name))
    }
  }

  /// Returns the system views among classes; nil if one of them may affect any view.
  private func viewClasses(_ all: Set<String>, in tree: SourceTree) -> Set<String>? {
    var found: Set<String> = []
    for type in all {
      let ancestors = types.ancestors(of: type)
      if ancestors.contains(where: Self.others.contains) { continue }
      if ancestors.contains(where: { $0.hasSuffix("Controller") }) {
        guard Self.walks.isDisjoint(with: tree.names), Self.walks.isDisjoint(with: tree.words) else { return nil }
      } else if SystemTypes.isView(type), type != "UIView" {
        found.formUnion(type == "UILabel" ? Self.labelled : [type])
      } else {
        return nil
      }
    }
    return found
  }

  /// Records that a class uses a label of a cell without an outlet, as in `cell.textLabel`.
  func addPart(_ node: SourceNode, _ found: inout EffectDrafts) {
    guard node.kind == .member, CodeEffects.cellLabels.contains(node.name), let cell = node.first,
      cell.name != SourceNode.selfName, !names.contains(cell.name)
    else { return }
    found.filledParts[types.scope(of: node), default: []].insert(node.name)
  }

  /// The calls that only read the value of a key path, and those that return it.
  private static let readers = APIList.keyPathReaders.names
  private static let getters = APIList.keyPathGetters.names

  /// Records what code may change through a key path such as `\.titleLabel.font`.
  func addPath(_ node: SourceNode, _ found: inout EffectDrafts) {
    let parts = node.name.split(separator: ".", omittingEmptySubsequences: false)
    let root = parts.prefix { $0.first?.isUppercase == true }
    let members = parts.dropFirst(root.count).filter { !$0.isEmpty }
    guard members.contains(where: { names.contains(Self.member($0)) }) else { return }
    let type = root.isEmpty ? rootType(of: node) : types.resolve(root.joined(separator: "."), in: types.scope(of: node))
    for (index, part) in members.enumerated() where names.contains(Self.member(part)) {
      let name = Self.member(part)
      let owner = index == 0 ? type.flatMap { types.isDeclared($0) ? $0 : nil } ?? "" : ""
      let isWhole = index + 1 == members.count || part.contains("[")
      let effects =
        isWhole
        ? effects(ofWhole: node, isKnown: !owner.isEmpty) : [Self.effect(ofChanging: Self.member(members[index + 1]))]
      guard !effects.isEmpty else { continue }
      if owner.isEmpty || !isWhole { found.changes[name, default: []].formUnion(effects) }
      for effect in effects { found.add(effect, toOutlet: name, of: owner, at: node) }
    }
  }

  /// Returns the name in a part of a path, such as `labels[0]?`.
  private static func member(_ part: Substring) -> String { String(part.prefix { !"?![".contains($0) }) }

  /// Returns the effect of changing a part of a view, such as its arranged subviews.
  private static func effect(ofChanging member: String) -> EffectDraft {
    walks.contains(member) ? .effect(.walked) : .change(member)
  }

  /// Returns the effects on an outlet that is the value of a key path.
  private func effects(ofWhole node: SourceNode, isKnown: Bool) -> Set<EffectDraft> {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return [.handedOver]
    }
    if Self.readers.contains(call.name) { return [] }
    guard Self.getters.contains(call.name) else { return [.handedOver] }
    let effects = variables.effects(ofHandingOver: call)
    // Models may use the names of outlets for texts, which code passes on.
    return isKnown ? effects : effects.subtracting([.handedOver])
  }

  /// Returns the root type of a key path without one: that of the elements, or of the value before `[keyPath: …]`.
  private func rootType(of node: SourceNode) -> String? {
    guard let argument = node.parent, argument.kind == .argument, let around = argument.parent else { return nil }
    let value =
      switch around.kind {
      case .element: around.first
      case .call where around.first?.kind == .member: around.first?.first
      case .call: around.arguments.first?.first
      default: SourceNode?.none
      }
    return value.flatMap { binder.type(of: $0) }.flatMap { $0.isMeta ? nil : $0.name }
  }

  /// Records that code sets a property of its own class, or of another value of the app, by a key.
  func addValue(setBy call: SourceNode, of callee: SourceNode, _ found: inout EffectDrafts) {
    guard call.name == "setValue" || call.name == "setValuesForKeys", binder.declarations(of: callee).isEmpty else {
      return
    }
    let base = callee.kind == .member ? callee.first : nil
    let isOwn = base == nil || base?.isInstance == true
    guard let owner = isOwn ? types.scope(of: call) : base.flatMap({ binder.type(of: $0)?.name }), !owner.isEmpty else {
      return
    }
    let key = ["forKey", "forKeyPath"].lazy.compactMap { call.argument(at: .label($0))?.literal }.first
    guard let key else {
      if isOwn { add(.handedOver, toClassAround: call, &found) }
      for name in names { found.add(.handedOver, toOutlet: name, of: owner, at: call) }
      return
    }
    let parts = key.split(separator: ".").map(String.init)
    guard let first = parts.first else { return }
    if isOwn { add(Self.effect(ofChanging: first), toClassAround: call, &found) }
    if names.contains(first) {
      let effect = parts.count > 1 ? Self.effect(ofChanging: parts[1]) : .handedOver
      found.add(effect, toOutlet: first, of: owner, at: call)
    }
  }
}
