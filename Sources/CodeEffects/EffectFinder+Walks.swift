internal import AuditModel
internal import SwiftTrees

/// The ways in which code gets at views without names for them.
extension EffectFinder {
  /// Records that code walks through the views in another one, or through its constraints.
  func addWalk(_ node: SourceNode, _ found: inout EffectDrafts) {
    let isWalk = Self.walks.contains(node.name) && !node.isCounted
    if isWalk || node.name == "constraints" && (node.kind == .member || isInherited(node)) {
      let scope = types.scope(of: node)
      var walkers = types.isDeclared(scope) ? [scope] : []
      if types.isDeclaredElsewhere(scope) { add(.effect(.walked), toClassAround: node, &found) }
      if let owner = walked(by: node) { walkers.append(owner) }
      if isWalk { found.addWalkers(walkers) } else { found.walkers.formUnion(walkers) }
    }
  }

  /// Whether a name is that of a member of a superclass that was not read.
  private func isInherited(_ node: SourceNode) -> Bool {
    !types.scope(of: node).isEmpty && binder.declarations(of: node).isEmpty
  }

  /// Returns the class of the system through whose views code walks from outside, as in `cell.contentView.subviews`.
  private func walked(by node: SourceNode) -> String? {
    guard let view = node.first, view.kind == .member, CodeEffects.ownViews.contains(view.name), let owner = view.first,
      let type = binder.type(of: owner), TypeTable.isClassOfUIKit(type.name)
    else { return nil }
    return type.name
  }
}
