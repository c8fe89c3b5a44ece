internal import SwiftTrees

extension ControlSearch {
  /// Returns the effects of code that gets a control on the control.
  ///
  /// `target` is a parameter, a variable, a closure for its first argument, or a function or computed property for its
  /// receiver.
  func findings(about target: SourceNode) -> Findings {
    var found = Findings()
    let owner = Controls.Owner(node: target)
    switch target.kind {
    case .parameter:
      guard let scope = target.parent else { return found }
      // A function without a body runs unread code, such as that of a protocol's types.
      if scope.kind == .function, scope.child(.block) == nil { found.escaped.append(owner) }
      visit(target, in: scope, as: owner, &found)
    case .property where target.isLocal || target.isPrivate && target.child(.block) == nil:
      visit(target, in: nil, as: owner, &found)
    case .closure, .trailing:
      for node in target.descendants where node.name == "$0" && node.kind == .name && node.closureAround == target {
        visit(node, as: owner, &found)
      }
    default: visitSelf(in: target, as: owner, &found)
    }
    return found
  }

  /// Adds the effects of the expressions that name a declaration.
  private func visit(
    _ declaration: SourceNode, in scope: SourceNode?, as owner: Controls.Owner, _ found: inout Findings
  ) {
    for node in declaration.tree.readers(of: declaration, in: scope) where node.kind == .name || node.kind == .member {
      guard binder.declarations(of: node) == [declaration] else { continue }
      visit(node, as: owner, &found)
    }
  }

  /// Adds the effects of a member of a class or extension on the current instance.
  func visitSelf(in member: SourceNode, as owner: Controls.Owner, _ found: inout Findings) {
    guard member.kind != .subscript, !member.isStatic else { return }
    visitNodes(of: member, as: owner, &found)
    // The accessors follow the property.
    guard member.kind == .property, !member.isLocal else { return }
    var next = member.end
    while next < member.tree.nodes.count {
      let accessor = SourceNode(tree: member.tree, index: next)
      guard accessor.parent == member.parent, accessor.kind == .function, accessor.name.hasPrefix("(") else { return }
      visitNodes(of: accessor, as: owner, &found)
      next = accessor.end
    }
  }

  private func visitNodes(of member: SourceNode, as owner: Controls.Owner, _ found: inout Findings) {
    for node in member.descendants {
      switch node.kind {
      case .name where node.name == SourceNode.selfName: visit(node, as: owner, &found)
      case .assignment:
        guard let target = node.first, target.kind == .name, let setting = Controls.Setting(node),
          !isLocal(target)
        else { continue }
        found.settings.append((owner, setting))
      case .call where node.first?.kind == .name:
        guard case .function(let function)? = binder.callee(of: node), function.isMember, !function.isStatic,
          function.parent?.kind == .extension || function.parent?.kind == .type, function != member
        else { continue }
        found.passes.append((owner, Controls.Pass(target: function, statement: node, call: node)))
      case .name where Self.parts[node.name] != nil && !isLocal(node): visitPart(node, as: owner, &found)
      default: continue
      }
    }
  }

  /// Adds the effects on a part such as `titleLabel`, whose base is the current instance.
  private func visitPart(_ node: SourceNode, as owner: Controls.Owner, _ found: inout Findings) {
    guard let part = Self.parts[node.name], node.parent?.kind != .assignment else { return }
    visit(node, as: Controls.Owner(node: owner.node, part: part), &found)
  }

  private func isLocal(_ name: SourceNode) -> Bool { binder.declarations(of: name).contains(where: \.isLocal) }
}

extension SourceNode {
  /// The innermost closure without parameters around `$0`.
  var closureAround: SourceNode? {
    for (_, outer) in outwardSteps {
      switch outer.kind {
      case .closure, .trailing: return outer
      case .function, .initializer, .type, .extension, .file: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a property has storage and no accessors.
  var isStored: Bool {
    guard kind == .property, child(.block) == nil else { return false }
    guard end < tree.nodes.count else { return true }
    let next = SourceNode(tree: tree, index: end)
    return !(next.parent == parent && next.kind == .function && next.name.hasPrefix("("))
  }
}
