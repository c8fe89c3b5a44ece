internal import Documents
internal import SwiftTrees

extension LabelSearch {
  // MARK: Declarations

  /// Returns the names of the app's own modifiers that lead to unread code.
  func unreadModifiers() -> Set<String> {
    let types = components.binder.types
    let found = types.modifiers.subtracting(code.modifiers)
    return Set(
      Array(found).concurrentMap { [self] name in
        types.modifiers(named: name).contains { isUnread($0) } ? name : nil
      }.compactMap(\.self))
  }

  /// Returns the types of modifiers that lead to unread code.
  func unreadTypes() -> Set<String> {
    let types = components.binder.types
    let found = types.entries.filter { types.isDeclared($0.key) && types.inherits($0.key, from: "ViewModifier") }
    return Set(
      Array(found).concurrentMap { [self] type, entry in
        (entry.members["body"] ?? []).contains { isUnread($0) } ? type : nil
      }.compactMap(\.self))
  }

  /// Whether the views that a modifier receives end up in unread code.
  private func isUnread(_ modifier: SourceNode) -> Bool {
    guard let body = modifier.child(.block) else { return false }
    let views = body.descendants.filter { isModified($0, in: modifier) }
    return views.isEmpty
      || views.contains { view in
        view.kind == .call && effect(ofModifier: view, SourceNode.labels) == .unknown
          || effect(around: view, by: SourceNode.labels) == .unknown
      }
  }

  /// Whether a node in the code of a modifier is the modified view, or modifies that view implicitly.
  private func isModified(_ node: SourceNode, in modifier: SourceNode) -> Bool {
    // A type of modifiers receives the view as a parameter.
    if modifier.name == "body" { return node.kind == .name && node.name == modifier.child(.parameter)?.name }
    let binder = components.binder
    switch node.kind {
    case .name where node.name == "self": return true
    case .name:
      return binder.types.modifiers.contains(node.name)
        && binder.declarations(of: node).contains { $0.kind == .property && $0.parent?.kind == .extension }
    case .call:
      guard let callee = node.first, callee.kind == .name, callee.name.first?.isLowercase == true else { return false }
      let declared = binder.declarations(of: callee)
      guard declared.isEmpty else {
        return binder.types.modifiers.contains(node.name) && declared.contains { $0.parent?.kind == .extension }
      }
      return ViewModifier.named(node.name) != nil || node.isDrawn
    default: return false
    }
  }

  // MARK: Closures

  /// Returns the effect of the closures to which a call of a modifier passes the view.
  ///
  /// `end` is an outer closure that is being read. To bound the work, closures in it are not read.
  func effect(ofClosuresIn call: SourceNode, until end: SourceNode?) -> Effect {
    let modifiers = components.binder.types.modifiers(named: call.name)
    guard modifiers.count <= Binder.mostOverloads else { return .unknown }
    let isStep = Self.steps.contains(call.name)
    guard isStep || modifiers.contains(where: { $0.children.contains(where: \.takesView) }) else { return .none }
    guard end == nil else { return .unknown }
    return call.children.lazy.filter { [.argument, .trailing].contains($0.kind) }.map { part in
      guard let value = part.kind == .trailing ? part : part.first else { return .none }
      guard value.kind == .closure || value.kind == .trailing else {
        // A function may contain any code.
        let isFunction = isStep || modifiers.contains { call.parameter(of: part, in: $0)?.takesView == true }
        return isFunction && value.name != "init" ? .unknown : .none
      }
      // Any of the values may be the view.
      let names = value.children.filter { $0.kind == .parameter }.map(\.name)
      return value.descendants.lazy.filter { $0.kind == .name && ($0.name.first == "$" || names.contains($0.name)) }
        // The modifier may call the closure only conditionally.
        .map { min(effect(around: $0, by: SourceNode.labels, until: value), .unknown) }.max() ?? .none
    }.max() ?? .none
  }
}

extension TypeTable {
  /// Returns the modifiers with a name that the sources add to views.
  func modifiers(named name: String) -> [SourceNode] { viewModifiers[name] ?? [] }
}

extension SourceNode {
  /// Whether the code around a call draws the call's view.
  fileprivate var isDrawn: Bool {
    for (node, parent) in self.outwardSteps {
      switch parent.kind {
      case .block, .choice, .result, .member: break
      case .trailing, .closure: guard parent.parent?.name.first?.isUppercase == true else { return false }
      case .call: guard parent.first == node || node.kind == .trailing else { return false }
      case .function, .property: return true
      default: return false
      }
    }
    return false
  }

  /// Whether a parameter is a closure that takes values and returns a result.
  fileprivate var takesView: Bool {
    guard kind == .parameter, let type = child(.typeName), type.hasArrow else { return false }
    return !type.name.contains("()->") && !type.returnsNothing
  }
}
