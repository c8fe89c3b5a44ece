internal import SwiftTrees

/// The types that have the outlets.
extension EffectFinder {
  /// Returns the type that owns a name or member; empty if it is not known, nil for a local variable.
  func owner(of node: SourceNode) -> String? {
    guard node.kind == .member, let base = node.first else {
      let isLocal = binder.declarations(of: node).contains { $0.kind == .parameter || $0.isLocal }
      return isLocal ? nil : types.scope(of: node)
    }
    if base.isInstance { return types.scope(of: node) }
    guard let type = binder.type(of: base)?.name ?? madeType(of: base) else { return "" }
    if types.isDeclared(type) || TypeTable.isClassOfUIKit(type) { return type }
    // Such a protocol of UIKit, or type of another module, has no outlets of the app.
    return binder.type(of: base) == nil || type.hasPrefix("UI") && !owners.contains(type) ? nil : ""
  }

  /// Returns the type of another module that a local constant makes, as in `let bar = Bar.Plain()`; nil for any other.
  private func madeType(of base: SourceNode) -> String? {
    let found = binder.declarations(of: base).filter { $0.kind == .property }
    // A value that is made of others may have their members.
    guard found.count == 1, found[0].isLet, found[0].makesValue, let call = found[0].child(.call),
      call.arguments.isEmpty, let path = call.first?.path, path.allSatisfy({ $0.first?.isUppercase == true }),
      let name = path.last, !owners.contains(name)
    else { return nil }
    return path.joined(separator: ".")
  }
}
