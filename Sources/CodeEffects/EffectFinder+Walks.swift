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
        found.addWalkers(walkers, areFree: node.first.map(isOutlet) != true)
      } else {
        found.walkers.formUnion(walkers)
      }
    }
  }

  /// Returns whether a value is an outlet of the class around it, as in `stack.arrangedSubviews`.
  private func isOutlet(_ value: SourceNode) -> Bool {
    guard value.isOwn, names.contains(value.name) else { return false }
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
}
