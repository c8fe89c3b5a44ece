internal import AuditModel
internal import SwiftTrees

/// Access to views through their superviews, without a name.
extension EffectFinder {
  /// Records that code iterates over the subviews or constraints of a view.
  func addWalk(_ node: SourceNode, _ found: inout EffectDrafts) {
    let isWalk = Self.walks.contains(node.name) && !node.isCounted
    if isWalk || node.name == "constraints" && (node.kind == .member || isInherited(node)) {
      let scope = types.scope(of: node)
      var walkers = types.isDeclared(scope) ? [scope] : []
      if types.isDeclaredElsewhere(scope) { add(.effect(.walked), toClassAround: node, &found) }
      if let owner = walked(by: node) { walkers.append(owner) }
      if isWalk {
        found.addWalkers(walkers, areFree: node.first.map { $0.isOwn && isOutlet($0) } != true)
      } else {
        found.walkers.formUnion(walkers)
      }
      for walker in walkers { found.note(.effect(.walked), on: walker.lastPart, of: walker, at: node) }
      addContent(of: node, &found)
    }
  }

  /// Records what code does to the views or constraints that it iterates over.
  ///
  /// The views in an outlet belong to the outlet, and those in a view that code makes are not in a document. Any others
  /// may be in the class around the code.
  private func addContent(of walk: SourceNode, _ found: inout EffectDrafts) {
    guard let base = walk.first, base.kind != .argument else {
      for effect in variables.effects(ofWalk: walk) { add(effect, toClassAround: walk, &found) }
      return
    }
    if isOutlet(base) || isMade(base) { return }
    let effects = variables.effects(ofWalk: walk)
    for effect in effects { add(effect, toClassAround: walk, &found) }
    guard let owner = walked(by: walk) else { return }
    for effect in effects { found.add(effect, toType: owner, at: walk) }
  }

  /// The maximum number of variables to follow to the value of a view (our own limit).
  private static let mostVariables = 8

  /// Returns whether a view is made by code and is not in a document.
  ///
  /// This includes the views of such a controller, and the superviews of a view that code adds to no other.
  private func isMade(_ view: SourceNode, depth: Int = 0) -> Bool {
    guard depth < Self.mostVariables else { return false }
    switch view.kind {
    case .member:
      guard let base = view.first else { return false }
      if base.isInstance { return isMadeHere(view, depth) }
      guard isMade(base, depth: depth + 1) else { return false }
      return view.name != "superview" || !isAdded(base)
    case .name: return isMadeHere(view, depth)
    default: return false
    }
  }

  /// Returns whether a variable or own property has a value that is made where it is declared.
  private func isMadeHere(_ name: SourceNode, _ depth: Int) -> Bool {
    let declarations = binder.declarations(of: name)
    return !declarations.isEmpty
      && declarations.allSatisfy { declaration in
        guard declaration.kind == .property, !declaration.attributes.contains(where: { $0.name == "IBOutlet" }) else {
          return false
        }
        if declaration.makesValue { return declaration.isLet || !types.assignedNames.contains(declaration.name) }
        guard declaration.isLocal, declaration.isLet || declaration.parent?.kind == .choice,
          let value = declaration.children.first(where: { $0.kind == .member || $0.kind == .name })
        else { return false }
        return isMade(value, depth: depth + 1)
      }
  }

  /// Returns whether the file adds a view to another one, or makes it a part of one.
  private func isAdded(_ view: SourceNode) -> Bool {
    let tree = view.tree
    return tree.nodes.indices.contains { index in
      guard tree.names[Int(tree.nodes[index].name)] == view.name else { return false }
      let node = SourceNode(tree: tree, index: index)
      guard node.kind == .name || node.kind == .member else { return false }
      switch node.handover {
      case .argument(let parameter, _):
        return HandoverEffect.effects(ofArgument: parameter).contains(.change("removeFromSuperview"))
      case .property(let target):
        return HandoverEffect.effects(ofProperty: target.name).contains(.change("removeFromSuperview"))
      default: return false
      }
    }
  }

  /// Returns whether a value is an outlet of the class around it, as in `stack.arrangedSubviews`.
  private func isOutlet(_ value: SourceNode) -> Bool {
    guard names.contains(value.name) else { return false }
    let declarations = binder.declarations(of: value)
    return !declarations.isEmpty
      && declarations.allSatisfy { declaration in
        declaration.kind == .property && !declaration.isLocal
          && declaration.attributes.contains { $0.name == "IBOutlet" }
      }
  }

  /// Returns whether a name may be a member of a superclass that was not read.
  private func isInherited(_ node: SourceNode) -> Bool {
    !types.scope(of: node).isEmpty && binder.declarations(of: node).isEmpty
  }

  /// Returns the system class whose subviews outside code iterates over, as in `cell.contentView.subviews`.
  private func walked(by node: SourceNode) -> String? {
    guard let view = node.first, view.kind == .member, CodeEffects.ownViews.contains(view.name), let owner = view.first,
      let type = binder.type(of: owner), TypeTable.isClassOfUIKit(type.name)
    else { return nil }
    return type.name
  }

  /// Returns whether a name in an extension of a system class belongs to the object whose method runs.
  func isOfCaller(_ node: SourceNode) -> Bool {
    node.isOwn && types.isDeclaredElsewhere(types.scope(of: node))
      && !binder.declarations(of: node).contains { $0.kind == .parameter || $0.isLocal }
  }

  /// Records an effect on an outlet.
  ///
  /// A function that an extension of a system class calls with a view of its callers may change the views in it.
  func addPassed(_ effect: EffectDraft, of outlet: SourceNode, _ isOfCaller: Bool, _ found: inout EffectDrafts) {
    switch effect {
    case .call, .readCall, .content:
      if isOfCaller { return add(effect.inContent, toClassAround: outlet, &found) }
    default: break
    }
    add(effect, to: outlet, &found)
  }

  /// Records what code does to the views or constraints in an outlet.
  ///
  /// An extension of a system class walks through the view of its callers only.
  func addContent(of walk: SourceNode, in outlet: SourceNode, _ found: inout EffectDrafts) {
    if CodeEffects.ownViews.contains(outlet.name), isOfCaller(outlet) { return }
    for effect in variables.effects(ofWalk: walk) { add(effect, to: outlet, &found) }
  }
}
